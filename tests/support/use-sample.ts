import { sample } from './sites';

// Has to be imported before anything that reads content. A folder that was chosen before is kept.
Object.assign(process.env, { ...sample, ...process.env });
