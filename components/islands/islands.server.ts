import type { ComponentProps, ComponentType } from 'react';
import { Carousel } from './Carousel.island';
import { ContactForm } from './ContactForm.island';
import { LanguageToggle } from './LanguageToggle.island';
import { Menus } from './Menus.island';
import { PlanFinder } from './PlanFinder.island';

/** Every island by its name, for rendering on the server. */
export const islands = {
  Carousel,
  ContactForm,
  LanguageToggle,
  Menus,
  PlanFinder,
} satisfies Record<string, ComponentType<never>>;

export type IslandName = keyof typeof islands;

/** What an island is handed from the page; its static children are not among it. */
export type IslandProps<Name extends IslandName> = Omit<
  ComponentProps<(typeof islands)[Name]>,
  'children'
>;
