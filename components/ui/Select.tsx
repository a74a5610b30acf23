import type { ComponentProps } from 'react';

/** The look of a field of one line, and of a list. */
export const fieldClass =
  'block min-h-12 w-full rounded-control border border-control bg-surface px-3 py-2 aria-invalid:border-2 aria-invalid:border-accent';

/** A list to choose from, with the site's own arrow, because those of browsers touch the edge and are all different. */
export function Select(props: ComponentProps<'select'>) {
  return (
    <div className="relative after:pointer-events-none after:absolute after:top-1/2 after:right-5 after:size-2.5 after:-translate-y-3/4 after:rotate-45 after:border-r-2 after:border-b-2 after:text-link">
      <select {...props} className={`${fieldClass} appearance-none pr-12`} />
    </div>
  );
}
