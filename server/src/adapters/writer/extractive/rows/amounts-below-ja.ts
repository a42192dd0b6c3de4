import type { Block } from "#kernel/page";

/** 「一般 2,500円」, 「高校生以下 500円」: for whom, and how much. */
const AMOUNT = /^([^\d\s、。:：円（()）][^\s、。:：円]{0,14})[ 　]+([\d,]+円|無料)$/u;

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
