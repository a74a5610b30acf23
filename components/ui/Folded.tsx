import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** What phones fold under a summary; larger screens and paper show it without one. */
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
