import { Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog';
import { type FormEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Choice } from '../../lib/consent/record';
import { consentChanged } from '../../lib/consent/store.client';
import { buttonClass } from '../ui/ButtonLink';
import { CategorySwitch, CategorySwitches } from './CategorySwitch';
import type { PreferencesLabels } from './ConsentBanner';

const container = document.createElement('div');
// It stays in the document when the language is switched in place.
container.dataset.persist = 'preferences';
document.body.append(container);
const root = createRoot(container, { identifierPrefix: 'preferences' });

let count = 0;

interface PreferencesProps {
  labels: PreferencesLabels;
  /** The element that gets the focus after the dialog has closed. */
  opener: HTMLElement;
  /** Called after the visitor has saved; Cancel and Escape save nothing. */
  onSaved: () => void;
}

/** Opens the dialog "Cookie Preferences" with the current choice. */
export function showPreferences(props: PreferencesProps) {
  // Synchronous, so that the frame after the tap shows the dialog. The new key makes it show the stored record, not
  // unsaved changes from the last time.
  flushSync(() => root.render(<Preferences key={++count} {...props} />));
}

function Preferences({ labels, opener, onSaved }: PreferencesProps) {
  const [isOpen, setOpen] = useState(true);
  const stored = useSyncExternalStore(subscribe, () => window.siteConsent.record.consent);
  const [choice, setChoice] = useState<Choice>(stored);
  // A choice made in another tab is newer than unsaved changes here.
  useEffect(() => setChoice(stored), [stored]);
  const close = () => {
    setOpen(false);
    // `openPreferences` has shown the banner. Before the first choice it stays.
    window.siteConsent.show(false);
  };
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    window.siteConsent.save(choice);
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
            returnFocus(opener);
          }}
          className="fixed inset-x-4 top-1/2 z-45 mx-auto max-h-[calc(100dvh-2rem)] max-w-xl -translate-y-1/2 overflow-y-auto overscroll-contain rounded-card bg-surface p-5 text-ink shadow-float sm:p-8 print:hidden"
        >
          <Title className="text-h2-article">{labels.title}</Title>
          <Description className="mt-2 text-soft">{labels.intro}</Description>
          <form onSubmit={save}>
            <CategorySwitch name="necessary" labels={labels.categories.necessary} isOn />
            <CategorySwitches
              choice={choice}
              labels={labels}
              onSwitch={(changed) => setChoice({ ...choice, ...changed })}
            />
            <p className="mt-5">
              <a href={labels.policyHref} className="link inline-block py-1">
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

/**
 * Gives the focus to the button that opened the dialog. If it is hidden, as the banner's is after a choice, the
 * floating button for the preferences gets it.
 */
function returnFocus(opener: HTMLElement) {
  const isShown = opener.getClientRects().length > 0;
  (isShown ? opener : document.querySelector<HTMLElement>('.choices-again'))?.focus();
}

/** Calls a function whenever the stored choice may have changed. Returns the function that ends this. */
function subscribe(onChange: () => void) {
  addEventListener(consentChanged, onChange);
  return () => removeEventListener(consentChanged, onChange);
}
