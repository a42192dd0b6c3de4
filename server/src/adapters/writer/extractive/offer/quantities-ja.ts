import type { Page } from "#kernel/page";
import type { Draft } from "../draft.ts";
import { tied, wholeAmount } from "../facts.ts";

/** 「10個以上 1個 ￥410」 */
const FROM_MANY =
  /(?<![\d.])(\d{1,4}(?:個|本|枚|袋|箱|台|冊|点|セット))以上\s*(1(?:個|本|枚|袋|箱|台|冊|点|セット))\s*[¥￥]?\s?(\d[\d,]*)\s?円?/gu;
/** A listener keeps so many. */
const MOST = 2;

/** The price of one for a buyer of so many: 「10個以上なら、1個410円です。」 */
export function quantitiesTold({ facts }: Page): Draft[] {
  const fact = facts.find(({ kind, currency }) => kind === "unit_price" && (currency ?? "JPY") === "JPY");
  const words = (fact?.provenance?.excerpt ?? "").normalize("NFKC");
  const steps = [...words.matchAll(FROM_MANY)].slice(0, MOST).map(([, from = "", one = "", amount = ""]) => ({
    from,
    one,
    amount: `${wholeAmount(amount.replaceAll(",", ""))}円`,
  }));
  if (!fact || steps.length === 0 || /税[抜別]/u.test(words)) return [];
  const text = `${steps.map(({ from, one, amount }) => `${from}以上なら${one}${amount}`).join("、")}です。`;
  return [
    tied(
      text,
      steps.map(({ amount }) => amount),
      fact,
    ),
  ];
}
