/** The price of a plan, as its box says it. */
export interface Asked {
  /** Decimal digits, in yen. */
  amount: string;
  /** 「1人あたり」, or nothing. */
  head: string;
  /** 「月額」, 「年額」, or nothing. */
  period: string;
  /** Both of them, as they are said before the amount. */
  per: string;
  /** 「税込」, 「税別」, or nothing. */
  tax: string;
}

const AMOUNT = /[¥￥]\s?(\d[\d,]*)|(\d[\d,]*)\s?円/gu;
const UNIT = "(?:人|名|ユーザー?|ID|アカウント|店舗|席)";
const HEAD = new RegExp(
  String.raw`1?\s?(${UNIT})\s?(?:あたり|当たり|につき)|[/・]\s?1?\s?(${UNIT})(?!数)`,
  "u",
);
const MONTH = /月額|[/・]\s?1?\s?[かヶカケ]?月/u;
const YEAR = /年額|[/・]\s?1?\s?年/u;
const TAX = /税込|税抜|税別/u;
/** 「330円 税別300円」: said of the next amount. */
const TAXED = String.raw`(?:\(?\s?税[込抜別]み?\s?\)?(?![\s:]*[¥￥\d]))`;
/** Right behind an amount: its tax, and for whom and how long it is paid. */
const BEHIND = new RegExp(
  String.raw`^\s*${TAXED}?\s*(?:[/・]\s?1?\s?(?:${UNIT}|[かヶカケ]?月|年)\s?)*${TAXED}?`,
  "u",
);
const BEFORE = 16;
/** 「表示価格はすべて税込です」: said once of every plan. */
export const TAX_OF_ALL =
  /(?:表示|記載)?(?:価格|料金|金額)は、?(?:すべて|全て|いずれも)?[^。送]{0,14}(?:税込|税抜|税別)/u;

/** The one amount of a plan's box, with tax where it has both; null without one, or with several. */
export function planPriceIn(text: string): Asked | null {
  const found = [...text.matchAll(AMOUNT)].map((match) => {
    const before = text.slice(Math.max(0, match.index - BEFORE), match.index);
    const end = match.index + match[0].length;
    const [behind = ""] = BEHIND.exec(text.slice(end)) ?? [];
    const near = /税[込抜別][み:\s]*$/u.exec(before)?.[0] ?? "";
    return {
      amount: (match[1] ?? match[2] ?? "").replaceAll(",", ""),
      before,
      behind,
      tax: TAX.exec(behind)?.[0] ?? TAX.exec(near)?.[0] ?? "",
    };
  });
  const own = found.filter(({ tax }) => tax === "税込" || tax === "");
  const [first, ...others] = own.length > 0 ? own : found;
  if (!first) return /(?:^|\s)無料(?:\s|$)/u.test(text) ? FREE : null;
  if (others.some(({ amount }) => amount !== first.amount)) return null;
  const words = `${first.before.split(/\d/).at(-1) ?? ""} ${first.behind}`;
  const [, named, behind] = HEAD.exec(`${first.before} ${first.behind}`) ?? [];
  const unit = named ?? behind ?? "";
  const period = MONTH.test(words) ? "月額" : YEAR.test(words) ? "年額" : "";
  const head = unit ? `1${unit}あたり` : "";
  return { amount: first.amount, head, period, per: head + period, tax: first.tax };
}

const FREE: Asked = { amount: "0", head: "", period: "", per: "", tax: "" };
