import { mobileBreakpoint } from '../breakpoints';
import { Picture } from '../picture/Picture';

/**
 * The picture beside a page's heading.
 * @param name of a picture of `content/images/`
 */
export function PagePicture({ name, alt }: { name: string; alt: string }) {
  return (
    <Picture
      name={name}
      alt={alt}
      priority
      sizes={`(width < ${mobileBreakpoint}) 100vw, 30rem`}
      className="page-picture w-full rounded-picture md:aspect-4/3 print:hidden"
    />
  );
}
