import type { Block, Page } from "#kernel/page";
import { phrases } from "#kernel/text/phrases";
import { splitScript } from "#kernel/text/sentences";

const CORRECTS = phrases("corrections");
/** A page whose matter is a correction, or the recall of a thing. */
const OF_CORRECTION =
  /訂正|お詫び|おわび|修正|改定|\b(?:corrections?|corrigend\w+|errata|erratum|apolog\w+)\b/i;
/** A longer paragraph has matter beside it. */
const LONGEST = 320;

/** A page without the notes on what its own text once said: a listener hears the text as it is now. */
export function withoutCorrections(page: Page): Page {
  if (OF_CORRECTION.test(page.title)) return page;
  const isCorrection = ({ kind, text }: Block) =>
    kind !== "heading" && text.length <= LONGEST && CORRECTS.test(text.trim());
  if (!page.blocks.some(isCorrection)) return page;
  const blocks = page.blocks.map((block) =>
    isCorrection(block) ? { ...block, text: withoutEditing(block.text) } : block,
  );
  return { ...page, blocks };
}

/** "This conversation has been edited for length": the sentences beside it introduce whoever talks. */
const OF_EDITING = /\b(?:edited|condensed)(?: and \w+)? for (?:length|clarity|brevity)\b/i;
function withoutEditing(text: string): string {
  if (!OF_EDITING.test(text)) return "";
  const others = splitScript(text).flatMap((one) => (OF_EDITING.test(one.text) ? [] : [one.text]));
  return others.some((one) => CORRECTS.test(one)) ? "" : others.join(" ");
}
