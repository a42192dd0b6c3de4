import type { Page } from "#kernel/page";
import { warmsUp } from "../merits-en.ts";
import { isOrder } from "./procedures.ts";

/** "Seven Tips for Weavers", "My Secret Tip", "Ways to Save Yarn": whoever hears that wants to know what to do. */
const OF_ADVICE =
  /\b(?:tips?|advice|ways to|strateg(?:y|ies)|hacks?|tricks?|secrets? (?:to|of|for|tip)|mistakes|do[’']?s and don[’']?ts|best practices|habits)\b/i;
const COUNSELS = new RegExp(
  [
    String.raw`\b(?:my|our|the|one) (?:\p{L}+ )?(?:advice|tips?|tricks?|rule of thumb)\b[^.?]{0,40}\b(?:is|are|would be)\b`,
    String.raw`\byou (?:should|can|may want to|need to) (?!be\b|also be\b|see\b|find\b|read\b)`,
    String.raw`\b(?:it is|it[’']s) (?:best|better|wise|worth|important|crucial|essential) to`,
    String.raw`\b(?:try|start|begin|aim|remember) (?:by|with|to|for)\b`,
    String.raw`\binstead of \p{L}+ing`,
  ].join("|"),
  "iu",
);
/** "Let’s simplify it", "Start today": a call is no advice. */
const CALLS = /^let[’']s\b|\b(?:today|now|journey|celebrate|read|article|guide|page)\b/i;
const FEWEST_WORDS = 6;

/** Whether the title promises advice that its readers can follow, point by point. */
export const isOfAdvice = ({ title, language, type }: Pick<Page, "title" | "language" | "type">): boolean =>
  language === "en" && type !== "product" && OF_ADVICE.test(title);

/** Whether a sentence tells what to do: "Wash the wool before you spin it." */
export const advises = (text: string): boolean =>
  (COUNSELS.test(text) || (isOrder(text, "en") && !warmsUp(text))) &&
  !CALLS.test(text) &&
  !/\?["”]?$/.test(text) &&
  text.split(/\s+/).length >= FEWEST_WORDS;
