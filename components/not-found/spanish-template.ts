/** Id of the <template> in /404.html that holds the Spanish page. */
export const spanishTemplate = 'not-found-es';
