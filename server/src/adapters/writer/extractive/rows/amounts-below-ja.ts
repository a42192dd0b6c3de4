import type { Block } from "#kernel/page";

/** 「一般 2,500円」, 「高校生以下 500円」: for whom, and how much. */
const AMOUNT = /^([^\d\s、。:：円（()）][^\s、。:：円]{0,14})[ 　]+([\d,]+円|無料)$/u;

/** 「フル 8,500円／3km（親子） 2,500円」, each with its own people; null where one of them is not told apart. */
export function amountsBeside(value: string): string | null {
  const parts = value.split(/\s*[／/]\s*/u).map((part) => BESIDE.exec(part.trim()));
  const names = new Set(parts.map((part) => part?.[1]));
  if (names.has(undefined) || names.size < parts.length) return null;
  return parts
    .map((part) => `${part?.[1]?.replace(/\s*[（(]([^（()）]*)[)）]/gu, "、$1").trim()}が${part?.[2]}`)
    .join("、");
}
const BESIDE = /^([^、。:：円]{1,24}?)[ 　]*((?<=[^\d,])[\d,]+円|無料)$/u;

interface Amounts {
  /** 「一般が2,500円、高校生以下が500円」 */
  text: string;
  /** So many blocks below the row are told in it. */
  count: number;
}

/** The amounts of one cell that stand one below the other: each is of its own people. */
export function amountsBelow(value: string, blocks: readonly Block[], from: number): Amounts | null {
  const first = AMOUNT.exec(value.trim());
  if (!first) return null;
  const amounts = [first];
  for (let at = from; ; at += 1) {
    const next = blocks[at]?.kind === "paragraph" ? AMOUNT.exec(blocks[at]?.text.trim() ?? "") : null;
    if (!next) break;
    amounts.push(next);
  }
  const names = new Set(amounts.map(([, name]) => name));
  if (amounts.length < 2 || names.size < amounts.length) return null;
  return {
    text: amounts.map(([, name, amount]) => `${name}が${amount}`).join("、"),
    count: amounts.length - 1,
  };
}
