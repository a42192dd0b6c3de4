import type { Block, Page } from "#kernel/page";

/** 「■使える火」, 「【お手入れ】」: shops that write all in one box mark their headings so. */
const MARKED =
  /^(?:[■◆●▼□◇◎]\s*(\p{L}[^。！？!?：:、■◆●▼□◇◎]{1,19})|[【〈《]([^。！？!?：:、【】〈〉《》]{2,20})[】〉》])$/u;
/** 「━━━━ ◎ 中止のとき ━━━━」: lines that are drawn of signs. */
const RULED =
  /^[-━─═＝=*＊]{3,}[ 　]*(?:[■◆●▼□◇◎]\s*)?(\p{L}[^。！？!?：:、━─═＝=*＊]{1,19}?)[ 　]*[-━─═＝=*＊]{3,}$/u;
/** 「-----生地について----- 麻100%。…」, 「〈真鍮のこと〉 塗装は…」: behind such a line the text goes on. */
const RULED_BEFORE =
  /^(?:[-━─═＝=~～*＊]{3,}[ 　]*)?[〈《][^〈〉《》。]{1,16}[〉》][ 　]*(?=\S)|^[-━─═＝=~～*＊]{3,}[ 　]*(?:[■◆●▼□◇◎]\s*)?\p{L}[^。！？!?：:、━─═＝=*＊]{0,19}?[ 　]*[-━─═＝=~～*＊]{3,}[ 　]*(?=\S)/u;
/** Below all that the page's own markup calls a heading. */
const LEVEL = 6;

/** A Japanese page with its marked lines for the headings that they are, where a text stands below. */
export function withMarkedHeads(page: Page): Page {
  if (page.language !== "ja") return page;
  const headOf = ({ kind, text }: Block): string | undefined => {
    const line = text.trim();
    const [, signed, bracketed] = (kind === "paragraph" && (MARKED.exec(line) ?? RULED.exec(line))) || [];
    return (signed ?? bracketed)?.trim();
  };
  const isHead = (block: Block | undefined) => block !== undefined && headOf(block) !== undefined;
  const blocks = page.blocks.map((block, at): Block => {
    const next = page.blocks[at + 1];
    const head = headOf(block);
    if (head && next && next.kind !== "heading" && !isHead(next))
      return { ...block, kind: "heading", level: LEVEL, text: head };
    const text = block.kind === "paragraph" ? block.text.trim().replace(RULED_BEFORE, "") : block.text;
    return head || text.length === block.text.trim().length ? block : { ...block, text };
  });
  return blocks.some((block, at) => block !== page.blocks[at]) ? { ...page, blocks } : page;
}
