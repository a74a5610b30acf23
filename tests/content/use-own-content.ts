import { own } from '../sites';

// To be imported before anything that reads content.
Object.assign(process.env, own);
