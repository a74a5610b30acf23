/**
 * The part of the banner that is in the inline script, so that the banner is answered at once: the page script
 * (`consent.client.ts`) may come later, and then announces the choice.
 */

import { type Choice, everything, nothing } from '../../lib/consent/record';
import { type ChoiceButton, choiceButtonAt } from './choice-buttons';

/** The greatest time, in ms, and distance, in px, between the two taps of a double tap. */
const doubleTapTime = 400;
const doubleTapDistance = 24;

/** The choices that buttons of the banner make at once. */
const choices: Partial<Record<ChoiceButton, Choice>> = { all: everything, none: nothing };

/** The last click that made a choice. */
let lastAnswer: MouseEvent | undefined;

/**
 * Saves the choice of a click on "Accept All" or "Reject All", and hides the banner.
 * @returns whether the click was on one of them
 */
export function answerBanner(click: MouseEvent): boolean {
  const button = buttonAt(click);
  const choice = button && choices[button];
  if (!choice) return false;
  lastAnswer = click;
  window.siteConsent.answer(choice);
  return true;
}

/** Whether a tap is the second one of a double tap whose first one closed the banner. It hits what lay below. */
export const isSecondTap = (tap: MouseEvent) =>
  lastAnswer &&
  tap.isTrusted &&
  tap.timeStamp - lastAnswer.timeStamp < doubleTapTime &&
  Math.hypot(tap.clientX - lastAnswer.clientX, tap.clientY - lastAnswer.clientY) <
    doubleTapDistance;

/**
 * Answers a click on a button that opens the preferences after the page script has failed. One outside of the banner
 * (`again`) shows the banner. That of the banner (`some`) loads the page anew: a new version of the site may have replaced
 * the script of the preferences.
 */
export function choosePreferencesWithoutScript(click: MouseEvent) {
  const button = buttonAt(click);
  if (button === 'again') window.siteConsent.show(true);
  else if (button) location.reload();
}

const buttonAt = ({ target }: MouseEvent) =>
  choiceButtonAt(target)?.dataset.choose as ChoiceButton | undefined;
