import type { LucideIcon } from 'lucide-react';

/** Short points, each beside its icon. */
export function IconList({ points }: { points: { icon: LucideIcon; text: string }[] }) {
  return (
    <ul className="stacked-4">
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
export function IconBadge({
  icon: Icon,
  className = '',
}: {
  icon: LucideIcon;
  className?: string;
}) {
  return (
    <span
      className={`grid size-12 shrink-0 place-items-center rounded-full bg-mist text-link ${className}`}
    >
      <Icon className="size-6" />
    </span>
  );
}
