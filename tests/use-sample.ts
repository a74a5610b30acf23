import { sample } from './sites';

// To be imported before anything that reads content. Another choice, made before, holds.
Object.assign(process.env, { ...sample, ...process.env });
