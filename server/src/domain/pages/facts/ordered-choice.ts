import { type Elementish, hasTag, nearest, squash } from "../html/dom.ts";
import { isChosen } from "./price/options.ts";
import { isButtonTag } from "./stock-of-others.ts";

const isForm = hasTag("FORM");
const isChoice = hasTag("LABEL", "LI", "TR");
const isLabel = hasTag("LABEL");

/** "Order", the one word on the button of a form that sends what is chosen; elsewhere it may lead to a page or sort a list. */
export const isOrderButton = (element: Elementish, text: string): boolean =>
  /^order$/i.test(text) &&
  nearest(element, isButtonTag) !== null &&
  ORDERS.test(nearest(element, isForm)?.getAttribute("action") ?? "");
const ORDERS = /\border|basket|cart|checkout|\bbuy/i;

/** "Low D alone and the D and F are on hand and go out the same week." */
const ON_HAND =
  /^([^.!?;:]{2,80}?) (?:is|are) (?:all |now )?(?:on hand|in stock)(?=[.,;]|$| and (?:goe?s?|ships?|leaves?|posts?) )/i;

/** Whether a sentence begins with the choice that is made on the page, and says that it is there. */
export function saysChosenIsThere(element: Elementish, text: string): boolean {
  const subject = ON_HAND.exec(text)?.[1]?.toLowerCase();
  if (!subject) return false;
  const form = nearest(element, isForm);
  const choices = [...(form?.querySelectorAll("input[checked]") ?? [])].flatMap((input) => {
    const choice = nearest(input, isLabel) ?? nearest(input, isChoice);
    return choice && isChosen(choice) ? [squash(choice.textContent).toLowerCase()] : [];
  });
  return choices.some((words) => words.length > 2 && subject.startsWith(words));
}
