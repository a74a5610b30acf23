/** Name of the only Trusted Types policy; it allows HTML that the site's build has written. */
export const htmlPolicy = 'site-html';
