import { isFragment } from "#kernel/critic/fragment";
import { isEnglishSentence } from "#kernel/critic/predicate-en";
import type { Block, Page } from "#kernel/page";
import { englishVerbs, nounsLikeVerbs } from "#kernel/text/english-verbs";
import type { Language } from "#kernel/vocabulary";
import { standsInEnglish } from "./text/sentences/english-sentence.ts";
import { listedInEnglish } from "./text/sentences/noun-phrase.ts";
import { speakable } from "./text/signs/speakable.ts";

const FEWEST = 3;
const MOST = 7;
const LONGEST: Record<Language, number> = { ja: 24, en: 90 };
const LONGEST_WHOLE: Record<Language, number> = { ja: 150, en: 320 };

/**
 * The page with each short list in the sentence that announces it: "It has three parts:" says nothing
 * without them, nor they without it. Blocks keep their places.
 */
export function withAnnouncedLists(page: Page): Page {
  const known = told.get(page);
  if (known) return known;
  const blocks = [...page.blocks];
  for (const [index, block] of page.blocks.entries()) {
    if (block.kind !== "paragraph" || page.blocks[index + 1]?.kind !== "list_item") continue;
    const items = itemsFrom(page.blocks, index + 1);
    const text = announcing(block.text.trim(), items, page.language);
    if (!text) continue;
    blocks[index] = { ...block, text };
    for (let at = 1; at <= items.length; at += 1) blocks[index + at] = { kind: "list_item", text: "" };
  }
  const whole = blocks.every((block, index) => block === page.blocks[index]) ? page : { ...page, blocks };
  told.set(page, whole);
  return whole;
}
/** A page is read for its quote and its script alike. */
const told = new WeakMap<Page, Page>();

function itemsFrom(blocks: readonly Block[], start: number): string[] {
  const end = blocks.findIndex(({ kind }, index) => index >= start && kind !== "list_item");
  return blocks.slice(start, end === -1 ? undefined : end).map(({ text }) => text);
}

/** The paragraph with its list; null where the last sentence announces none that can be said in one. */
function announcing(text: string, items: readonly string[], language: Language): string | null {
  if (language === "ja") {
    const named = brokenInto(text, items) ?? inPlaceOfNext(text, items);
    if (named) return named;
  }
  const own = items.map((item) =>
    speakable(item, language)
      .replace(/[.。、,;；]$/, "")
      .trim(),
  );
  const inPhrases = language === "en" ? phrasesInEnglish(text, own) : null;
  if (inPhrases) return inPhrases;
  if (
    own.length < FEWEST ||
    own.length > MOST ||
    own.some((item) => item.length > LONGEST[language] || !isPart(item, language))
  )
    return null;
  const whole = language === "ja" ? inJapanese(text, own) : inEnglish(text, own);
  return whole && whole.length - text.length <= LONGEST_WHOLE[language] ? whole : null;
}

const PRICED = /\p{Sc}|円|%|\d$|\bfree$/u;
const JOINED = /[,;、，・&+]|\b(?:and|or|nor|but)\b/i;

/** A thing and no sentence, price or list of its own: steps and tips are told one by one. */
function isPart(item: string, language: Language): boolean {
  if (item === "" || /[.!?:。！？：|/@_=]|https?|\d{3}/.test(item) || PRICED.test(item) || JOINED.test(item))
    return false;
  if (language === "ja") return /[\p{Script=Han}\p{Script=Katakana}ーa-zA-Z]$/u.test(item);
  const words = item.toLowerCase().split(" ");
  const [first = "", second = ""] = words;
  const isOrder =
    englishVerbs.get(first) === "base" &&
    (!nounsLikeVerbs.has(first) || /^(?:the|an?|your|it|at|in|on|up|with)$/.test(second));
  return (
    !isOrder &&
    !/^(?:i|you|we|he|she|it|they|if|when|why|how|what|not?|\p{L}+ing)\b/u.test(first) &&
    englishVerbs.get(first) !== "third" &&
    !words.some((word) => PREDICATES.test(word))
  );
}
const PREDICATES =
  /^(?:is|are|was|were|has|have|had|does|do|can|will|may|must|should|could|would|it['’]s|you|we|they|that|which|who)$/;

const NUMBERS: Record<string, number> = {
  both: 2,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  十: 10,
};
/** Whether each number of the sentence is that of the items: "two floors" are not five things. */
function isCountOf(head: string, items: number): boolean {
  const said = head.normalize("NFKC").toLowerCase();
  return [
    ...said.matchAll(/\d+|\b(?:both|two|three|four|five|six|seven|eight|nine|ten)\b|[二三四五六七八九十]/g),
  ].every(([number]) => (NUMBERS[number] ?? Number(number)) === items);
}

/** "It has three advantages for builders:" */
const HEAD_EN =
  /(?:^|[.!?] )(?!(?:Here|This|These|Follow|Use|See|Read|Click|Select|Also|More)\b)(\p{Lu}[^.!?:]{10,160}):$/u;
function inEnglish(text: string, items: readonly string[]): string | null {
  const head = HEAD_EN.exec(text)?.[1] ?? "";
  if (!head || CHOOSES.test(head) || !isCountOf(head, items.length) || !isEnglishSentence(`${head} these.`))
    return null;
  const said = items.map((item) =>
    /^\p{Lu}\p{Ll}* /u.test(item) && isCommon(item) ? item.charAt(0).toLowerCase() + item.slice(1) : item,
  );
  // Names and things in one list are mostly headings that lost their lines.
  const capitals = said.filter((item) => /^\p{Lu}/u.test(item)).length;
  if (capitals > 0 && capitals < said.length) return null;
  const list = listedInEnglish(said);
  const isVerbLast = ENDS_WITH_VERB.test(head);
  const whole = `${isVerbLast ? text.slice(0, -1) : text} ${list}.`;
  return standsInEnglish(`${head}${isVerbLast ? "" : ":"} ${list}.`) ? whole : null;
}

/** "Two things are needed:", "a frame, called the beam, which holds the warp", …: what is no sentence is said in one. */
function phrasesInEnglish(text: string, items: readonly string[]): string | null {
  const head = HEAD_EN.exec(text)?.[1] ?? "";
  const isPhrase = (item: string) =>
    item.length >= SHORTEST_PHRASE &&
    item.length <= LONGEST_PHRASE &&
    /^(?:An?|The|One|Some|Any|All) \p{L}/u.test(item) &&
    !/[.!?:;|@_=]|(?<!\b\p{Lu})\/|https?|\d{3}/u.test(item) &&
    !PRICED.test(item) &&
    isFragment(`${item.split(/,| (?:which|that|who) /)[0]}.`, "en");
  const isWhole =
    head !== "" &&
    !CHOOSES.test(head) &&
    isCountOf(head, items.length) &&
    isEnglishSentence(`${head} these.`);
  if (!isWhole || items.length < 2 || items.length > MOST_PHRASES || !items.every(isPhrase)) return null;
  const said = items.map((item) => item.charAt(0).toLowerCase() + item.slice(1));
  const whole = `${text} ${said.slice(0, -1).join("; ")}; and ${said.at(-1)}.`;
  return whole.length - text.length <= LONGEST_WHOLE.en ? whole : null;
}
const SHORTEST_PHRASE = 8;
const LONGEST_PHRASE = 150;
const MOST_PHRASES = 5;

/** Of these not all are meant, or none. */
const CHOOSES =
  /\b(?:any|either|one of|each|if|unless|no|not|nobody|nothing|never|neither|without|fees?|prices?|costs?)\b|n['’]t\b/i;

/** "Membership includes access …" needs no colon. */
const ENDS_WITH_VERB = /\b(?:includes?|are|is|has|have|contains?|offers?|provides?|covers?|features?)$/i;

/** A first capital that only begins a line: no other word of a phrase of several has one. */
const isCommon = (item: string) => item.includes(" ") && !/\s\p{Lu}/u.test(item);

const HEAD_JA = /(?:次|以下|下記)の[^。、]{0,14}(?:です|であ(?:る|ります)|あ(?:る|ります)|だ)。$/u;
function inJapanese(text: string, items: readonly string[]): string | null {
  const [head] = HEAD_JA.exec(text) ?? [];
  if (!head || /料金|価格|値段|いずれか|どれか/.test(head) || !isCountOf(head, items.length)) return null;
  return `${text}${items.join("、")}です。`;
}

const MARK = /^[①-⑳・●■◆]\s*|^[（(]?\d{1,2}[)）.．]\s*/u;
/** 「多い順に並べると、」, 「①木の値上がり、」, 「②人手となる。」: one sentence in several lines. */
function brokenInto(text: string, items: readonly string[]): string | null {
  const parts = items.map((item) => item.trim().replace(MARK, ""));
  const isBroken =
    /[。\p{L}]、$/u.test(text) &&
    parts.length >= FEWEST &&
    parts.length <= MOST &&
    parts.every((part, at) => (at < parts.length - 1 ? /^[^。]{2,40}、$/u : /^[^。]{2,60}。$/u).test(part));
  return isBroken ? text + parts.join("") : null;
}

/** 「次のものは、出せません。」, the last sentence above its list: those things can stand in its place. */
const OF_NEXT = /(^|。(?:[^。]{0,8}、)?)(?:次|以下|下記)の(?:もの|品目|物|書類)(?=[はがを][^。]{4,60}。$)/u;
const MOST_IN_PLACE = 5;
const LONGEST_IN_PLACE = 40;
const NAMED = /(?:[\p{Script=Han}\p{Script=Katakana}ーa-zA-Z]|もの|こと)$/u;
/** A note in brackets only names examples or a way out; anything else may say of which things, or of whom, it is true. */
const IN_BRACKETS = /[（(]([^（()）]*)[）)]/g;
const EXAMPLES =
  /^[^。、・]+(?:[、・][^。、・]+)+$|(?:など|等)$|含みます。?$|^[^。]{6,}(?:ご利用|お使い|ご相談)ください。?$/u;
const LIMITS = /のみ|だけ|除|限|以外|以下|以上|以内|未満|超|場合|とき|方|者|人|(?<!また)は|うち|いずれ|別/u;
const isOfAll = (item: string) =>
  [...item.matchAll(IN_BRACKETS)].every(([, note = ""]) => EXAMPLES.test(note) && !LIMITS.test(note));
function inPlaceOfNext(text: string, items: readonly string[]): string | null {
  if (!OF_NEXT.test(text) || !items.every(isOfAll)) return null;
  const named = items.map((item) =>
    speakable(item, "ja")
      .replace(/[（(][^（）()]*[）)]/g, "")
      .replace(/[。、]$/, "")
      .trim(),
  );
  const isSayable =
    named.length > 1 &&
    named.length <= MOST_IN_PLACE &&
    named.every(
      (item) => item.length <= LONGEST_IN_PLACE && NAMED.test(item) && !/[。：:！？|/]|\d{3}/.test(item),
    );
  return isSayable ? text.replace(OF_NEXT, (_, before: string) => `${before}${named.join("、")}`) : null;
}
