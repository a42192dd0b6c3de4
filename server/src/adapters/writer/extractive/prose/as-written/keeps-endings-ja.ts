import type { Page } from "#kernel/page";
import { oneselfIn } from "../../text/persons/speaks-as-oneself.ts";
import { registerOf } from "../register.ts";

/**
 * Whether a Japanese text keeps the endings of its sentences: one in です・ます has its own rhythm, and who says 「私」
 * is read aloud. A report is told as a newsreader tells it.
 */
export function keepsEndings(page: Page): boolean {
  if (page.language !== "ja" || registerOf(page) === "polite") return true;
  return oneselfIn(page.blocks.map(({ text }) => text)) !== null;
}
