import {
  Brain,
  CloudSun,
  Focus,
  HeartPulse,
  Pill,
  Scale,
  Shield,
  Sprout,
  Wind,
} from 'lucide-react';
import type { ServiceIconName } from '../../lib/content/schemas/pages.server';
import { IconBadge } from './IconList';

const icons = {
  brain: Brain,
  'cloud-sun': CloudSun,
  focus: Focus,
  'heart-pulse': HeartPulse,
  pill: Pill,
  scale: Scale,
  shield: Shield,
  sprout: Sprout,
  wind: Wind,
} satisfies Record<ServiceIconName, typeof Brain>;

/** The icon that a service's front matter names. */
export function ServiceIcon({ name, className }: { name: ServiceIconName; className?: string }) {
  return <IconBadge icon={icons[name]} {...(className && { className })} />;
}
