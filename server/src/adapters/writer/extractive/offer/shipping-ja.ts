import type { Fact, Page } from "#kernel/page";

/** A part of the buyers, of the country or of the goods pays something else: then no sentence tells all of it. */
const OF_SOME =
  /会員|限定|一部|オプション|サンプル|見本|地域|クール|冷蔵|冷凍|大型|代引|着払|メール便|本州|関東|関西|九州|四国|東京|離島|沖縄|北海道|店舗|県/u;
const AMOUNT = String.raw`([\d,]+)\s?円`;
const FREE_FROM = new RegExp(
  `${AMOUNT}(?:\\s?[（(]税込み?[)）])?以上(?:の?(?:お買い?上げ|ご?注文|ご?購入|お買い物))?(?:で|は)、?(?:全国|国内)?(?:送料)?(?:が|は)?無料`,
  "u",
);
const LEAST = /^\s?(?:[〜～~]|から|より)(?!\s?\d)/u;
const FLAT = new RegExp(`(?:送料|宅配便)(?:は|[:：])?[、\\s]*(全国)?(一律)?\\s*${AMOUNT}`, "u");
/** 「※この商品は送料無料ではありません。」 stands on each page of some shops. */
const FREE =
  /(?<![返復])送料(?:は|[:：])?[、\s]*(?:無料|込)(?!\p{Script=Katakana}*(?:では|じゃ|対象外|には?なりません))/u;
/** 「（離島を除く）」: the only exception, and it says so itself. */
const BUT =
  /[（(](離島|沖縄|北海道|沖縄・離島|沖縄と離島|北海道・沖縄|北海道と沖縄)(?:は|を)?除[くき][^（()）]*[)）]/u;
const ON_CONDITION = /以上|まで(?!の方)|場合|ご?注文で|お?買い?上げで|限り|なら|円で|点で|除/u;
const WITHOUT = new RegExp(BUT.source, "gu");

const OTHER_AMOUNT = /\d\s?円(?!以上|未満)/u;

const PLACE = "(?:北海道|東北|四国|九州|沖縄県?|(?:一部の?)?離島)";
/** 「送料無料。ただし沖縄県および離島へのお届けは別途1,650円を頂戴します。」: who pays, and how much. */
const FREE_BUT = new RegExp(
  [
    "送料(?:は|[:：])?[、\\s]*無料(?:です|でお届け(?:し|いたし)ます)?[。、\\s]*(?:※|ただし|但し)+、?",
    `(${PLACE}(?:(?:・|、|と|や|および|及び)${PLACE})*)(?:へのお届け|への配送|への発送|宛て?|の方|へ)?に?は、?`,
    `((?:別途|追加で)?)、?((?:1回|1件|1個|1台|1箱)につき)?、?(?:送料)?\\s?${AMOUNT}(?:[（(]税込み?[)）])?`,
    "(?:を?(?:頂戴|いただき|頂き|申し受け)|が?(?:かか|必要)|(?:の送料)?です)",
  ].join(""),
  "u",
);

/** 「五冊まで」, right before what is said of sending. */
const UP_TO = /[\d一二三四五六七八九十]{1,3}[冊個点枚本箱袋着足台]まで(?=[、は\s]*$)/u;

export interface ToldShipping {
  text: string;
  /** The amounts that it says, as it writes them. */
  amounts: string[];
  fact: Fact;
}

/** The cost of sending, where the page says it plainly of everybody; null where it depends, or where two notes differ. */
export function shippingTold({ facts }: Page): ToldShipping | null {
  const all = facts.filter(({ kind }) => kind === "shipping");
  const [only, ...further] = all;
  if (only && further.length === 0 && COLLECTED.test(plainOf(only)))
    return { text: "送料は着払いです。", amounts: [], fact: only };
  const [but = null] = all.flatMap((fact) => freeBut(fact) ?? []);
  const notes = all.filter(({ id }) => id !== but?.fact.id);
  const told = notes.flatMap((fact) => saidOf(fact) ?? []);
  const isOfSome = notes.some(({ value }) => /送料/.test(value) && OF_SOME.test(value.replace(WITHOUT, "")));
  const [first, ...others] = told;
  if (but) return told.every(({ text }) => text === FREE_TOLD) && !isOfSome ? but : null;
  const isSame = others.every(({ text, amounts }) =>
    amounts.length === 0 && first?.amounts.length === 0
      ? !BUT_TOLD.test(text + first.text)
      : text === first?.text,
  );
  // 「1個 2,860円＋送料330円」 beside 「3個 7,920円 送料無料」: it depends on how many one orders.
  const isOfOthers = notes.some((fact) => saidOf(fact) === null && PAID.test(plainOf(fact)));
  // Free returns, and what is free from some amount on, are no answer to a price that leaves it out.
  if (first?.amounts.length === 0 && notes.some((fact) => EXTRA.test(plainOf(fact)))) return null;
  return first && !isOfSome && isSame && !isOfOthers ? first : null;
}

/** 「配送料の負担 着払い（購入者負担）」: the buyer pays whoever brings it. */
const COLLECTED = /^(?:配送料|送料)(?:の負担)?[:：\s]*着払い(?:\([^()]*\))?$/u;
const PAID = /送料(?:は|[:：])?\s?[\d,]+\s?円(?!以上)/u;
/** 「13,200円（税込・送料別）」 */
const EXTRA = /送料(?:は|が|も)?別/u;
const FREE_TOLD = "送料は無料です。";
const BUT_TOLD = /を除いて/u;

function freeBut(fact: Fact): ToldShipping | null {
  const words = plainOf(fact);
  const [all = "", places = "", more = "", each = "", amount] = FREE_BUT.exec(words) ?? [];
  const [before = ""] = words.split(all);
  if (!amount || OF_SOME.test(before) || ON_CONDITION.test(before) || /定期/u.test(before)) return null;
  const named = places.replaceAll("・", "と").replace(/および|及び|や/gu, "と");
  const text = `送料は無料ですが、${named}へは、${more}${each}${amount}円がかかります。`;
  return { text, amounts: [`${amount}円`], fact };
}

const plainOf = ({ value }: Fact) =>
  value.normalize("NFKC").replace(/[¥￥]\s?([\d,]+)(?!\d|\s?円)/gu, "$1円");

function saidOf(fact: Fact): ToldShipping | null {
  const text = plainOf(fact);
  const [, from] = FREE_FROM.exec(text) ?? [];
  const rest = from ? text.replace(FREE_FROM, "") : text;
  const [flat = "", all = "", evenly = "", amount] = FLAT.exec(rest) ?? [];
  // 「3箱まで 180円、4箱以上 全国一律 650円」: it depends on how many one orders.
  if (amount && OTHER_AMOUNT.test(rest.replace(flat, ""))) return null;
  if (amount && Number(amount.replaceAll(",", "")) > 0) {
    // 「五冊まで送料一律310円」
    const [upTo = ""] = UP_TO.exec(rest.slice(0, rest.indexOf(flat))) ?? [];
    const cost = `${upTo === "" ? "" : `、${upTo}`}${all}${evenly}${amount}円`;
    // 「送料 210円〜」: the least that it costs.
    if (LEAST.test(rest.slice(rest.indexOf(flat) + flat.length)))
      return { text: `送料は${cost}からです。`, amounts: [`${amount}円`], fact };
    const amounts = [`${amount}円`, ...(from ? [`${from}円`] : [])];
    return {
      text: from ? `送料は${cost}で、${from}円以上は無料です。` : `送料は${cost}です。`,
      amounts,
      fact,
    };
  }
  // 「2点以上で無料」, 「本日まで無料」: of some orders only.
  if (from || !FREE.test(rest) || ON_CONDITION.test(rest.replace(WITHOUT, ""))) return null;
  if (/送料(?:は|[:：])?[、\s]*込/u.test(rest) && !/送料(?:は|[:：])?[、\s]*無料/u.test(rest))
    return { text: "送料は価格に含まれます。", amounts: [], fact };
  const but = BUT.exec(rest)?.[1]?.replace("・", "と");
  return { text: but ? `送料は、${but}を除いて無料です。` : FREE_TOLD, amounts: [], fact };
}
