import type { LucideIcon } from 'lucide-react';

/** A list of short points with icons. */
export function IconList({ points }: { points: { icon: LucideIcon; text: string }[] }) {
  return (
    <ul className="stacked-3">
      {points.map(({ icon: Icon, text }) => (
        <li key={text} className="flex items-center gap-4">
          <IconBadge icon={Icon} />
          {text}
        </li>
      ))}
    </ul>
  );
}

/** An icon in a circle. */
function IconBadge({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-full bg-mist text-link">
      <Icon className="size-6" />
    </span>
  );
}
