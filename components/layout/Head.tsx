import { Helmet, HelmetProvider } from 'react-helmet-async';
import type { Metadata } from '../../lib/head/metadata';

/**
 * The page's only Helmet. On React 19 it renders plain elements, which React lifts into <head>
 * without removing doubles.
 */
export function Head({ metadata }: { metadata: Metadata }) {
  const { title, description, keywords, canonical, ogImage, alternates, robots } = metadata;
  return (
    <HelmetProvider>
      <Helmet>
        <title>{title}</title>
        <meta name="description" content={description} />
        {keywords && <meta name="keywords" content={keywords.join(', ')} />}
        {robots && <meta name="robots" content={robots} />}
        {canonical && <link rel="canonical" href={canonical} />}
        {alternates.map(({ hrefLang, href }) => (
          <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
        ))}
        <meta property="og:type" content="website" />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        {canonical && <meta property="og:url" content={canonical} />}
        <meta property="og:image" content={ogImage} />
        <meta name="twitter:card" content="summary_large_image" />
        <meta name="twitter:title" content={title} />
        <meta name="twitter:description" content={description} />
        <meta name="twitter:image" content={ogImage} />
      </Helmet>
    </HelmetProvider>
  );
}
