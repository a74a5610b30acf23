import type { ComponentProps } from 'react';

interface ButtonLinkProps extends ComponentProps<'a'> {
  href: string;
  variant?: 'primary' | 'secondary';
}

/** A link that looks like a button: it leads somewhere. */
export function ButtonLink({ variant = 'primary', className = '', ...rest }: ButtonLinkProps) {
  return <a {...rest} className={`${buttonClass(variant)} ${className}`} />;
}

/** The look of a button, for links and for real buttons alike. */
export function buttonClass(variant: 'primary' | 'secondary'): string {
  const shared =
    'inline-flex min-h-12 items-center justify-center rounded-control border px-6 py-2 text-center font-semibold print:border-ink print:text-ink';
  return variant === 'primary'
    ? `${shared} border-transparent bg-teal-800 text-white hover:bg-teal-900`
    : `${shared} border-teal-700 bg-white text-teal-800 hover:bg-teal-50`;
}
