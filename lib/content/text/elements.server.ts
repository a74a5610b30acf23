import type { Element, ElementContent, Properties, Text } from 'hast';

/** An HTML element. Properties have the names of `hast`: `className`, `ariaLabel`, `dataColumn`. */
export const element = (
  tagName: string,
  properties: Properties,
  children: ElementContent[],
): Element => ({ type: 'element', tagName, properties, children });

export const textNode = (value: string): Text => ({ type: 'text', value });
