import { CardLink } from '../ui/CardLink';
import { ServiceIcon } from '../ui/ServiceIcon';
import { useSite } from '../ui/SiteContext';

/** A card for each service. */
export function ServiceCards() {
  const { services, href } = useSite();
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {services.map(({ id, name, summary, icon }) => (
        <li key={id} className="reveal">
          <CardLink
            href={href(id)}
            title={name}
            icon={<ServiceIcon name={icon} className="mb-4" />}
          >
            {summary}
          </CardLink>
        </li>
      ))}
    </ul>
  );
}
