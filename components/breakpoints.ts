import type { Config } from 'tailwindcss';
import { mobileBreakpoint } from '../lib/constants';

/** Gives the style sheet the breakpoint that scripts and pictures' `sizes` have. */
// biome-ignore lint/style/noDefaultExport: Tailwind asks for it
export default { theme: { screens: { md: mobileBreakpoint } } } satisfies Config;
