import type { Config } from 'tailwindcss';

/** Below this width, 768 px, a screen is mobile (specification, section 9). */
const mobileBreakpoint = '48rem';

/** The media query of mobile screens. */
export const mobileScreen = `(width < ${mobileBreakpoint})`;

/** From this width on the parts of a first screen stand beside each other. */
export const wideBreakpoint = '64rem';

/** Gives the style sheet the same breakpoints as scripts and attributes. */
// biome-ignore lint/style/noDefaultExport: Tailwind asks for it
export default {
  theme: { screens: { md: mobileBreakpoint, lg: wideBreakpoint } },
} satisfies Config;
