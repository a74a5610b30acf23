import type { PageContextServer } from 'vike/types';

/** The script of every page, which brings the style sheet. */
const pageScript = 'components/document/page.client.ts';

/** URLs of what documents load. */
export interface Assets {
  styleSheet: string;
  /** Those that the style sheet names. */
  fonts: string[];
  script: string;
}

/**
 * Looks the assets up in the bundler's manifest; while developing they are the sources.
 * @throws where the build has not made them
 */
export function assetsOf({ assetsManifest }: PageContextServer['globalContext']): Assets {
  if (!assetsManifest) {
    return { styleSheet: '/components/style.css', fonts: [], script: `/${pageScript}` };
  }
  const { file, css: [styleSheet] = [], assets = [] } = assetsManifest[pageScript] ?? {};
  if (!file || !styleSheet) throw new Error(`The build made no script or styles of ${pageScript}.`);
  return {
    styleSheet: `/${styleSheet}`,
    fonts: assets.filter((name) => name.endsWith('.woff2')).map((name) => `/${name}`),
    script: `/${file}`,
  };
}
