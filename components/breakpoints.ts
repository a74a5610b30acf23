import type { Config } from 'tailwindcss';

/** Below this width, 768 px, a screen is mobile (specification, section 9). */
export const mobileBreakpoint = '48rem';

/** Gives the style sheet the same breakpoint as scripts and pictures' `sizes`. */
// biome-ignore lint/style/noDefaultExport: Tailwind asks for it
export default { theme: { screens: { md: mobileBreakpoint } } } satisfies Config;
