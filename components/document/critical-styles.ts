/** Where the build writes the critical CSS, which it knows once all pages are rendered. */
export const criticalStyles = '/* critical CSS */';
