import type { Page } from "#kernel/page";
import { alternativesOf } from "#kernel/text/phrases";
import { toldRowsOf } from "../rows/told-rows-en.ts";
import { stepsOn } from "./deeds-en.ts";
import { isThread } from "./threads.ts";

/** A page that tells so many rows informs: its rows stay in their places. */
const FEWEST_ROWS = 2;
const STEPS = new RegExp(`^(?:${alternativesOf("heading-steps")})\\s*[：:]?$`, "i");

/** Whether a page is a running text: an article, a thread, a manual, and no shelf of goods and no recipe. */
export function isProse(page: Page): boolean {
  const { type, blocks } = page;
  if (type === "product") return false;
  if (blocks.some(({ kind, text }) => kind === "heading" && STEPS.test(text.trim()))) return false;
  return (
    type === "article" || isThread(page) || stepsOn(page).length > 0 || toldRowsOf(page).size >= FEWEST_ROWS
  );
}
