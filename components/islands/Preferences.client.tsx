import { Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog';
import { type FormEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Category } from '../../lib/consent/record';
import type { PreferencesLabels } from '../layout/ConsentBanner';
import { buttonClass } from '../ui/ButtonLink';

const container = document.createElement('div');
// A switch of the language in place leaves it where it is.
container.dataset.lasting = 'preferences';
document.body.append(container);
const root = createRoot(container, { identifierPrefix: 'preferences' });

let count = 0;

/**
 * Opens the dialog "Cookie Preferences" with the choice as it stands.
 * @param onSaved called after the visitor has saved; Cancel and Escape save nothing
 */
export function showPreferences(labels: PreferencesLabels, onSaved: () => void) {
  // Each opening starts from the record, not from what was left unsaved.
  root.render(<Preferences key={++count} labels={labels} onSaved={onSaved} />);
}

function Preferences({ labels, onSaved }: { labels: PreferencesLabels; onSaved: () => void }) {
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    window.siteConsent.show(false);
  };
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const granted = new FormData(event.currentTarget);
    window.siteConsent.save({
      analytics: granted.has('analytics'),
      marketing: granted.has('marketing'),
    });
    setOpen(false);
    onSaved();
  };
  return (
    <Root open={isOpen} onOpenChange={close}>
      <Portal container={container}>
        {/* Radix's own overlay would lock the scrolling by a style element, which a strict policy
            forbids. */}
        <div className="preferences-shade" />
        <Content
          lang={document.documentElement.lang}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            focusOpener();
          }}
          className="fixed inset-x-4 top-1/2 z-45 mx-auto max-h-[calc(100dvh-2rem)] max-w-xl -translate-y-1/2 overflow-y-auto overscroll-contain rounded-card bg-surface p-5 text-ink shadow-float sm:p-8 print:hidden"
        >
          <Title className="text-h2-article">{labels.title}</Title>
          <Description className="mt-2 text-soft">{labels.intro}</Description>
          <form onSubmit={save}>
            <Switches labels={labels} />
            <p className="mt-5">
              <a
                href={labels.policyHref}
                className="inline-block py-1 text-link underline underline-offset-4"
              >
                {labels.policy}
              </a>
            </p>
            <div className="mt-5 flex flex-wrap gap-3">
              <button type="submit" className={`${buttonClass('primary')} grow`}>
                {labels.save}
              </button>
              <button type="button" onClick={close} className={`${buttonClass('secondary')} grow`}>
                {labels.cancel}
              </button>
            </div>
          </form>
        </Content>
      </Portal>
    </Root>
  );
}

const categories = ['necessary', 'analytics', 'marketing'] as const;

function Switches({ labels }: { labels: PreferencesLabels }) {
  const { consent } = window.siteConsent.record;
  return categories.map((category) => {
    const { name, text } = labels.categories[category];
    const isLocked = category === 'necessary';
    return (
      <div key={category} className="mt-5 border-t border-line pt-4">
        <label className="flex min-h-11 items-center justify-between gap-4 font-semibold text-heading">
          {name}
          <span className="flex items-center gap-3">
            {isLocked && (
              <span className="text-small font-normal text-soft">{labels.alwaysOn}</span>
            )}
            <input
              type="checkbox"
              // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is on
              role="switch"
              name={category}
              defaultChecked={isLocked || consent[category as Category]}
              disabled={isLocked}
              aria-describedby={`about-${category}`}
              className="switch"
            />
          </span>
        </label>
        <p id={`about-${category}`} className="text-small text-soft">
          {text}
        </p>
      </div>
    );
  });
}

/** What asked for the dialog, or has taken its place. */
function focusOpener() {
  for (const choose of ['some', 'again']) {
    const button = document.querySelector<HTMLElement>(`[data-choose="${choose}"]`);
    if (button?.checkVisibility()) return button.focus();
  }
}
