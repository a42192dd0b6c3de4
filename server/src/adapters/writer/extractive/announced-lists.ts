import { isEnglishSentence } from "#kernel/critic/predicate-en";
import type { Block, Page } from "#kernel/page";
import { englishVerbs, nounsLikeVerbs } from "#kernel/text/english-verbs";
import type { Language } from "#kernel/vocabulary";
import { standsInEnglish } from "./text/english-sentence.ts";
import { listedInEnglish } from "./text/noun-phrase.ts";
import { speakable } from "./text/speakable.ts";

const FEWEST = 2;
const MOST = 6;
/** Of a longer list so many are named, and then that there are others. */
const NAMED = 5;
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
  const whole = { ...page, blocks };
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
  const own = items.map((item) =>
    speakable(item, language)
      .replace(/[.。、,;；]$/, "")
      .trim(),
  );
  if (own.length < FEWEST || own.some((item) => item.length > LONGEST[language] || !isPart(item, language)))
    return null;
  const whole = language === "ja" ? inJapanese(text, own) : inEnglish(text, own);
  return whole && whole.length - text.length <= LONGEST_WHOLE[language] ? whole : null;
}

/** A thing and no sentence: steps and tips are told one by one. */
function isPart(item: string, language: Language): boolean {
  if (item === "" || /[.!?:。！？：|/@]|https?|\d{3}/.test(item)) return false;
  if (language === "ja") return /[\p{Script=Han}\p{Script=Katakana}ーa-zA-Z]$/u.test(item);
  const [first = "", second = ""] = item.toLowerCase().split(" ");
  const isOrder =
    englishVerbs.get(first) === "base" &&
    (!nounsLikeVerbs.has(first) || /^(?:the|an?|your|it)$/.test(second));
  return (
    !isOrder &&
    !/^(?:i|you|we|he|she|it|they|if|when|why|how|what)\b/.test(first) &&
    englishVerbs.get(first) !== "third"
  );
}

/** "It has three advantages for builders:" */
const HEAD_EN =
  /(?:^|[.!?] )(?!(?:Here|This|These|Follow|Use|See|Read|Click|Select|Also|More)\b)(\p{Lu}[^.!?:]{10,160}):$/u;
function inEnglish(text: string, items: readonly string[]): string | null {
  const head = HEAD_EN.exec(text)?.[1] ?? "";
  if (!head || !isEnglishSentence(`${head} these.`)) return null;
  const said = items.map((item) =>
    /^\p{Lu}\p{Ll}/u.test(item) && isCommon(item) ? item.charAt(0).toLowerCase() + item.slice(1) : item,
  );
  const list = items.length > MOST ? `${said.slice(0, NAMED).join(", ")}, and others` : listedInEnglish(said);
  const isVerbLast = ENDS_WITH_VERB.test(head);
  const whole = `${isVerbLast ? text.slice(0, -1) : text} ${list}.`;
  return standsInEnglish(`${head}${isVerbLast ? "" : ":"} ${list}.`) ? whole : null;
}

/** "Membership includes access …" needs no colon. */
const ENDS_WITH_VERB = /\b(?:includes?|are|is|has|have|contains?|offers?|provides?|covers?|features?)$/i;

/** A first capital that only begins a line: no other word of a phrase of several has one. */
const isCommon = (item: string) => item.includes(" ") && !/\s\p{Lu}/u.test(item);

const HEAD_JA = /(?:次|以下|下記)の[^。、]{0,14}(?:です|であ(?:る|ります)|あ(?:る|ります)|だ)。$/u;
function inJapanese(text: string, items: readonly string[]): string | null {
  if (!HEAD_JA.test(text)) return null;
  return items.length > MOST
    ? `${text}${items.slice(0, NAMED).join("、")}などです。`
    : `${text}${items.join("、")}です。`;
}
