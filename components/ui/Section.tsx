import type { ComponentProps, ReactNode } from 'react';

interface SectionProps {
  id: string;
  heading: string;
  intro?: string;
  tone?: 'plain' | 'sand' | 'mist';
  /** Content below the heading. On large screens heading and this are to the left of the children. */
  beside?: ReactNode;
  /** Whether the heading is to the left of the children on large screens, also with nothing below it. */
  isSplit?: boolean;
  children: ReactNode;
}

const tones = { plain: '', sand: 'bg-sand', mist: 'bg-mist' };

/** A section of a page with a heading, across the full width. */
export function Section({
  beside,
  isSplit = beside !== undefined,
  children,
  ...props
}: SectionProps) {
  const columns =
    'max-2xl:stacked-stack 2xl:grid 2xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] 2xl:gap-16';
  return (
    <Band {...props} layout={isSplit ? columns : 'stacked-stack'}>
      <div>
        <Heading {...props} />
        {beside}
      </div>
      <div className="@container">{children}</div>
    </Band>
  );
}

interface PictureSectionProps extends Omit<SectionProps, 'beside' | 'isSplit'> {
  picture: ReactNode;
  /** With `left` the picture is small on phones, with the text around it. */
  pictureSide?: keyof typeof sides;
}

const sides = {
  left: {
    columns: 'md:grid-cols-[min(20rem,33%)_1fr]',
    picture: 'float-left mr-5 w-32 md:col-start-1 md:w-auto md:self-start',
  },
  right: { columns: 'md:grid-cols-2', picture: 'mb-5 md:mb-0 md:col-start-2 md:self-center' },
};

/** A section with a picture beside the text, or below the heading on phones. The picture may be missing. */
export function PictureSection(props: PictureSectionProps) {
  const { picture, pictureSide = 'right', children, ...band } = props;
  if (!picture) return <Section {...band}>{children}</Section>;
  const side = sides[pictureSide];
  return (
    <Band
      {...band}
      layout={`flow-root md:grid md:gap-x-stack md:gap-y-6 lg:gap-x-16 ${side.columns}`}
    >
      <div className="mb-5 md:mb-0 md:self-end">
        <Heading {...band} />
      </div>
      <div className={`reveal md:row-span-2 md:row-start-1 ${side.picture}`}>{picture}</div>
      <div className="md:row-start-2 md:self-start">{children}</div>
    </Band>
  );
}

/** The element of a section, in its tone. */
function Band({ id, tone = 'plain', layout, children }: BandProps) {
  return (
    <section id={id} aria-labelledby={headingId(id)} className={tones[tone]}>
      <div className={`page-width py-section ${layout}`}>{children}</div>
    </section>
  );
}

type BandProps = Pick<SectionProps, 'id' | 'tone' | 'children'> & { layout: string };

function Heading({ id, heading, intro }: Pick<SectionProps, 'id' | 'heading' | 'intro'>) {
  return (
    <div className="@container">
      <h2 id={headingId(id)} className="max-w-3xl text-h2">
        {heading}
      </h2>
      {intro && <p className="mt-3 max-w-measure text-lead text-soft">{intro}</p>}
    </div>
  );
}

type PartProps = ComponentProps<'section'> & { id: string; heading: string };

/** A part of an article, under a heading of its own. */
export function Part({ id, heading, className, children }: PartProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="mb-4 text-h2-article">
        {heading}
      </h2>
      {children}
    </section>
  );
}

/** The id of the heading of a section, for other elements that the heading names. */
export const headingId = (id: string) => `${id}-heading`;
