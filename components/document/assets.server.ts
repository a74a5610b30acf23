import type { PageContextServer } from 'vike/types';

/** The source of the page script, which imports the style sheet. */
export const pageScript = 'components/document/page.client.ts';

/**
 * The placeholder that the build replaces by the critical CSS,
 * which it knows only after all pages are rendered.
 */
export const criticalStyles = '/* critical CSS */';

/** The URLs of the files that documents load. */
export interface Assets {
  styleSheet: string;
  script: string;
}

/**
 * Finds the assets in the manifest of the bundler. In development they are the source files.
 * @throws if the build lacks them
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
