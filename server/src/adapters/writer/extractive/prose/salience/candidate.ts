import type { Page } from "#kernel/page";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import { withoutKeepersGreeting } from "../../text/persons/keepers-greeting-ja.ts";
import { withStops } from "../../text/sentences/line-ends-ja.ts";
import type { Unit } from "../../units.ts";
import { sentencesOfBlock } from "../block-sentences.ts";

/** A sentence of a page that a script may tell. */
export type PageSentence = Pick<Unit, "sentences" | "blockIndex" | "section" | "seconds">;

export const wordsAsWritten = ({ sentences }: Pick<PageSentence, "sentences">) => sentences.join(" ");

/** A page longer than this is judged by its beginning. */
const MOST = 300;
const SPOKEN: ReadonlySet<string> = new Set(["paragraph", "list_item", "quote"]);

/** The sentences of a page as they stand there, in their order. */
export function candidatesOn({ blocks, language, type }: Page): PageSentence[] {
  const isGoods = language === "ja" && type === "product";
  const found: PageSentence[] = [];
  let section = -1;
  for (const [blockIndex, { kind, text }] of blocks.entries()) {
    if (kind === "heading") section = blockIndex;
    if (!SPOKEN.has(kind)) continue;
    const own = isGoods ? withoutKeepersGreeting(withStops(text)) : text;
    for (const sentence of sentencesOfBlock(own, language)) {
      if (found.length === MOST) return found;
      const seconds = sentenceSeconds(sentence, language);
      found.push({ sentences: [sentence], blockIndex, section, seconds });
    }
  }
  return found;
}
