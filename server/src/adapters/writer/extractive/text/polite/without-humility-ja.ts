import { dividedByQuotations } from "../signs/quotations.ts";

/** Words by which a house humbles itself: a narrator says what it does. */
const HUMBLE: readonly [RegExp, string][] = [
  [/(?<=[\p{Script=Han}\p{Script=Katakana}ー])させていただ(?:き|いており)(?=ま(?:す|し|せ))/gu, "し"],
  [/(?<=[\p{Script=Han}\p{Script=Katakana}ー]|(?:お|ご)[^、。]{1,6})いたし(?=ま(?:す|し|せ))/gu, "し"],
  [/(?<=[てで])おり(?=ま(?:す|し|せ))/gu, "い"],
  [/でございます(?=。|$)/gu, "です"],
  // 「多うございましたが」, 「珍しゅうございます」
  [/(?<=\p{Script=Han})うございました/gu, "かったです"],
  [/(?<=\p{Script=Han})うございます/gu, "いです"],
  [/しゅうございました/gu, "しかったです"],
  [/しゅうございます/gu, "しいです"],
  // 「夏はおつくりしません」
  [/お(?!願い|すすめ|勧め|話)([^、。はがをにおご]{1,5}[いきぎちにびみりけげせてねべめれ])し(?=ませ)/gu, "$1"],
  [/(?<=(?:出|増え|見え|届い|戻っ|なっ|現れ)て)まいります(?=。|$)/gu, "きます"],
  [/(?<=[てで])まいります(?=。|$)/gu, "いきます"],
  // 「料金をいただきません」: who takes it, a narrator is not.
  [
    /(料金|代金|送料|費用|手数料)[はを](一切|いっさい)?(?:いただ|頂)(?:き|いて(?:い|おり))ま(?=す|せん)/gu,
    "$1は$2かかりま",
  ],
];

/** A Japanese text in plain polite words; those of a quotation stay somebody's own. */
export function withoutHumility(text: string): string {
  const { own, quoted } = dividedByQuotations(text);
  return own
    .map(
      (words, at) =>
        HUMBLE.reduce((told, [pattern, by]) => told.replace(pattern, by), words) + (quoted[at] ?? ""),
    )
    .join("");
}

/** 「うちの包丁は、…」, where the goods are named so: a shop's own words for its goods. */
const OF_HOUSE = /^うちの(?=([\p{Script=Han}\p{Script=Katakana}ー]{2,8})[はもが])/u;
export const withOwnGoods = (text: string, name: string): string =>
  text.replace(OF_HOUSE, (ours, thing: string) =>
    name.includes(thing) ? (IS_OVER.test(text) ? "この店の" : "この") : ours,
  );
/** 「うちの味噌は一年ものだけでした。」: of what the house had before, and not of the goods. */
const IS_OVER = /(?:でした|ました|だった|[いしっ]た)。$/u;
