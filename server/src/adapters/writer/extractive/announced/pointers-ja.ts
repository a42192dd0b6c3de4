const THINGS = [
  "とおり|通り|よう[にな]|もの|こと|すべて|全て|いずれ|どれか|どちらか|両方|うち|表|図|一覧|順(?!番)",
  "書類|条件|要件|場合|項目|症状|品目|内容|金額|日程|方法|手順(?![にへ]進)|点(?![差数])",
  "[一二三四五六七\\d２-７][つ点件通種項か]",
].join("|");
/** 「次のとおり」, 「以下の表」, 「下記に」; 「10歳以下の方」, 「目次の項目」 and 「次の日」 point at nothing below. */
const BELOW = new RegExp(
  [
    String.raw`(?<![\p{sc=Han}A-Za-z\d０-９%％])(?:(?:以下|下記|左記)(?:の|に|、)|次の(?:${THINGS})|次に(?:挙げ|あげ|示|掲げ|述べ|該当|当てはま|あてはま))`,
    `(?<=^|[、。はがを])つぎの(?:${THINGS})`,
    "(?:^|[、はをが])下の(?:表|図|一覧|リスト)|下表|(?:表|図)の(?:とおり|通り)",
  ].join("|"),
  "u",
);
/** Whether a sentence points at something that stands below it on the page. */
export const pointsBelowInJapanese = (text: string): boolean => BELOW.test(text);

/** 「使用者を次のとおり募集します。」: without its pointer it still says that. */
const HOW =
  /(?:(?:次|つぎ|以下|下記|左記|(?:次|下|以下)の表|下表)の(?:とおり|通り))(?:に)?、?(?=\p{sc=Han}[^。]*(?:ます|ました|る|た|ください)。$)/u;
/** 「料金は次のとおり定めます。」 says nothing without it. */
const SAYS_ONLY_SO =
  /^(?:定め|決ま|決め|お知らせ|案内|ご案内|示|掲げ|挙げ|説明|紹介|発表|回答|記載|表示|報告|まとめ|考え|見え|言い|思い)/u;
/** 「ただし、次に該当する方は対象になりません。」: without its cases it says that there are some. */
const EXCEPT =
  /^((?:ただし|なお)、)?次(?:に|の(?:いずれか|どれか)に)(?:該当する|当てはまる|あてはまる)(方|人|者|世帯|もの|場合)は、?([^。、]{2,20}?)(り?)ません。$/u;
const exceptionIn = (text: string) =>
  text.replace(EXCEPT, (_, but = "", whom = "", deed = "", end = "") => {
    const isPerson = /^[方人者]$/u.test(whom);
    return `${but}${deed}${end && "ら"}ない${whom}も${isPerson ? "います" : "あります"}。`;
  });

/** The sentence without the words that point below it; null where little is left. */
export function withoutPointerInJapanese(text: string): string | null {
  if (EXCEPT.test(text)) return exceptionIn(text);
  const [found] = HOW.exec(text) ?? [];
  if (found === undefined) return null;
  const [before = "", after = ""] = text.split(found);
  if (SAYS_ONLY_SO.test(after) || !/[をがは]、?[^をがは]{0,12}$|[^。]{12}、$/u.test(before)) return null;
  return pointsBelowInJapanese(before + after) ? null : before + after;
}
