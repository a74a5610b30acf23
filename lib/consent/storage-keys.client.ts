import { consentName, draftName, leftName, noticesName } from './cookies';

/** Written into the scripts by the build (`vite.config.ts`). */
declare const __STORAGE_PREFIX__: string;

// Not by `storageKey`: a bundler joins these texts into one.
export const consentKey = `${__STORAGE_PREFIX__}_${consentName}`;
export const draftKey = `${__STORAGE_PREFIX__}_${draftName}`;
export const noticesKey = `${__STORAGE_PREFIX__}_${noticesName}`;
export const leftKey = `${__STORAGE_PREFIX__}_${leftName}`;
