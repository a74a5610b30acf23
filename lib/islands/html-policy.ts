/** Name of the one Trusted Types policy: HTML that the site's own build has written. */
export const htmlPolicy = 'site-html';
