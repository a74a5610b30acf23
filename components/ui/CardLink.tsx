import type { ReactNode } from 'react';

/** A card that is one link: its title leads, its text says where to. */
export function CardLink({
  href,
  title,
  children,
}: {
  href: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <div className="relative flex h-full flex-col rounded-card border border-sand-200 bg-white p-5 shadow-card hover:border-teal-700">
      <h3 className="text-xl">
        <a href={href} className="after:absolute after:inset-0 after:rounded-card">
          {title}
        </a>
      </h3>
      <p className="mt-2 text-ink-soft">{children}</p>
    </div>
  );
}
