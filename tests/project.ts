import { fileURLToPath } from 'node:url';

export const projectFolder = fileURLToPath(new URL('..', import.meta.url));

export const contentFolder = fileURLToPath(new URL('../content', import.meta.url));
