/** The text of a script that is bundled with everything that it imports (`vite.config.ts`). */
declare module 'virtual:inline-script/*' {
  export const code: string;
}
