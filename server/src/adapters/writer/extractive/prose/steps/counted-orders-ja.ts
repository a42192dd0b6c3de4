import type { Block, Page } from "#kernel/page";
import { splitScript } from "#kernel/text/sentences";
import { politeThroughout } from "../../text/polite/polite.ts";
import { orderOf } from "./step-heads-ja.ts";

/** Fewer marks are points of a text. */
const FEWEST = 3;
const SHARE = 2 / 3;
const MARK = /^\s*([①-⑳])\s*/u;
const numberOf = ({ kind, text }: Block) => {
  const [, mark] = kind === "list_item" || kind === "paragraph" ? (MARK.exec(text) ?? []) : [];
  return mark ? Number(mark.normalize("NFKC")) : 0;
};

/**
 * The page with what is ordered by number, 「② 蛇口を開ける」, in whole sentences: without its mark and its full stop it
 * would be told as no sentence at all. Blocks keep their places.
 */
export function withCountedOrders(page: Page): Page {
  if (page.language !== "ja") return page;
  const blocks = [...page.blocks];
  for (let at = 0; at < blocks.length; at += 1) {
    let end = at;
    while (blocks[end] && numberOf(blocks[end] as Block) === end - at + 1) end += 1;
    const said = page.blocks.slice(at, end).map(({ text }) => ordersIn(text));
    if (end - at < FEWEST) continue;
    const ordered = said.filter((one) => one !== null).length;
    if (said[0] && ordered >= SHARE * said.length)
      for (const [index, text] of said.entries())
        if (text) blocks[at + index] = { ...(blocks[at + index] as Block), text };
    at = end - 1;
  }
  return blocks.every((block, at) => block === page.blocks[at]) ? page : { ...page, blocks };
}

/** Its sentences, each with its verb; null where the first is no order. */
function ordersIn(text: string): string | null {
  const bare = text.replace(MARK, "").trim();
  const [, own = bare, note = ""] = /^(.*?)(（[^（）]*）)$/su.exec(bare) ?? [];
  const [first = "", ...others] = splitScript(/[。！]$/u.test(own) ? own : `${own}。`).map((one) => one.text);
  if (/(?:ます|ください|です)。$/u.test(first)) return bare;
  const order = first.replace(STEM, "ます。");
  const isOfCase = OF_CASE.test(order);
  const head =
    orderOf(order, true) ?? (isOfCase ? (order === first ? politeThroughout(first) : order) : null);
  const rest = others.map((one) => politeThroughout(one) ?? one);
  return head && [head, ...rest].join("") + (note ? noteOf(note) : "");
}

/** 「部品だけ取り寄せ。」: the stem of what is done. */
const STEM = /(?<=(?:を|だけ)[^、。をはが]{1,6}\p{Script=Han}[えけせてねべめれ])。$/u;
const OF_CASE = /^[^。]{1,16}(?:場合は?|とき|時|あれば|なければ|たら)、?/u;

/** 「（これを忘れると壊れます）」 is a sentence of its own. */
const noteOf = (note: string) => (/(?:ます|です|ません)）$/u.test(note) ? `${note.slice(1, -1)}。` : "");
