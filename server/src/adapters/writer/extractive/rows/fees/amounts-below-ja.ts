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

/** Rows of a table that its label spans: 「入場料 / 一般 / 3,200円」, 「会員: 2,800円」. */
interface PricesOver {
  from: number;
  to: number;
  label: string;
  text: string;
}
const FIRST_OF =
  /^((?:入場|入館|参加|受講|観覧|鑑賞|利用|使用)料|参加費|会費|料金|費用) \/ ([^/]{2,14}) \/ (.+)$/su;
const NEXT_OF = /^([^:：/]{2,14}): (.+)$/su;
/** 「駐車料」: a price of its own, and none of those whom the label above spans. */
const FEE = /(?:料|代金?|費|価格|金額)$/u;
/** 「会員」, 「25歳以下」, 「当日」: those who pay, or their tickets, and behind them 「冊子」 is no such. */
const OF_PEOPLE =
  /一般|[大小]人|おとな|こども|子ども|子供|親子|家族|団体|個人|法人|[児幼]|生$|学生|生徒|[歳才]|会員|シニア|高齢|障|保護者|[市町村区県][内外民]|在[住勤学]|前売|当日|ペア|[席券割者方名組人会]$/u;
/** 「前売 3,200円／当日 3,700円」, with what one has to bring in brackets. */
const PRICE = /^([^。（()）]*(?:円|無料))(?:[（(]([^（()）]+(?:ください|ます|です))[)）])?$/u;

/** The prices that one label spans, each with its own people; none where one of them cannot be said. */
export function pricesOver(blocks: readonly Block[]): PricesOver[] {
  return blocks.flatMap(({ kind, text }, from): PricesOver[] => {
    const [, label = "", name = "", value = ""] = (kind === "table_row" && FIRST_OF.exec(text)) || [];
    if (!label) return [];
    const rows = [[name, value]];
    let isEndedByFee = false;
    for (let at = from + 1; blocks[at]?.kind === "table_row"; at += 1) {
      const [, next = "", own = ""] = NEXT_OF.exec(blocks[at]?.text ?? "") ?? [];
      if (!/円|無料/u.test(own) || /。/u.test(own)) break;
      isEndedByFee = FEE.test(next) || (OF_PEOPLE.test(name) && !OF_PEOPLE.test(next));
      if (isEndedByFee) break;
      rows.push([next, own]);
    }
    const told = rows.map(([of = "", amount = ""]) => {
      const [, price = "", note = ""] = PRICE.exec(amount.trim()) ?? [];
      const said = price.replace(/\s*[／/]\s*/gu, "、").replace(/[ 　]+(?=[\d])/gu, "");
      return price ? { amount: `${of}が${said}`, note: note && `${of}は、${note}。` } : null;
    });
    if ((rows.length < 2 && !isEndedByFee) || told.includes(null)) return [];
    const amounts = told.map((one) => one?.amount).join("、");
    const notes = told.map((one) => one?.note ?? "").join("");
    return [{ from, to: from + rows.length, label, text: `${label}は、${amounts}です。${notes}` }];
  });
}
