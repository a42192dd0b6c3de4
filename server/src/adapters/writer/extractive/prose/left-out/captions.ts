import type { Block } from "#kernel/page";
import type { Language } from "#kernel/vocabulary";
import { withoutBareCaptions } from "./captions-en.ts";
import { withoutCaption } from "./captions-ja.ts";

/** A text without captions that speak to whoever sees their pictures. */
export const withoutCaptions = (blocks: readonly Block[], language: Language): Block[] =>
  language === "ja" ? withoutCaption(blocks) : withoutBareCaptions(blocks);
