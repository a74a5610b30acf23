/** An inline script with all it imports, as one text (`vite.config.ts`). */
declare module 'virtual:inline-script/*' {
  export const code: string;
}
