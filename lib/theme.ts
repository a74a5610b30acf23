/** The page's ground in each colour scheme; a test holds it against `components/style.css`. */
export const ground = { light: '#fdfaf5', dark: '#0c1d20' };
