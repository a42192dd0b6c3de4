const DIGITS = ["一1１", "二2２", "三3３", "四4４", "五5５"];
const WORDS = ["ひと", "ふた", "みっ", "よっ", "いつ"];
const COUNTERS =
  "(?:つ|種類?|通り|とおり|度|回|人|本|層|点|か所|カ所|ヶ所|箇所|件|枚|軒|冊|段(?!階|落)|項目)";
/** 「方式は二つあり、…」, 「使ったのは四回だけだ。」 */
const COUNTS = new RegExp(
  `(?<![第\\d０-９一二三四五六七八九十百])([二三四五2-5２-５]|ふた|みっ|よっ|いつ)${COUNTERS}(?:だけ|ほど)?(?:あ|の|に|だ|です|でし|、|。|を)`,
  "u",
);
/** 「原因は3つ重なっています。」: whatever is said of them. */
const MENTIONS = new RegExp(
  `(?<![第\\d０-９一二三四五六七八九十])([二三四五2-5２-５]|ふた|みっ|よっ|いつ)${COUNTERS}`,
  "u",
);
/** 「基本は三層です。」: what they are, stands behind. */
const ENDS = /(?:です|だ|でした|だった|ある|あります|あった|ありました|に分かれ(?:る|ます))。$/u;

const numberOf = (sign: string): number =>
  DIGITS.findIndex((digits, at) => digits.includes(sign) || WORDS[at] === sign) + 1;

/** How many things a sentence counts, two to five; 0 for none. */
export const countInJapanese = (text: string): number => numberOf(COUNTS.exec(text)?.[1] ?? " ");
/** As above, however it goes on: only where as many things follow, these are what it counts. */
export const mentionsCountInJapanese = (text: string): number => numberOf(MENTIONS.exec(text)?.[1] ?? " ");
/** The count of a sentence that says of them nothing more. */
export const onlyCountsInJapanese = (text: string): number => (ENDS.test(text) ? countInJapanese(text) : 0);

const ORDINALS = DIGITS.map(
  (digits, at) =>
    new RegExp(
      `^「?(?:第[${digits}](?:に|は|の)|(?:[${digits}]|${WORDS[at]})(?:つ|度|回|人|番|件|本|点|枚|軒|冊|層|段)[め目](?:は|が|に|の|です|だ|、))`,
      "u",
    ),
);
const ONE = /^(?:(?:ひと|[一1１])つは|一方は|片方は|前者は)/u;
const OTHER = /^(?:もう(?:ひとつ|[一１1]つ|一方|片方)|後者)は/u;
/** Which of several a sentence begins to tell of; 0 for none. */
export function ordinalInJapanese(text: string): number {
  if (ONE.test(text)) return 1;
  return OTHER.test(text) ? 2 : ORDINALS.findIndex((ordinal) => ordinal.test(text)) + 1;
}
