/** Id of the <template> in /404.html that contains the Spanish page. */
export const spanishTemplate = 'not-found-es';
