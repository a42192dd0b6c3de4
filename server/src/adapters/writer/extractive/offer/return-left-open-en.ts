import type { Page } from "#kernel/page";

/** "We don't know when or if this item will be back in stock." */
const LEFT_OPEN =
  /\b(?:don[’']t|do not) know (when or if|if or when|whether|when|if) (?:this|it|the)\b[^.!?]{0,40}\bbe (?:back|available|restocked)\b/i;

/** That a shop cannot say whether a thing comes again, in one sentence with its being away; null where no page says so. */
export function returnLeftOpen({
  blocks,
}: Pick<Page, "blocks">): { text: string; blockIndex: number } | null {
  const blockIndex = blocks.findIndex(({ text }) => LEFT_OPEN.test(text));
  const [, asked = ""] = LEFT_OPEN.exec(blocks[blockIndex]?.text ?? "") ?? [];
  if (asked === "") return null;
  return {
    text: `It is currently unavailable, and the shop does not know ${asked.toLowerCase()} that will change.`,
    blockIndex,
  };
}
