/** A script bundled with all it imports, as one text to stand in the HTML. */
declare module '*?script' {
  export const code: string;
}
