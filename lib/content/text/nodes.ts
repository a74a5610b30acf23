import type { Literal, Node, Parent, PhrasingContent } from 'mdast';

/** `{phone}`: a fact, by its name. */
interface Fact extends Node {
  type: 'fact';
  name: string;
}

/** `{ifMedicare}`: the sentence that follows is shown only if the condition holds. */
interface Condition extends Node {
  type: 'condition';
  name: string;
}

/** `{from 2026-12-01}` or `{until 2027-01-01}` at the start of a paragraph: the days on which it is shown. */
export interface DateMark extends Node {
  type: 'dateMark';
  kind: 'from' | 'until';
  /** ISO date: the first day on which the paragraph is shown, or the first on which it is not shown any more. */
  day: string;
}

/** `[Mwen pale kreyòl]{lang=ht}`: a passage in another language than the text around it. */
export interface ForeignPassage extends Parent {
  type: 'foreignPassage';
  /** BCP 47 tag. */
  lang: string;
  children: PhrasingContent[];
}

/** Braces that have no meaning. */
interface UnknownBraces extends Literal {
  type: 'unknownBraces';
}

/** `&bull;` or `&#8226;`: HTML for a sign, which is the value. */
interface CharacterReference extends Literal {
  type: 'characterReference';
}

declare module 'mdast' {
  interface PhrasingContentMap {
    fact: Fact;
    condition: Condition;
    dateMark: DateMark;
    foreignPassage: ForeignPassage;
    unknownBraces: UnknownBraces;
    characterReference: CharacterReference;
  }

  interface RootContentMap {
    fact: Fact;
    condition: Condition;
    dateMark: DateMark;
    foreignPassage: ForeignPassage;
    unknownBraces: UnknownBraces;
    characterReference: CharacterReference;
  }

  interface ParagraphData {
    /** The dates at the start of the paragraph. */
    dateMarks?: DateMark[];
  }

  interface TextData {
    /** Whether the text ends with a fact. */
    isFact?: boolean;
  }

  interface HeadingData {
    /** The id of the heading. */
    id?: string;
    /** The id made of the heading's own words, if that is free (`headings.server.ts`). */
    ownId?: string;
  }
}
