/** 「表板：爪によるはがれ（写真3）。木地までは達していません。」: a part, and notes on how it has been kept. */
const LABELLED = /^[・●■]?\s*([^：:。、\s\d]{1,12})[：:]\s?([^。]{2,80})(?:。(.*))?$/su;
/** A listener sees none of the page's pictures. */
const PICTURE =
  /[、,・]?\s*(?:写真|画像)\s?(?:[\d０-９]{1,2}|[①-⑳])(?:\s?[・、〜~-]\s?(?:[\d０-９]{1,2}|[①-⑳]))*\s?(?:枚目)?(?:を?(?:参照|ご覧ください))?/gu;
const EMPTY = /[（(]\s*[、,・]?\s*[)）]/gu;
const SENTENCE = /(?:です|ます|ません|でした|ました)(?:[（(][^（()）]*[)）])?$/u;
const TRACE =
  /(?:キズ|きず|傷|スレ|擦れ|はがれ|剥がれ|ハガレ|汚れ|シミ|ヤケ|サビ|錆|割れ|欠け|ひび|ヒビ|凹み|へこみ|アタリ|減り|打痕|補修|補修跡|修理跡|変色|色褪せ|ほつれ|毛玉|書き込み|折れ)$/u;
const MANY = /^(.*[^、。はがを])(多数|多め|少々|わずか|数か所|数カ所|\d{1,2}(?:本|点|か所|箇所|カ所))$/u;
const THERE = /^(.*\p{L}[^、。はがをに])(?:あり|有り)$/u;
const NONE = /^(.*\p{L}[^、。はがをに])(?:なし|無し)$/u;
const NOTES = /[（(][^（()）]*[)）]$/u;

/** Words without the numbers of pictures, which point at nothing by ear. */
export const withoutPictureNumbers = (text: string): string =>
  text
    .replace(PICTURE, "")
    .replace(/(?<=[（(])[、,・\s]+/gu, "")
    .replace(EMPTY, "");

/** A labelled note of a used thing with its label as the subject: 「表板には、爪によるはがれがあります。」; null for other lines. */
export function labelledNoteTold(text: string): string | null {
  const [, label = "", stated = "", rest = ""] = LABELLED.exec(withoutPictureNumbers(text.trim())) ?? [];
  if (label === "" || /[：:]/u.test(stated + rest)) return null;
  const first = stated.trim();
  const bare = first.replace(NOTES, "").replace(/は、?(?:なし|無し)$/u, "はありません");
  const [note = ""] = NOTES.exec(first) ?? [];
  // 「割れ補修：…に割れ止め補修あり」 says its label again.
  const isNamed = bare.includes(label.slice(-2)) && label.length > 1;
  const [own, at] = isNamed ? ["", ""] : [`${label}は、`, `${label}には、`];
  return `${saidOf(bare, note, own, at)}。${rest.trim()}`;
}

function saidOf(bare: string, note: string, own: string, at: string): string {
  if (SENTENCE.test(bare)) return `${own}${bare}${note}`;
  const [, trace = "", count = ""] = MANY.exec(bare) ?? [];
  if (TRACE.test(trace)) return `${at}${trace}が${count}あります`;
  const [, there = ""] = THERE.exec(bare) ?? [];
  if (there) return `${/に、?/u.test(there) ? own : at}${there}${note}があります`;
  const [, none = ""] = NONE.exec(bare) ?? [];
  if (none) return `${own}${none}はありません`;
  if (TRACE.test(bare) && !/は/u.test(bare.replace(TRACE, ""))) return `${at}${bare}${note}があります`;
  return `${own}${bare}${note}です`;
}
