import { redirects } from '../../lib/routes.server';

/** Without former addresses there is no page to build, and Vike would warn of it at each build. */
export const prerender = redirects.length > 0;
