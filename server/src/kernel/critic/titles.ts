import type { Page } from "#kernel/page";

const LOOSE = /\s+/g;
const textOf = (text: string) => text.normalize("NFKC").replace(LOOSE, " ").trim();
const fold = (text: string) => textOf(text).toLowerCase();
/** A part of this share of a title, and of so many signs, is meant for the title. */
const LEAST = { share: 0.3, signs: { ja: 6, en: 12 } };
const HANGING =
  /(?:\s(?:of|for|with|and|or|the|a|an|to|in|on|by|from|at|&|your|our|is|are)|[のとにでがをはやへ・、,&＆(（「])$/i;
/** How a sentence writes what it has of a title: "cleaning services" are no "Cleaning Services Ltd." */
const isWritten = (text: string, whole: string, part: string) => {
  const at = fold(text).indexOf(part);
  const [here, there] = [textOf(text).slice(at, at + part.length), textOf(whole).slice(0, part.length)];
  return !/\s\p{Lu}/u.test(there) || /\s\p{Lu}|^\P{L}*\p{Lu}\p{Lu}/u.test(here);
};
const words = new Intl.Segmenter("ja", { granularity: "word" });

/** Finds a title or name that was cut off within a word or a phrase. */
export function titleCritic({ title, facts, type, language }: Page): (text: string) => string | null {
  const name = facts.find(({ kind }) => kind === "name")?.value ?? "";
  const titles = [...new Set([title, name].map(textOf))].filter((one) => one.length > 0);
  return (text) => {
    const said = fold(text);
    for (const written of titles) {
      const whole = fold(written);
      const part = longestStart(whole, said);
      const least = Math.max(LEAST.signs[language], LEAST.share * whole.length);
      if (part.length < least || part.length === whole.length) continue;
      if (
        !isWritten(text, written, part) ||
        (language === "en" && (isOneOf(whole, said, part) || isPlace(said, part) || isSubject(said, part)))
      )
        continue;
      if (isGoingOn(whole, said, part) || (language === "en" && type !== "product" && isWithin(said, part)))
        continue;
      if (endsHere(said, part) && isCut(whole, part, type === "product")) return part;
    }
    return null;
  };
}

/** The longest beginning of a title that a sentence has. */
function longestStart(whole: string, said: string): string {
  let [low, high] = [0, whole.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (said.includes(whole.slice(0, middle))) low = middle;
    else high = middle - 1;
  }
  return whole.slice(0, low).replace(/[\s\p{P}]+$/u, "");
}

/** "The Tarn 15 sleeping bag, for $9" on a page of sleeping bags is one of them; “Sleeping Bag” is a cut title. */
const isOneOf = (whole: string, said: string, part: string) =>
  /^s(?![\p{L}\p{N}’'])/u.test(whole.slice(part.length)) &&
  !/^["”’']/u.test(said.slice(said.indexOf(part) + part.length));

/** "The place is the hall, Church Lane, Lower Tarn.": the end of an address is where a house is that is called by it. */
const isPlace = (said: string, part: string) => {
  const at = said.indexOf(part);
  return /\bthe (?:place|venue|location|address) is\b.*, $/.test(said.slice(0, at));
};

/** "Mia Tarn, who built looms, died in May." on "Mia Tarn obituary": whom a sentence tells of is whole. */
const isSubject = (said: string, part: string) =>
  said.startsWith(part) && /^, (?:who|whose|which|where|when|an?|the|\d)\b/u.test(said.slice(part.length));

/**
 * "Two of the largest houses, Tarn and Holm, have missed …" on "Tarn and Holm disappoint": of a report a sentence has the
 * same words, unless it quotes them or is nothing else.
 */
const isWithin = (said: string, part: string) => {
  const before = said.slice(0, said.indexOf(part));
  return before !== "" && !NAMES.test(before);
};
const NAMES = /(?:["“”‘’'«:–—-]|\b(?:is|are|called|titled|named|introduces?|about|consider|at))\s*$/u;

/** Whether the sentence's own words end there: a quotation closes, a mark, the end. */
function endsHere(said: string, part: string): boolean {
  const at = said.indexOf(part);
  const rest = said.slice(at + part.length);
  // 「氷はなぜ滑るのか、長く問われてきました。」, 「10月1日から、料金を改めます。」: within a sentence it is a clause, unless it is quoted.
  if (
    /^、/u.test(rest) &&
    /(?:[かはがもにで]|から|より|まで)$/u.test(part) &&
    !/[「『]$/u.test(said.slice(0, at))
  )
    return false;
  // "Publishers gave Amazon.com an ultimatum"
  if (/^\.\p{L}/u.test(rest)) return false;
  return /^\s*(?:[」』”"'.!?。！？、,]|…|by\b|from\b|$)/.test(rest);
}

/** 「「川音の宿」のクチコミ」 of 「川音の宿 クチコミ・感想」: what the quotation lacks of the title stands behind it. */
const isGoingOn = (whole: string, said: string, part: string) => {
  const [, next = ""] = /^[」』]の(\S{2})/u.exec(said.slice(said.indexOf(part) + part.length)) ?? [];
  return next !== "" && whole.slice(part.length).trim().startsWith(next);
};

function isCut(whole: string, part: string, isProduct: boolean): boolean {
  const rest = whole.slice(part.length);
  // 「企画展「旅の道具」」: nothing but the mark that closes it.
  if (/^[\s\p{P}]*$/u.test(rest)) return false;
  // 「菓子「朝の豆」新発売」: the quoted name is whole where its quotation closes.
  if ((/^」/u.test(rest) && part.includes("「")) || (/^』/u.test(rest) && part.includes("『"))) return false;
  if (/^\s*(?:[™®©℠|｜:：/／»›<>＜＞(（【[「『,、。.!?！？~〜]|[-–—―]+\s|-\S+-$|$)/u.test(rest)) return false;
  if (HANGING.test(part)) return true;
  // Within a word.
  if (/^[\p{L}\p{N}]/u.test(rest) && /[\p{L}\p{N}]$/u.test(part)) {
    const at = part.length;
    if (![...words.segment(whole)].some(({ index }) => index === at)) return true;
  }
  // The name of a product may lose its last words; a headline is a phrase.
  return !isProduct;
}
