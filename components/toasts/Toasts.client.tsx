import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { createRoot } from 'react-dom/client';
import { InlineIcon } from '../ui/InlineIcon';
import { type Toast, type ToastLabels, toasts } from './toast';

/** A message with its surrounding texts, both in the language of the page that showed it. */
interface Notice {
  id: number;
  toast: Toast;
  labels: ToastLabels;
  lang: string;
}

const hotkey = [toasts.hotkey];

const container = document.createElement('div');
// It stays in the document when the language is switched in place.
container.dataset.persist = 'toasts';
document.body.append(container);
const root = createRoot(container, { identifierPrefix: 'toasts' });

let queue: Notice[] = [];
let count = 0;

/** Shows a message once those before it are closed. */
export function addToast(toast: Toast) {
  const labels = JSON.parse(document.getElementById('notifications')?.dataset.labels ?? '{}');
  queue.push({ id: count++, toast, labels, lang: document.documentElement.lang });
  render();
}

function remove(id: number) {
  const last = queue.find((notice) => notice.id === id);
  queue = queue.filter((notice) => notice !== last);
  render(last);
}

/** @param last the toast closed last, which labels the area while it is empty */
function render(last = queue[0]) {
  const { labels, lang } = queue[0] ?? last ?? {};
  if (!labels) return;
  root.render(
    <Provider
      label={labels.item}
      duration={toasts.duration}
      swipeDirection="right"
      swipeThreshold={toasts.swipeThreshold}
      announcerContainer={container}
    >
      {queue.slice(0, toasts.visible).map((notice) => (
        <Message key={notice.id} {...notice} />
      ))}
      <Viewport
        lang={lang}
        label={labels.region}
        hotkey={hotkey}
        className="fixed right-4 bottom-4 z-25 flex w-96 max-w-[calc(100vw-2rem)] flex-col gap-2 tall:bottom-26 print:hidden"
      />
    </Provider>,
  );
}

function Message({ id, toast, labels, lang }: Notice) {
  const { title, text, tone = 'plain' } = toast;
  return (
    <Root
      type={tone === 'failure' ? 'foreground' : 'background'}
      lang={lang}
      onOpenChange={(isOpen) => {
        if (!isOpen) remove(id);
      }}
      className="toast flex items-start gap-2 rounded-card border-l-4 border-focus bg-deep py-3 pl-5 text-on-deep shadow-float focus-visible:outline-focus"
    >
      <div className="grow py-1.5">
        <Title className="font-semibold">{title}</Title>
        {text && <Description className="mt-1 text-small text-on-deep-soft">{text}</Description>}
      </div>
      <Close
        aria-label={labels.close}
        className="grid size-11 shrink-0 place-items-center rounded-control focus-visible:-outline-offset-3 focus-visible:outline-on-deep"
      >
        <InlineIcon shape="close" />
      </Close>
    </Root>
  );
}
