/** The name of the only Trusted Types policy. It allows HTML that the build of the site has written. */
export const htmlPolicy = 'site-html';
