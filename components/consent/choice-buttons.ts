/** What a button for cookies does: the value of its `data-choose`. */
export type ChoiceButton =
  /** In the banner: accepts all categories. */
  | 'all'
  /** In the banner: refuses all but the necessary category. */
  | 'none'
  /** In the banner: opens the preferences. */
  | 'some'
  /** Outside of the banner, in the footer and floating above each page after a choice: opens the preferences again. */
  | 'again';

/** Matches every button for cookies. */
const choiceButtons = '[data-choose]';

/** Matches the buttons that make a choice at once. */
export const answerButtons = '[data-choose="all"], [data-choose="none"]';

/** Matches the buttons that open the preferences. */
export const preferencesButtons = '[data-choose="some"], [data-choose="again"]';

/** Matches the one of them that is in the banner. */
export const preferencesButtonOfBanner = '[data-choose="some"]';

/** The button for cookies at which an event happened; null if it happened elsewhere. */
export const choiceButtonAt = (target: EventTarget | null) =>
  (target as Element).closest<HTMLElement>(choiceButtons);
