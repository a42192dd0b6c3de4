import type { Page } from "#kernel/page";
import { withoutCompanyForm } from "#kernel/text/company-form";
import { contentTerms } from "#kernel/text/content-terms";
import { englishVerbs } from "#kernel/text/english-verbs";
import { isJapanese } from "#kernel/text/language";
import { currencyNames } from "./currency-names.ts";
import { type Mention, mentionsIn } from "./mentions.ts";
import { foldName, isNearly, katakanaWords, latinNames, type Name, quotedNames } from "./names.ts";
import { around, MOST_CHARACTERS } from "./sources.ts";
import type { Tie } from "./tie.ts";

type Place = Omit<Tie, "text">;

/** The names of a page: what it says of itself, and every word that may be one. */
export function nameIndex(page: Page) {
  const words = wordsOf(page);
  const proper = properOf(page);
  const isOther = (sentence: string) => isJapanese(sentence) !== (page.language === "ja");

  /** A title whose marks were changed for the ear is that title still. */
  const letters = lettersOf(words.all);
  const isMisspelt = (text: string) =>
    !letters.includes(lettersOf(text)) &&
    [...proper.keys()].some((name) => name.length >= 5 && isNearly(foldName(text), name));

  /**
   * A first capital makes no name of a word that the page has in small letters as well, or only in titles, where
   * every word has one.
   */
  const isCommon = (text: string) =>
    /^\p{Lu}\p{Ll}+$/u.test(text) &&
    (isEveryday(text.toLowerCase()) || words.small.has(foldName(text)) || !words.named.has(foldName(text)));

  const latin = (sentence: string, mentions: readonly Mention[]): Tie[] =>
    latinNames(sentence, mentions).flatMap(({ text, sure }) => {
      const place = placeOf(words, text);
      if (place) {
        const mayBeName = sure || (/^\p{Lu}/u.test(text) && proper.has(foldName(text)));
        return mayBeName && !isCommon(text) ? [{ text, ...place }] : [];
      }
      if (!sure) return isMisspelt(text) && !isEveryday(text) && !isSmall(text) ? [absent(text)] : [];
      // A translation spells names in its own way; digits it leaves alone.
      return isOther(sentence) && !/\d/.test(text) ? [] : [absent(text)];
    });

  const misread = makersOf(page);

  /** Kana and kanji have no capitals: only what the page calls itself is known to be a name. */
  const japanese = (sentence: string): Tie[] => {
    const said: Name[] = [...katakanaWords(sentence), ...quotedNames(sentence)];
    return said.flatMap(({ text }) => {
      const place = proper.get(foldName(text));
      if (place) return [{ text, ...place }];
      if (words.all.includes(foldName(text))) return [];
      return isMisspelt(text) ? [absent(text)] : [];
    });
  };
  const makers = (sentence: string): Tie[] => misread(sentence).map(absent);

  return (sentence: string, mentions: readonly Mention[]): Tie[] => [
    ...factsIn(sentence, page),
    ...latin(sentence, mentions),
    ...japanese(sentence),
    ...makers(sentence),
  ];
}

/** A word that only joins others, with a capital where a sentence begins: "This is …" of "Almond Thins". */
const isSmall = (word: string) => contentTerms(word, "en").size === 0;

/** A word of any English sentence, and not a name that is nearly spelled so. */
const isEveryday = (word: string) => /^\p{Ll}/u.test(word) && (isSmall(word) || englishVerbs.has(word));

const lettersOf = (text: string) => foldName(text).replace(/[^\p{L}\p{N}]/gu, "");
const absent = (text: string): Tie => ({ text, blockIndex: null, factId: null, absent: true });

/** Facts that are words, where the sentence has them word for word. */
function factsIn(sentence: string, { facts }: Page): Tie[] {
  return (
    facts
      .filter(({ kind, value }) => WORDS.has(kind) && value.length > 1 && sentence.includes(value))
      // Numbers are tied as numbers.
      .filter(({ kind, value }) => {
        const numbers = mentionsIn(value);
        return numbers.length === 0 || (kind !== "specification" && numbers[0]?.text !== value);
      })
      .map(({ id, value, label, provenance }) => ({
        text: value,
        blockIndex: null,
        factId: id,
        excerpt: around(provenance?.excerpt || [label, value].filter(Boolean).join(": "), -1),
      }))
  );
}
const WORDS = new Set(["name", "brand", "author", "specification", "sku", "gtin"]);

/** Each word of the page and where it stands first, and the whole of it for what is put together. */
function wordsOf(page: Page) {
  const places = new Map<string, Place>();
  const small = new Set<string>();
  /** Words that have their capital as names have it. */
  const named = new Set<string>();
  const addNames = (text: string) => {
    for (const [word] of text.matchAll(CAPITAL_WORD)) named.add(foldName(word));
  };
  let all = "";
  const read = (text: string, place: Place) => {
    all += `${foldName(text)}\n`;
    for (const { 0: word, index } of foldName(text).matchAll(/[\p{Script=Latin}\p{N}]+/gu))
      if (!places.has(word)) places.set(word, { ...place, excerpt: around(text, index) });
  };
  for (const fact of page.facts) {
    const { id, kind, value, currency } = fact;
    const money = currency ? [currency, ...currencyNames(currency)] : [];
    read([quoteOf(fact), ...money].join(" "), { blockIndex: null, factId: id });
    if (kind === "brand" || kind === "author") addNames(value);
  }
  read([page.title, page.site, page.author, page.url].filter(Boolean).join(" "), {
    blockIndex: null,
    factId: null,
  });
  for (const [blockIndex, { text }] of page.blocks.entries()) {
    if (all.length > MOST_CHARACTERS) break;
    read(text, { blockIndex, factId: null });
    for (const [word] of text.matchAll(SMALL_WORD)) small.add(word);
    if (isJapanese(text) || /[.!?]["”’)]?$/.test(text.trim())) addNames(text);
  }
  return { places, small, named, all };
}

/** The words of a fact and of the place where it was found, each part once: the place may hold the label and the value. */
function quoteOf({ label, value, provenance }: Page["facts"][number]): string {
  const parts = [label, value, provenance?.excerpt].filter((part) => part != null);
  return parts
    .filter((part, at) => !parts.some((other, of) => other.includes(part) && (other !== part || of < at)))
    .join(" ");
}

/** A capital where no sentence begins, or where a second one follows: "Elin Pryce". */
const CAPITAL_WORD =
  /(?<![\p{Script=Latin}\p{N}])(?:(?<!(?:^|[.!?:;…"“”'‘(—–-])\s*)\p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+(?=\s\p{Lu}))/gu;

/** A word in small letters that is no part of an address. */
const SMALL_WORD = /(?<![\p{L}\p{N}./@-])\p{Ll}+(?![\p{L}\p{N}/@-]|\.\p{L})/gu;

/** A name is there when each of its parts is: "KX-200B" as "KX 200B", "Uplands'" as "Uplands". */
function placeOf(
  { places, all }: Pick<ReturnType<typeof wordsOf>, "places" | "all">,
  text: string,
): Place | null {
  const parts = foldName(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const found = parts.map((part) => places.get(part) ?? places.get(part.replace(/s$/, "")));
  if (found.every((place) => place !== undefined) || parts.length === 0) return found[0] ?? null;
  const whole = foldName(text).replace(/[^\p{L}\p{N}]/gu, "");
  if (places.has(whole) || all.includes(foldName(text).replace(/'s$/, "")))
    return places.get(whole) ?? NOWHERE;
  // The s of "Pryce's" is no part of the name; that of "U.S" is.
  const owner = text.replace(/['’]s$/, "");
  return owner !== text ? placeOf({ places, all }, owner) : null;
}
const NOWHERE: Place = { blockIndex: null, factId: null };

/** The thing, its maker, and what their names are made of. */
function properOf({ title, site, facts }: Page): Map<string, Place> {
  const found = new Map<string, Place>();
  const read = (text: string, place: Place) => {
    const words = text.match(/[\p{Lu}\p{N}][\p{L}\p{N}]+/gu) ?? [];
    const names = [
      { text },
      ...words.map((word) => ({ text: word })),
      ...katakanaWords(text),
      ...quotedNames(text),
    ];
    for (const name of names)
      if (name.text && !found.has(foldName(name.text)))
        found.set(foldName(name.text), { ...place, excerpt: around(text, -1) });
  };
  for (const { id, kind, value } of facts)
    if (kind === "name" || kind === "brand") read(value, { blockIndex: null, factId: id });
  read(title, NOWHERE);
  read(site ?? "", NOWHERE);
  return found;
}

/** Finds the maker's name with one sign of it changed: 鋳造社 for 鋳造舎. */
function makersOf({ facts }: Page): (sentence: string) => string[] {
  const names = facts
    .flatMap(({ kind, value }) => (kind === "brand" ? [withoutCompanyForm(value)] : []))
    .filter((value) => value.length >= 4 && /[\u3040-\u9fff]/.test(value));
  const differences = (a: string, b: string) => [...a].filter((sign, at) => sign !== b[at]).length;
  return (sentence) =>
    names.flatMap((name) => {
      const starts = Array.from({ length: Math.max(0, sentence.length - name.length + 1) }, (_, at) => at);
      const windows = starts.map((at) => sentence.slice(at, at + name.length));
      return windows.filter((window) => differences(window, name) === 1);
    });
}
