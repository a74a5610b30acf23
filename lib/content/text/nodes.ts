import type { Literal, Node, Parent, PhrasingContent } from 'mdast';

/** `{phone}`: a fact of the practice, by its name. */
interface Fact extends Node {
  type: 'fact';
  name: string;
}

/** `{ifMedicare}`: what follows stands only where the fact of this name holds. */
interface Condition extends Node {
  type: 'condition';
  name: string;
}

/** `{from 2026-12-01}` or `{until 2027-01-01}`: when the paragraph that it begins holds. */
export interface DateMark extends Node {
  type: 'dateMark';
  kind: 'from' | 'until';
  /** ISO date: the first day of the paragraph, or the first on which it no longer holds. */
  day: string;
}

/** `[Mwen pale kreyòl]{lang=ht}`: a passage in another language than the text around it. */
export interface ForeignPassage extends Parent {
  type: 'foreignPassage';
  /** BCP 47 tag. */
  lang: string;
  children: PhrasingContent[];
}

/** Braces that stand for nothing the site knows. */
interface UnknownBraces extends Literal {
  type: 'unknownBraces';
}

declare module 'mdast' {
  interface PhrasingContentMap {
    fact: Fact;
    condition: Condition;
    dateMark: DateMark;
    foreignPassage: ForeignPassage;
    unknownBraces: UnknownBraces;
  }

  interface RootContentMap {
    fact: Fact;
    condition: Condition;
    dateMark: DateMark;
    foreignPassage: ForeignPassage;
    unknownBraces: UnknownBraces;
  }

  interface ParagraphData {
    /** The dates that the paragraph begins with. */
    dateMarks?: DateMark[];
  }

  interface TextData {
    /** Whether the words end with those of a fact. */
    isFact?: boolean;
  }

  interface HeadingData {
    /** The fragment of the heading's address. */
    id?: string;
    /** The fragment that its own words make, where `id` is another one. */
    ownId?: string;
  }
}
