import type { Language, PageType } from "#kernel/vocabulary";
import { withoutKeepersGreeting } from "./goods/greeting-ja.ts";
import { withoutInlineHead } from "./goods/inline-head-en.ts";
import { packedTold } from "./goods/packed-ja.ts";
import { withLimits } from "./prose/unsaid-en.ts";
import { withoutFootnotes } from "./text/footnotes-ja.ts";
import { withoutGluedHead } from "./text/glued.ts";
import { withLabelAsSubject } from "./text/labels.ts";
import { speakable } from "./text/speakable.ts";
import { withoutHumility } from "./text/without-humility-ja.ts";

/** A block's text as one line that can be cut into sentences, without what no voice says of it. */
export function lineOf(text: string, language: Language, type: PageType): string {
  if (language === "ja") {
    const line = speakable(withoutFootnotes(text), language);
    return type === "product" ? packedTold(withoutHumility(withoutKeepersGreeting(line))) : line;
  }
  const line = withoutGluedHead(speakable(withLimits(text), language));
  return type === "product" ? withoutInlineHead(withLabelAsSubject(line)) : line;
}
