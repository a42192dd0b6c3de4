import type { Page } from "#kernel/page";
import { alternativesOf } from "#kernel/text/phrases";
import { toldRowsOf } from "../rows/told-rows-en.ts";
import { stepsOn } from "./steps/deeds-en.ts";
import { isThread } from "./threads/threads.ts";

/** A page that tells so many rows informs: its rows stay in their places. */
const FEWEST_ROWS = 2;
const STEPS = new RegExp(`^(?:${alternativesOf("heading-steps")})\\s*[：:]?$`, "i");

const INGREDIENTS = /^(?:材料|食材)/u;

/** Whether a page is a running text: an article, a thread, a manual, and no shelf of goods and no recipe. */
export function isProse(page: Page): boolean {
  const { type, blocks, language } = page;
  if (type === "product") return false;
  const heads = blocks.filter(({ kind }) => kind === "heading").map(({ text }) => text.trim());
  // In Japanese the steps of anything have such a heading: those of a recipe stand below what it takes.
  const isOfKitchen = language === "en" || heads.some((text) => INGREDIENTS.test(text));
  // "Steps" above headings of one deed each: a dish has its steps in a list.
  if (stepsOn(page).length > 0) return true;
  if (isOfKitchen && heads.some((text) => STEPS.test(text))) return false;
  return type === "article" || isThread(page) || toldRowsOf(page).size >= FEWEST_ROWS;
}
