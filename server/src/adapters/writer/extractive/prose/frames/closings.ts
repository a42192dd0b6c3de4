import type { Draft, Subject } from "../../draft.ts";
import { countPromised } from "../points/counted.ts";

/** Whether a text, told to its end, has less in it than its title counts: the rest stands elsewhere. */
export const tellsFewer = ({ page }: Subject, told: readonly Draft[]): boolean =>
  page.language === "en" && told.length < (countPromised(page) ?? 0);

/** Whether much of a page is left to it, tables and lists among that: then nobody has heard the whole. */
export function leavesMuch({ page }: Subject, told: readonly Draft[]): boolean {
  const own = page.blocks.filter(
    ({ kind, isCaption, isReview }) => kind !== "heading" && !isCaption && !isReview,
  );
  return charactersIn(told) < MOST_OF_IT * charactersIn(own);
}
const charactersIn = (texts: readonly { text: string }[]) =>
  texts.reduce((sum, { text }) => sum + text.length, 0);
const MOST_OF_IT = 0.8;
