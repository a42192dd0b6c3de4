import type { Page } from "#kernel/page";
import { escapePattern } from "#kernel/text/escape-pattern";
import type { Language } from "#kernel/vocabulary";

/** Longer names are cut at the end of a phrase, never inside one. */
export const LONGEST: Record<Language, { name: number; title: number }> = {
  ja: { name: 26, title: 56 },
  en: { name: 64, title: 100 },
};

/** "FREE BLOCKCHAIN COURSE NOW": capitals that shout are read letter by letter. */
export function calmed(text: string, { language, type, blocks }: Page): string {
  const words = text.split(" ");
  const loud = words.filter((word) => LOUD.test(bareOf(word))).length;
  if (language === "ja") return text;
  const isAllLoud = type === "product" && loud > 0 && (loud === words.length ? loud > 1 : isShouted(text));
  if (!isAllLoud && (loud < 3 || loud < words.length / 2))
    return type === "product" ? lessLoud(words, blocks) : text;
  // A short word may be an abbreviation: the page has it in small letters where it is none.
  const isWord = (word: string) =>
    blocks.some((block) =>
      new RegExp(`(?<!\\p{L})${escapePattern(word.toLowerCase())}(?!\\p{L})`, "u").test(block.text),
    );
  return words
    .map((word, index) => {
      if (index > 0 && SMALL.test(word)) return word.toLowerCase();
      const isShort = /^\p{Lu}{2,3}$/u.test(word);
      if (!LOUD.test(bareOf(word)) && !(isShort && isWord(word))) return word;
      return word.charAt(0) + word.slice(1).toLowerCase();
    })
    .join(" ");
}

/** "CHAIR:" */
const bareOf = (word: string) => word.replace(/[:,]$/, "");
/** "BMW X1 SDRIVE 2.0 AUTOMATIC", "BROOK 100 ml": no small letter but those of its measures. */
const isShouted = (text: string) =>
  !/\p{Ll}/u.test(text.replace(/\d\s?\p{Ll}+\b/gu, "")) && text.includes(" ");

/** "The VITALITY ELIXIR": words that the page writes in small letters, too, and not only in capitals. */
const lessLoud = (words: readonly string[], blocks: Page["blocks"]) =>
  words
    .map((word) => {
      const [bare, mark = ""] = [word.replace(/[:,]$/, ""), /[:,]$/.exec(word)?.[0]];
      if (!LOUD.test(bare)) return word;
      const calm = `${bare.charAt(0)}${bare.slice(1).toLowerCase()}`;
      const written = new RegExp(
        `(?<!\\p{L})(?:${escapePattern(calm)}|${escapePattern(calm.toLowerCase())})(?!\\p{L})`,
        "u",
      );
      return blocks.some(({ text }) => written.test(text)) ? `${calm}${mark}` : word;
    })
    .join(" ");
const LOUD = /^\p{Lu}{4,}$|^\p{Lu}+(?:[-’']\p{Lu}+)+$/u;
const SMALL = /^(?:THE|A|AN|AND|OF|WITH|FOR|IN|ON|TO|BY|FROM|AT)$/;

/** Behind a number, where no word is quoted: `Tarn 12" Pan`. */
const INCHES = /(?<=^[^"“”″]*\d)["”″](?=[\s,:]|$)(?=[^"“”″]*$)/g;

/** Wide letters and figures as narrow ones; a fraction, "½", would come apart. */
export const withNarrowSigns = (text: string): string =>
  text.replace(/[^\u00BC-\u00BE\u2150-\u215E]+/gu, (part) => part.normalize("NFKC"));

/** Marks that would end the sentence around a title. */
export function withoutMarks(text: string, language: Language): string {
  const bare = text
    .replace(/^\d{1,2}(?:\.\d{1,2})*\.?\s+(?=\p{Lu}\p{Ll})/u, (number) => (/\./.test(number) ? "" : number))
    .replace(/[。．.、,：:;\s]+$/, "")
    .replace(/^[\s・、,:：>＞»›-]+/, "")
    .replace(/\s+/g, " ");
  if (language === "ja")
    return (
      bare
        .replace(/[。：]+(?=.)|:(?!\d)(?=.)/g, "、")
        // A title that asks is said as a question.
        .replace(/[！？!?]*[？?][！？!?]*\s?/g, "？")
        .replace(/[！!]+(?=$|[」』])/g, "")
        .replace(/[！!]+/g, "、")
    );
  // A title that asks is heard as a question.
  const end = /[!?]*\?[!?]*$/.test(bare) ? "?" : "";
  return (
    bare
      .replace(/[!?.]+$/, end)
      // "Who owns the sea? A history": what stands behind the question is its answer.
      .replace(/\?+\s+(?=\p{Lu})/gu, ": ")
      .replace(/[!?]+\s+/g, ", ")
      .replace(INCHES, "-inch")
      .replace(/["“”]/g, "")
  );
}

const BOUNDARIES: Record<Language, RegExp> = {
  // 「2〜14N」 is one measure.
  ja: /[\s　、／/―—]|[〜～~](?!\d)|(?<=[」』）])/gu,
  en: /,\s|\s[–—/|+-]\s?|:\s|;\s|\s(?=with |for |from |featuring |including |that |which |\()/g,
};

/** Ends where a phrase ends: the last place that fits; without one it stays whole. */
export function shortened(whole: string, language: Language, isName: boolean): string {
  const text = language === "en" && !isName ? withoutAcronym(whole) : whole;
  const most = LONGEST[language][isName ? "name" : "title"];
  if (text.length <= most) return text;
  // The brackets behind goods say what they are for.
  const bare = language === "ja" && isName ? text.replace(/\s*[(（][^()（）]*[)）]$/u, "") : text;
  if (bare.length <= most) return bare;
  const part = language === "ja" && isName ? partFor(bare) : null;
  if (part) return part;
  const ends = [...text.matchAll(BOUNDARIES[language])].map(({ index }) => index);
  const fitting = ends.filter((one) => one >= (language === "ja" ? 6 : 12) && one <= most).at(-1);
  // The brackets behind a long name of goods hold its table.
  const bracket = language === "en" && isName ? text.search(/ \((?=[^()]*\)?$)/) : -1;
  const measured = language === "en" && isName ? text.search(MEASURED) : -1;
  const end = fitting ?? [bracket, measured].filter((one) => one > 0).toSorted((a, b) => a - b)[0];
  return end === undefined ? text : text.slice(0, end).replace(/[\s、,／/:：–—-]+$/, "");
}

/** 「峰農機 管理機 MK-5/MK-6用 走行ベルト」: of the end alone one knows what is sold, and for what. */
function partFor(name: string): string | null {
  const [, use = "", thing = ""] = /(?:^|\s)([^\s用]{1,18})用\s+([^\s()（）]{2,16})$/u.exec(name) ?? [];
  return /[\dA-Z]/u.test(use) ? `${use.replace(/\s*[/／]\s*/gu, "・")}用の${thing}` : null;
}

/** 「MK-5/MK-6用 走行ベルト」: a machine that the part fits is no code of the part. */
export const isFitted = (code: string, name: string): boolean =>
  name.includes(code) && (name.slice(name.indexOf(code)).split(/\s/u)[0] ?? "").endsWith("用");

/** "Folding Wagon Cart 150L Heavy Duty Garden Trolley Beach …": behind its first measure sellers write what is searched for. */
const MEASURED =
  /(?<=^\p{Lu}\S* \S.*)\s(?=\d[\d.,]*\s?(?:l|litres?|liters?|ml|kg|g|lbs?|oz|cm|mm|m|in|inch(?:es)?|ft|w|v|mah|gb|tb|pcs|pack)\b)/iu;

/** "… of the Northern Valleys (TWN-MV)": behind so many words, nobody hears what the letters stand for. */
const withoutAcronym = (title: string) =>
  title.split(" ").length > ACRONYM_BEHIND
    ? title.replace(/\s*\((?=\p{Lu})[\p{Lu}\d-]{2,12}\)$/u, "")
    : title;
const ACRONYM_BEHIND = 12;

/** "Tarn Lamp - 4 Units", "Tarn Lamp - Carrying Case": what is sold is another thing than the head says. */
export const PACK =
  /^(?:(?:set|pack|box|case) of )?\d+[ -]?(?:units?|packs?|pcs|pieces?|pairs?|count|ct)\b|\b(?:case|cases|kit|refills?|replacement|bundle|set|cover|adapter|charger|strap)$/i;

/** "Payment issues - how to change the method" is one title; a tail of a word or two is a section's name. */
export const joinedTitle = (text: string, head: string, tail: string) => {
  const isOne = text.includes(": ") || (head.length < 40 && / \p{Ll}.* \p{Ll}/u.test(tail));
  return isOne && head.length + tail.length < LONGEST.en.title ? `${head}: ${tail}` : head;
};

/** Between the parts of a title. */
export const SEPARATOR = new RegExp(
  [
    String.raw`\s*[|｜»]\s*`,
    String.raw`\s+[-–—―:：/／・·•›>]\s+`,
    String.raw`(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー）)」\]])[/／](?=\S)`,
  ].join("|"),
  "u",
);

/** A maker's word for its product says not what it is; the title, where it begins or ends with the same word, may. */
export const longerIn = (title: string, name: string) =>
  kindBefore(title, name) ??
  ((/^[\p{L}\d]+$/u.test(name) &&
    (title.startsWith(`${name} `) || title.endsWith(` ${name}`)) &&
    title.length < LONGEST.en.name) ||
  isHalfOf(title, name)
    ? title
    : name);

/** 「剪定鋏 200mm「A型・赤樫の手留め」」: what stands before the name in its marks says what the thing is. */
function kindBefore(title: string, name: string): string | null {
  const at = title.indexOf(`「${name}」`);
  const kind = /(?:^|[|｜】\]］])\s*([^|｜「」『』【】]{2,20}?)\s*$/u.exec(
    title.slice(0, Math.max(0, at)),
  )?.[1];
  return at > 0 && kind && !/[のはがをに]$/u.test(kind) ? `${kind}「${name}」` : null;
}

/** The half of a name behind its "&", with no other part of the title before it. */
const isHalfOf = (title: string, name: string) => {
  const at = title.indexOf(`& ${name}`);
  return at > 0 && title.length < 2 * LONGEST.en.name && !APART.test(title.slice(0, at));
};
const APART = /[|｜»]|\s[-–—／/・›>]\s/u;

/** Words that marketplaces write before and behind a name. */
const BEFORE = /^(details about|buy|shop|pre-?order|new!?|hot!?|official)\s*[:：]?\s+(?=\p{Lu}|\d)/iu;
const BEHIND =
  /\s*[-–—:|&]?\s*(for sale|buy online|online|at best price( in .*)?|best price|reviews?|free shipping)\s*$/iu;
/** "Oak loom, US DDP": who pays the customs. */
const CUSTOMS =
  /\s*[-–—:|,]\s*(?:(?:US|USA|UK|EU|CA|AU)[ /-]?)*(?:DDP|DDU|DAP|tariffs? (?:paid|included))\s*$/iu;

/** A title without them. Elsewhere than on goods, "new" says what the page is about. */
export const withoutMarketWords = (title: string, isOfGoods: boolean): string =>
  (isOfGoods ? title.replace(BEFORE, "") : title).replace(CUSTOMS, "").replace(BEHIND, "");

/** "Tarn 10 6/128 …": behind the sizes of a memory sellers write what they please. "1/64" is a scale. */
export const MEMORY =
  /(?<=\S+ \S+)\s\(?(?:[2-9]|1\d|24)\s?(?:GB)?\s?\/\s?(?:32|64|128|256|512|1024)(?:\s?GB)?\b.*$/i;
