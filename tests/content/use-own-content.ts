import { own } from '../support/sites';

// Has to be imported before anything that reads content.
Object.assign(process.env, own);
