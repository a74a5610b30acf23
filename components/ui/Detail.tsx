import type { ReactNode } from 'react';

interface DetailProps {
  term: string;
  /** Whether it begins a new column on large screens if the list has columns. */
  startsColumn?: boolean;
  children: ReactNode;
}

/** A term of a `<dl>` with its description. */
export function Detail({ term, startsColumn, children }: DetailProps) {
  return (
    <div className={`break-inside-avoid ${startsColumn ? 'lg:break-before-column' : ''}`}>
      <dt className="font-semibold text-heading">{term}</dt>
      <dd className="py-1">{children}</dd>
    </div>
  );
}
