/** Written into the scripts by the build (`vite.config.ts`). */
declare const __COOKIE_POLICY_REVISION__: number;

/** The cookie policy's revision (`content/practice.yaml`); an older choice is asked for again. */
export const policyRevision = __COOKIE_POLICY_REVISION__;
