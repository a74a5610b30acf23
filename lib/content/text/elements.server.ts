import type { Element, ElementContent, Properties, Text } from 'hast';

/** An element of HTML; properties as `hast` names them: `className`, `ariaLabel`, `dataColumn`. */
export const element = (
  tagName: string,
  properties: Properties,
  children: ElementContent[],
): Element => ({ type: 'element', tagName, properties, children });

export const textNode = (value: string): Text => ({ type: 'text', value });
