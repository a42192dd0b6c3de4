import type { Language } from "#kernel/vocabulary";

const columns = [
  "アカサタナハマヤラワガザダバパァャヮ",
  "イキシチニヒミリギジビピィ",
  "ウクスツヌフムユルグズブプゥュヴ",
  "エケセテネヘメレゲゼデベペェ",
  "オコソトノホモヨロゴゾドボポォョ",
];
const vowelOf = new Map(columns.flatMap((kana, vowel) => [...kana].map((one) => [one, "アイウエオ"[vowel]])));
const sameSound: Readonly<Record<string, string>> = { ヲ: "オ", ヂ: "ジ", ヅ: "ズ" };

/** A vowel that only lengthens the one before: ケイ, ケエ and ケー sound alike. */
const lengthens = (vowel: string, before: string | undefined) =>
  vowel === before || (vowel === "イ" && before === "エ") || (vowel === "ウ" && before === "オ");

/** Figures behind a decimal point, which are said one by one. */
const DECIMALS = "(?:ゼロ|レー|イチ|ニー?|サン|ヨン|ゴー?|ロク|ナナ|ハチ|キュー)";
/** The figures of one beat among two or more of them. */
const STRETCHED = new RegExp(
  `(?<=テン${DECIMALS}*[ニゴ])(?<!テン[ニゴ])ー|(?<=テン[ニゴ])ー(?=${DECIMALS})`,
  "g",
);

/**
 * The one-beat figures around a decimal point are stretched or not, as the speaker likes: ニーテン, ニテン;
 * テンニーゴー, テンニゴ. A single one behind it is short.
 */
function foldKana(reading: string): string {
  let folded = "";
  let vowel: string | undefined;
  for (const kana of reading.normalize("NFKC").replace(/[\p{P}\p{S}\s]/gu, "")) {
    const one = sameSound[kana] ?? kana;
    const long = one === "ー" || ("アイウエオ".includes(one) && lengthens(one, vowel));
    if (!long) vowel = vowelOf.get(one);
    folded += long ? "ー" : one;
  }
  return folded.replace(/(?<=[ニゴ])ー(?=テン)/g, "").replace(STRETCHED, "");
}

const foldWords = (reading: string) =>
  reading
    .toLowerCase()
    .replace(/'/g, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

/**
 * A reading without what is mere notation: how long vowels are written, spaces, stops, accents, capitals.
 * Two readings are the same exactly when they fold to the same.
 */
export const fold: Readonly<Record<Language, (reading: string) => string>> = { ja: foldKana, en: foldWords };

/** Whether a part is heard in what is said: whole words of English, kana of Japanese. */
export const isSaidIn: Readonly<Record<Language, (said: string, part: string) => boolean>> = {
  // A long vowel of the part may lengthen what stands before it, so that it is looked for from each kana on.
  ja: (said, part) => [...said].some((_, at) => foldKana(said.slice(at)).startsWith(foldKana(part))),
  en: (said, part) => ` ${foldWords(said)} `.includes(` ${foldWords(part)} `),
};
