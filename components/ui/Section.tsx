import type { ReactNode } from 'react';

interface SectionProps {
  id: string;
  heading: string;
  intro?: string;
  tone?: 'plain' | 'sand' | 'teal';
  children: ReactNode;
}

const tones = { plain: '', sand: 'bg-sand-100', teal: 'bg-teal-50' };

/** A titled part of a page, across its full width. */
export function Section({ id, heading, intro, tone = 'plain', children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={tones[tone]}>
      <div className="page-width py-12 md:py-16">
        <h2 id={`${id}-heading`} className="text-3xl">
          {heading}
        </h2>
        {intro && <p className="mt-3 max-w-2xl text-ink-soft">{intro}</p>}
        <div className="mt-6">{children}</div>
      </div>
    </section>
  );
}
