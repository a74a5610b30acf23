import type { ComponentProps } from 'react';

type Variant = 'sun' | 'primary' | 'secondary' | 'urgent' | 'on-deep' | 'outline-on-deep';

/** The attributes of the link, and its look. */
export interface ButtonLinkProps extends ComponentProps<'a'> {
  href: string;
  variant?: Variant;
}

/**
 * A link that looks like a button. The space after it separates the words of two
 * neighbors where the page is read without styles.
 */
export function ButtonLink({ variant = 'primary', className = '', ...rest }: ButtonLinkProps) {
  return (
    <>
      <a {...rest} className={`${buttonClass(variant)} ${className}`} />{' '}
    </>
  );
}

const looks = {
  // The main action of a screen.
  sun: 'border-transparent bg-sun text-on-sun hover:bg-sun-hover',
  primary: 'border-transparent bg-action text-on-action hover:bg-action-hover',
  secondary: 'border-control bg-surface text-link hover:border-link hover:bg-mist',
  urgent: 'border-transparent bg-accent text-surface',
  'on-deep':
    'border-transparent bg-on-deep text-deep hover:bg-on-deep-soft focus-visible:outline-on-deep',
  'outline-on-deep':
    'border-on-deep-soft text-on-deep hover:bg-deep-line focus-visible:outline-on-deep',
} satisfies Record<Variant, string>;

/** The class names of a link or a button that looks like a button. */
export function buttonClass(variant: Variant): string {
  return `inline-flex min-h-12 items-center justify-center gap-2 rounded-control border px-6 py-2 text-center font-semibold wrap-anywhere print:hidden ${looks[variant]}`;
}
