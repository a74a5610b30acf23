import { routes } from '../../lib/routes.server';

/** Without visits by video there is no such page, and Vike would warn of it at each build. */
export const prerender = routes.some(({ kind }) => kind === 'telepsychiatry');
