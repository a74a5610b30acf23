import { type Choice, categories } from '../../lib/consent/record';
import type { PreferencesLabels } from './ConsentBanner';

interface CategorySwitchProps {
  name: string;
  /** `locked` has the words for the state of a category that cannot be switched. */
  labels: { name: string; text: string; locked?: string };
  isOn: boolean;
  /** Called when the visitor switches it. */
  onSwitch?: (isOn: boolean) => void;
}

/** The switch of a cookie category, with the purpose of the category. */
export function CategorySwitch({ name, labels, isOn, onSwitch }: CategorySwitchProps) {
  // No heading of a text has an id with a low line.
  const aboutId = `_about-${name}`;
  return (
    <div className="mt-5 border-t border-line pt-4">
      <label className="flex min-h-11 items-center justify-between gap-4 font-semibold text-heading">
        {labels.name}
        <span className="flex items-center gap-3">
          {labels.locked && (
            <span className="text-small font-normal text-soft">{labels.locked}</span>
          )}
          <input
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is on
            role="switch"
            name={name}
            checked={isOn}
            onChange={(event) => onSwitch?.(event.currentTarget.checked)}
            disabled={labels.locked !== undefined}
            aria-describedby={aboutId}
            className="switch"
          />
        </span>
      </label>
      <p id={aboutId} className="max-w-measure text-small text-soft">
        {labels.text}
      </p>
    </div>
  );
}

interface ChoiceProps {
  choice: Choice;
  labels: PreferencesLabels;
  /** Called with the one category that the visitor switches. */
  onSwitch?: (changed: Partial<Choice>) => void;
}

/** The switches of the categories that visitors can choose. */
export function CategorySwitches({ choice, labels, onSwitch }: ChoiceProps) {
  return categories.map((category) => (
    <CategorySwitch
      key={category}
      name={category}
      labels={labels.categories[category]}
      isOn={choice[category]}
      onSwitch={(isOn) => onSwitch?.({ [category]: isOn })}
    />
  ));
}
