import type { Block } from "#kernel/page";

/** 「値段は並編みが二万八千円です。」 */
const PRICED = /(?:値段|価格|お代|代金)は[^。]{0,40}(?:[\d０-９,，]{2,}|[一二三四五六七八九十百千万]{2,})円/u;
/** 「ご注文は、はがきかファクスで…」: who tells so sells what the page is about. */
const ORDERED = /(?:^|。)ご?注文は、?[^。]{1,30}(?:で|から|まで|へ|に)[^。]*。/u;
const WAITED = /お?(?:渡し|届け)は、?[^。]{0,24}(?:月|週間|か月|ヶ月|日)[^。]{0,12}(?:です|ます)。/u;

/** Paragraphs of a page that sells what it tells of, without a shop's form: what it costs, when and how one gets it. */
export function orderPartsOf(blocks: readonly Block[]): number[] {
  const at = (pattern: RegExp) =>
    blocks.findIndex(({ kind, text }) => kind === "paragraph" && pattern.test(text));
  const [price, order, wait] = [at(PRICED), at(ORDERED), at(WAITED)];
  if (price === -1 || order === -1) return [];
  return [...new Set([price, order, ...(wait === -1 ? [] : [wait])])];
}
