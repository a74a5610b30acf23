import type { PageContextServer } from 'vike/types';

/** The script of every page, which imports the style sheet. */
export const pageScript = 'components/document/page.client.ts';

/** Where the build writes the critical CSS, which it knows once all pages are rendered. */
export const criticalStyles = '/* critical CSS */';

/** URLs of what documents load. */
export interface Assets {
  styleSheet: string;
  script: string;
}

/**
 * Finds the assets in the bundler's manifest; in development they are the source files.
 * @throws if the build has no such files
 */
export function assetsOf({ assetsManifest }: PageContextServer['globalContext']): Assets {
  if (!assetsManifest) {
    return { styleSheet: '/components/style.css', script: `/${pageScript}` };
  }
  const { file, css: [styleSheet] = [] } = assetsManifest[pageScript] ?? {};
  if (!file || !styleSheet)
    throw new Error(`The build has no script or no styles for ${pageScript}.`);
  return {
    styleSheet: `/${styleSheet}`,
    script: `/${file}`,
  };
}
