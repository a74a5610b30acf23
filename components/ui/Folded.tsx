import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** Content that phones fold under a summary. Larger screens and paper show it without the summary. */
export function Folded({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className="folded group">
      <summary className="flex min-h-12 items-center gap-3 border-t border-line py-2 text-small leading-snug font-semibold text-heading">
        {summary}
        <ChevronDown className="ml-auto size-5 shrink-0 text-link group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}

/** How many facts of a list phones show beside the fold. A fifth one is shown too if it would be the only one to fold. */
export const unfoldedCount = (all: number) => (all === 5 ? 5 : 4);
