import type { Language } from "#kernel/vocabulary";

/**
 * Whether a sentence is Japanese: a foreign name inside English is not, nor is a Latin one inside Japanese.
 */
export function isJapanese(sentence: string): boolean {
  if (/[ぁ-ゖ]/.test(sentence)) return true;
  const count = (pattern: RegExp) => sentence.match(pattern)?.length ?? 0;
  const signs = count(/[ァ-ヺー\p{Script=Han}]/gu);
  return signs > 0 && 2 * signs >= count(/\p{Script=Latin}/gu);
}

const ENGLISH = new Set(
  "the of and to in a is that for it with as on was are be this by at from or an have not you your we our can all will".split(
    " ",
  ),
);

/** Others, which tell only whether a sentence is no other language's. */
const ALSO_ENGLISH = new Set(
  "they their which these into about through when if has had she he but were been would could there than then what who how my its did does every after before".split(
    " ",
  ),
);

/** Small words of the languages that share English letters and are not English words. */
const FOREIGN = new Set(
  (
    "le la les des du et est une dans pour que qui sur avec pas el los las del y en un una por con para es se il di " +
    "che della non per sono der die das und ist mit von nicht ein eine den zu auf für het een van niet dat zijn " +
    "och att det som på är med för av og til ikke jeg na je w z się nie do ze ve že si o os as dos da em não ja"
  ).split(" "),
);

/** Whether a sentence in English letters is English: its small words tell. */
export function isEnglishText(sentence: string): boolean {
  const words = sentence.match(/\p{L}+/gu) ?? [];
  const isOurs = (word: string) => ENGLISH.has(word) || ALSO_ENGLISH.has(word);
  const english = words.filter((word) => isOurs(word.toLowerCase())).length;
  // "OS X" and "Le Creuset" are names; in a line of capitals one such word may be, too.
  const isLoud = words.length >= FEWEST_LOUD && !/\p{Ll}/u.test(sentence);
  const own = isLoud ? words.map((word) => word.toLowerCase()) : words;
  const small = own.filter((word) => FOREIGN.has(word) && !isOurs(word));
  const foreign = isLoud && new Set(small).size < FEWEST_LOUD_SMALL ? 0 : small.length;
  if (english === 0 && words.filter((word) => MARKED.test(word.toLowerCase())).length > 1) return false;
  return foreign <= english / 2 && (english > 0 || words.length < FEWEST_WORDS);
}
const FEWEST_LOUD = 4;
const FEWEST_LOUD_SMALL = 2;
/** So many words without a small one are hardly an English sentence. */
const FEWEST_WORDS = 8;

const FEW = 4;
const MARKED = /[^\P{Script=Latin}a-z]/u;
const MOST_MARKED = 0.15;
const FEWEST_TO_TELL = 40;

/**
 * Told from the text itself, because what pages declare is often a template's default. Null when it
 * is neither Japanese nor English; the declaration decides for texts too short to tell.
 */
export function detectLanguage(text: string, declared: string | null): Language | null {
  const sample = text.slice(0, 20_000);
  const count = (pattern: RegExp) => sample.match(pattern)?.length ?? 0;
  const kana = count(/[\u3041-\u30ff]/g);
  const han = count(/\p{Script=Han}/gu);
  const hangul = count(/\p{Script=Hangul}/gu);
  const latin = count(/\p{Script=Latin}/gu);
  const other = count(/\p{L}/gu) - kana - han - hangul - latin;

  if (hangul > kana + han && hangul > latin) return null;
  // One kanji says as much as several letters; Chinese has no kana at all.
  if ((kana + han) * 2 > latin && kana + han > 0) {
    return kana * 20 >= han ? "ja" : null;
  }
  if (other > latin) return null;
  const words = sample.toLowerCase().match(/\p{L}+/gu) ?? [];
  // English writes hardly a letter with a mark; Czech, Polish or Turkish do in every third word.
  const marked = words.filter((word) => MARKED.test(word)).length;
  if (words.length >= FEWEST_TO_TELL && marked > MOST_MARKED * words.length) return null;
  const { share, foreign } = sharesOf(words);
  // Some of the small words of other languages are English ones, too: "a", "on".
  if (foreign > share) return null;
  // Lists of names have few small words of any language.
  const declaresAnother = /^(?!en)[a-z]/i.test(declared ?? "");
  const mayBeEnglish = share > 0 || /^en/i.test(declared ?? "");
  if (mayBeEnglish && foreign <= Math.max(share / 2, 0.005) && !declaresAnother) return "en";
  if (words.length < 40) return share > 0.05 || !declared || /^(en|ja)/i.test(declared) ? "en" : null;
  return share > 0.12 || (share > 0.05 && /^en/i.test(declared ?? "")) ? "en" : null;
}

function sharesOf(words: readonly string[]) {
  const share = words.filter((word) => ENGLISH.has(word)).length / Math.max(1, words.length);
  const foreignWords = words.filter((word) => FOREIGN.has(word));
  // One or two of them are names and codes ("ZU"), however often they come.
  const isForeign = new Set(foreignWords).size >= FEW;
  return { share, foreign: isForeign ? foreignWords.length / Math.max(1, words.length) : 0 };
}

/**
 * Whether a text is surely in neither language, whatever the page around it says: its menus and scripts may have more
 * English words than it has words at all.
 */
export function isOtherLanguage(text: string): boolean {
  const sample = text.slice(0, 20_000);
  const count = (pattern: RegExp) => sample.match(pattern)?.length ?? 0;
  const [kana, han] = [count(/[\u3041-\u30ff]/g), count(/\p{Script=Han}/gu)];
  if (han >= FEWEST_HAN && 2 * han > count(/\p{Script=Latin}/gu)) return kana * 20 < han;
  const words = sample.toLowerCase().match(/\p{L}+/gu) ?? [];
  const { share, foreign } = sharesOf(words);
  return words.length >= FEWEST_TO_TELL && foreign > share;
}
const FEWEST_HAN = 40;
