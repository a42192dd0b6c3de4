import type { Language, PageType } from "#kernel/vocabulary";
import { withoutGreeting } from "../goods/greeting-ja.ts";
import { withoutInlineHead } from "../goods/inline-head-en.ts";
import { packedTold } from "../goods/packed-ja.ts";
import { withLimits } from "../prose/unsaid-en.ts";
import { withoutFootnotes } from "./footnotes-ja.ts";
import { withoutGluedHead } from "./glued.ts";
import { withLabelAsSubject } from "./labels.ts";
import { speakable } from "./speakable.ts";
import { withoutHumility } from "./without-humility-ja.ts";

/** A block's text as one line that can be cut into sentences, without what no voice says of it. */
export function lineOf(text: string, language: Language, type: PageType): string {
  if (language === "ja") {
    const line = speakable(withoutFootnotes(text), language);
    return type === "product" ? packedTold(withoutHumility(withoutGreeting(line))) : line;
  }
  const line = withoutGluedHead(speakable(withLimits(text), language));
  return type === "product" ? withoutInlineHead(withLabelAsSubject(line)) : line;
}
