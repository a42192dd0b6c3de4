import type { Page } from "#kernel/page";
import { alternativesOf } from "#kernel/text/phrases";
import { toldRowsOf } from "../rows/told-rows-en.ts";
import { stepsOn } from "./deeds-en.ts";
import { isThread } from "./threads.ts";

/** A page that tells so many rows informs: its rows stay in their places. */
const FEWEST_ROWS = 2;
const STEPS = new RegExp(`^(?:${alternativesOf("heading-steps")})\\s*[：:]?$`, "i");

/** 「やり方」 above the one paragraph of a Japanese text that tells how something was tried is a head like others. */
function isTold({ language, type, blocks }: Page, at: number): boolean {
  if (language !== "ja" || type !== "article") return false;
  const end = blocks.findIndex(({ kind }, index) => index > at && kind === "heading");
  const own = end === -1 ? [] : blocks.slice(at + 1, end);
  const isText = ({ kind, text }: Page["blocks"][number]) => kind === "paragraph" && !NUMBERED.test(text);
  return own.some(isText) && own.every((block) => isText(block)) && own.some(({ text }) => PAST.test(text));
}
const NUMBERED = /^\s*(?:[\d０-９①-⑳]|手順|工程|STEP)/iu;
const PAST = /(?:た|ました)(?:[（(][^（()）]*[）)])?。/u;

/** Whether a page is a running text: an article, a thread, a manual, and no shelf of goods and no recipe. */
export function isProse(page: Page): boolean {
  const { type, blocks } = page;
  if (type === "product") return false;
  if (blocks.some(({ kind, text }, at) => kind === "heading" && STEPS.test(text.trim()) && !isTold(page, at)))
    return false;
  return (
    type === "article" || isThread(page) || stepsOn(page).length > 0 || toldRowsOf(page).size >= FEWEST_ROWS
  );
}
