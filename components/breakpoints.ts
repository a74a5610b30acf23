import type { Config } from 'tailwindcss';

/** Below this width, 768 px, a screen is mobile (specification, section 9). */
export const mobileBreakpoint = '48rem';

/** From this width on the parts of a first screen stand beside each other. */
export const wideBreakpoint = '64rem';

/** Gives the style sheet the same breakpoints as scripts and attributes. */
// biome-ignore lint/style/noDefaultExport: Tailwind asks for it
export default {
  theme: { screens: { md: mobileBreakpoint, lg: wideBreakpoint } },
} satisfies Config;
