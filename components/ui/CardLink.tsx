import type { ReactNode } from 'react';

interface CardLinkProps {
  href: string;
  title: string;
  /** Shown above the title: an icon, or a picture as wide as the card. */
  icon?: ReactNode;
  picture?: ReactNode;
  size?: 'small' | 'large';
  children: ReactNode;
}

/** A card that is one link. */
export function CardLink({ href, title, icon, picture, size = 'large', children }: CardLinkProps) {
  return (
    <div
      className={`group relative flex h-full overflow-hidden rounded-card border border-line bg-surface shadow-card transition-[border-color,box-shadow] hover:border-link hover:shadow-float ${picture ? 'max-sm:flex-row max-sm:flex-wrap' : ''} flex-col`}
    >
      {picture}
      <div
        className={`flex min-w-0 flex-col ${size === 'small' ? 'max-sm:flex-[2_1_9rem] p-4' : 'grow p-5 sm:p-6'}`}
      >
        {icon}
        <h3 className="text-h3">
          <a
            href={href}
            className="underline-offset-4 after:absolute after:inset-0 after:rounded-card group-hover:underline"
          >
            {title}
          </a>
        </h3>
        <p className={`mt-2 text-soft ${size === 'small' ? 'text-small leading-snug' : ''}`}>
          {children}
        </p>
      </div>
    </div>
  );
}
