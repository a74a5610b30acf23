/** The text of a script that is bundled with everything that it imports (`scripts/vite/inline-script.ts`). */
declare module 'virtual:inline-script/*' {
  export const code: string;
}
