import type { Block } from "#kernel/page";

/** The head of the last column: how long a thing can be used with each of others. */
const HEAD = /^(?:使用|利用|稼働|動作|使える|給電)?(?:時間|可能時間|時間の?目安|目安(?:時間)?)$/u;
const LASTS = /^約?[\d.]{1,5}(?:時間|分|日)(?:[\d.]{1,4}分)?$/u;
const NOT = /^(?:使えません|使用不可|不可|非対応|使用できません|ご?使用になれません)$/u;
/** A listener keeps so many. */
const MOST = 3;
const FEWEST = 2;

const cellsOf = ({ kind, text }: Block) =>
  kind === "table_row"
    ? text
        .normalize("NFKC")
        .split(/\s+\/\s+|:\s+/u)
        .map((cell) => cell.trim())
    : [];
const bare = (name: string) => name.replace(/\s*\([^()]*\)/gu, "");

/** 「灯り / 5W / 約20時間」, below 「機器 / 電力 / 目安」, as sentences, with the rows that they stand for. */
export function usesTold(blocks: readonly Block[]): { from: number; to: number; text: string }[] {
  return blocks.flatMap((block, from) => {
    const head = cellsOf(block);
    if (head.length < FEWEST || !HEAD.test(head.at(-1) ?? "")) return [];
    const end = blocks.findIndex((one, at) => at > from && cellsOf(one).length !== head.length);
    const to = end === -1 ? blocks.length : end;
    const rows = blocks.slice(from + 1, to).map((one) => {
      const cells = cellsOf(one);
      return { name: bare(cells[0] ?? ""), value: cells.at(-1) ?? "" };
    });
    const lasting = rows.filter(({ name, value }) => name && LASTS.test(value)).slice(0, MOST);
    const never = rows.filter(({ name, value }) => name && NOT.test(value)).map(({ name }) => name);
    if (lasting.length < FEWEST) return [];
    const used = `目安として、${lasting.map(({ name, value }) => `${name}は${value}`).join("、")}使えます。`;
    const limit = never.length > 0 ? `${never.join("、").replaceAll("・", "や")}は使えません。` : "";
    return [{ from, to, text: used + limit }];
  });
}
