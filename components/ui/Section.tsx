import { createContext, type ReactNode, use } from 'react';

interface SectionProps {
  id: string;
  heading: string;
  intro?: string;
  tone?: 'plain' | 'sand' | 'mist';
  /** `beside`: on large screens the heading is to the left of the content. */
  layout?: 'stacked' | 'beside';
  children: ReactNode;
}

const tones = { plain: '', sand: 'bg-sand', mist: 'bg-mist' };

const layouts = {
  stacked: 'stacked-stack',
  beside: 'max-xl:stacked-stack xl:grid xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] xl:gap-16',
};

/** A section of a page with a heading, across the full width. */
export function Section({
  id,
  heading,
  intro,
  tone = 'plain',
  layout = 'stacked',
  children,
}: SectionProps) {
  return (
    <section id={id} aria-labelledby={headingId(id)} className={tones[tone]}>
      <div className={`page-width py-section ${layouts[layout]}`}>
        <Heading id={id} heading={heading} intro={intro} />
        <div>{children}</div>
      </div>
    </section>
  );
}

interface PictureSectionProps extends Omit<SectionProps, 'layout'> {
  picture: ReactNode;
  pictureSide?: 'left' | 'right';
}

/** A section with a heading and a picture beside the text, or above it on small screens. */
export function PictureSection({
  id,
  heading,
  intro,
  tone = 'plain',
  picture,
  pictureSide = 'right',
  children,
}: PictureSectionProps) {
  return (
    <section id={id} aria-labelledby={headingId(id)} className={tones[tone]}>
      <div className="page-width grid grid-cols-1 gap-x-16 gap-y-stack py-section md:grid-cols-2 md:gap-x-stack lg:gap-x-16">
        <div className="md:self-end">
          <Heading id={id} heading={heading} intro={intro} />
        </div>
        <div
          className={`reveal md:row-span-2 md:row-start-1 md:self-center ${pictureSide === 'left' ? 'md:col-start-1' : 'md:col-start-2'}`}
        >
          {picture}
        </div>
        <div className="md:row-start-2 md:self-start">{children}</div>
      </div>
    </section>
  );
}

function Heading({
  id,
  heading,
  intro,
}: {
  id: string;
  heading: string;
  intro: string | undefined;
}) {
  return (
    <div className="@container">
      <h2 id={headingId(id)} className="max-w-3xl text-h2">
        {heading}
      </h2>
      {intro && <p className="mt-4 max-w-measure text-lead text-soft">{intro}</p>}
    </div>
  );
}

const headingId = (id: string) => `${id}-heading`;

/** URL of the style sheet, on pages that load it at the end of their first screen. */
export const StyleSheetContext = createContext<string | undefined>(undefined);

/**
 * Ends the first screen of a page. The build writes the styles of everything before it into the
 * head (`scripts/build/critical-css.ts`); the style sheet with the rest is fetched here.
 */
export function Fold() {
  const styleSheet = use(StyleSheetContext);
  return styleSheet && <link rel="stylesheet" href={styleSheet} />;
}
