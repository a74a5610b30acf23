/** The page's background in each colour scheme; a test compares it with `components/style.css`. */
export const pageBackground = { light: '#fdfaf5', dark: '#0c1d20' };
