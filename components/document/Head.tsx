import { Helmet, HelmetProvider } from 'react-helmet-async';
import { type Metadata, shareImageSize } from '../../lib/head/metadata.server';
import { type Language, otherLanguage } from '../../lib/language';

/**
 * The page's only Helmet. With React 19 it renders plain elements, which React moves into <head>
 * without removing duplicates.
 */
export function Head({ metadata }: { metadata: Metadata }) {
  const { title, description, keywords, lang, canonical, alternates, robots } = metadata;
  const { siteName, ogImage, ogImageAlt } = metadata;
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
        <meta property="og:site_name" content={siteName} />
        <meta property="og:locale" content={locales[lang]} />
        {alternates.length > 0 && (
          <meta property="og:locale:alternate" content={locales[otherLanguage(lang)]} />
        )}
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        {canonical && <meta property="og:url" content={canonical} />}
        <meta property="og:image" content={ogImage} />
        <meta property="og:image:type" content="image/png" />
        <meta property="og:image:width" content={`${shareImageSize.width}`} />
        <meta property="og:image:height" content={`${shareImageSize.height}`} />
        <meta property="og:image:alt" content={ogImageAlt} />
        <meta name="twitter:card" content="summary_large_image" />
        <meta name="twitter:title" content={title} />
        <meta name="twitter:description" content={description} />
        <meta name="twitter:image" content={ogImage} />
        <meta name="twitter:image:alt" content={ogImageAlt} />
      </Helmet>
    </HelmetProvider>
  );
}

/** The site's languages as Open Graph names them: both as they are used in the United States. */
const locales = { en: 'en_US', es: 'es_US' } satisfies Record<Language, string>;
