import { mobileScreen } from '../breakpoints';
import { type LoadingTime, Picture } from '../picture/Picture';
import { useSite } from '../ui/SiteContext';

/**
 * A card for each service: a drawn scene, the name, and words in which a patient who needs the service would describe it.
 * On phones the scene is beside the words.
 * @param loads when the scenes load
 */
export function ServiceCards({ loads }: { loads?: LoadingTime }) {
  const { services, href } = useSite();
  return (
    <ul className="reveal grid gap-2 sm:grid-cols-2 md:gap-5 lg:grid-cols-3">
      {services.map((page) => (
        <li
          key={page.id}
          className="group relative flex overflow-hidden rounded-card border border-line bg-surface shadow-card transition-[border-color,box-shadow] hover:border-link hover:shadow-float sm:block"
        >
          <Picture
            name={page.id}
            alt=""
            loads={loads}
            sizes={`${mobileScreen} 6rem, 25rem`}
            className="w-[27%] shrink-0 sm:aspect-5/2 sm:w-full print:hidden"
          />
          <div className="min-w-0 grow px-4 py-2.5 sm:p-5">
            <h3 className="text-h3">
              <a
                href={href(page.id)}
                className="text-link underline decoration-1 underline-offset-4 after:absolute after:inset-0 after:rounded-card group-hover:decoration-2"
              >
                {page.name}
              </a>
            </h3>
            {page.soundsLike && (
              <p className="mt-1 leading-snug font-semibold">{page.soundsLike}</p>
            )}
            <p className="mt-1 leading-snug text-soft max-sm:hidden">{page.summary}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
