import type { Block, Page } from "#kernel/page";
import type { Spec } from "./specs.ts";

/** 「一日の量」, 「使う量の目安」: what the amounts below are. */
const OF_AMOUNT = /^(?=.{2,12}$)[^。、はがを]*(?:量|目安|時間|回数|分量)$/u;
const UNIT = "(?:kg|g|mg|ml|mL|L|cm|mm|m|歳|か月|ヶ月|人|畳|本|枚|杯|粒|個|滴|分|時間)";
const HEAD = /^([^:：\d]{1,8})[:：]\s?([^:：\d（(]{1,10})(?:[（(]([^（()）]{2,16}て)[)）])?$/u;
const ROW = new RegExp(`^(約?\\d[\\d.,]*\\s?${UNIT})[:：]\\s?(約?\\d[\\d.,〜～~-]*\\s?${UNIT})$`, "u");
const FEWEST = 2;
const MOST = 5;

/** 「体重: 量」, 「3kg: 55g」, 「5kg: 80g」 below 「一日の量」, as one row of its own; null where a page has no such table. */
export function amountsBySize({ blocks, language }: Pick<Page, "blocks" | "language">): Spec | null {
  if (language !== "ja") return null;
  const found = blocks.flatMap((_, at) => tableAt(blocks, at) ?? []);
  return found.length === 1 ? (found[0] ?? null) : null;
}

function tableAt(blocks: readonly Block[], at: number): Spec | null {
  const above = blocks[at];
  const [, of = "", , how = ""] =
    (rowAt(blocks, at + 1) && HEAD.exec(blocks[at + 1]?.text.trim() ?? "")) || [];
  if (above?.kind !== "heading" || !OF_AMOUNT.test(above.text.trim()) || !of) return null;
  const end = blocks.findIndex((_, index) => index > at + 1 && !rowAt(blocks, index));
  const rows = blocks.slice(at + 2, end === -1 ? undefined : end);
  const pairs = rows.flatMap(({ text }) => {
    const [, size, amount] = ROW.exec(text.trim().normalize("NFKC")) ?? [];
    return size && amount ? [{ size, amount }] : [];
  });
  if (pairs.length < FEWEST || pairs.length > MOST || pairs.length < rows.length) return null;
  const told = pairs
    .map(({ size, amount }, index) => `${index === 0 ? of : ""}${size}で${amount}`)
    .join("、");
  return {
    place: { factId: null, blockIndex: at + 2 },
    label: above.text.trim(),
    value: `、${how ? `${how}、` : ""}${told}`,
    isSentence: true,
    parts: pairs.flatMap(({ size, amount }, index) =>
      [size, amount].map((text) => ({ text, blockIndex: at + 2 + index, factId: null })),
    ),
  };
}

const rowAt = (blocks: readonly Block[], at: number) => blocks[at]?.kind === "table_row";
