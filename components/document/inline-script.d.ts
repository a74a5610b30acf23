/** The inline script of the head with all it imports, as one text (`vite.config.ts`). */
declare module 'virtual:inline-script' {
  export const code: string;
}
