import type { Config } from 'tailwindcss';
import { mobileBreakpoint } from '../lib/constants';

/** Gives the style sheet the same breakpoint as scripts and pictures' `sizes`. */
// biome-ignore lint/style/noDefaultExport: Tailwind asks for it
export default { theme: { screens: { md: mobileBreakpoint } } } satisfies Config;
