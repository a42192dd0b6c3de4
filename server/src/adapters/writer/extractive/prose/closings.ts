import type { Draft, Subject } from "../draft.ts";
import { countPromised } from "./counted.ts";

/** A listener who has heard a house named so often knows whose site it is. */
const OFTEN = 3;

/** Whether the rest of a page is found on "the website", which needs no name any more. */
export const isNamedOften = ({ site, page }: Subject, told: readonly Draft[]): boolean =>
  page.language === "en" &&
  site !== null &&
  told.reduce((sum, { text }) => sum + text.split(site).length - 1, 0) > OFTEN;

/** A closing without the name. */
export const withoutName = (closing: readonly Draft[], { site }: Subject): Draft[] =>
  closing.map((draft) => ({ ...draft, text: draft.text.replace(`the website of ${site}`, "the website") }));

/** Whether a text, told to its end, has less in it than its title counts: the rest stands elsewhere. */
export const tellsFewer = ({ page }: Subject, told: readonly Draft[]): boolean =>
  page.language === "en" && told.length < (countPromised(page) ?? 0);
