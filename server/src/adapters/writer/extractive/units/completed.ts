import type { Block, Page } from "#kernel/page";
import { englishVerbs, nounsLikeVerbs } from "#kernel/text/english-verbs";
import { alternativesOf } from "#kernel/text/phrases";
import { bookTold } from "../kinds/book-told-en.ts";
import { headsNote } from "../kinds/heads-note-en.ts";
import { isKindNoun } from "../kinds/kind-nouns-en.ts";
import { kindSaid } from "../kinds/kind-said-en.ts";
import { withPredicate } from "../prose/register.ts";
import { FINITE, isFiniteVerb, wordsOf } from "../text/sentences/finite-verbs.ts";
import { withCopula } from "../text/sentences/japanese-sentence.ts";
import { offeredFor } from "../text/sentences/verbless.ts";
import { withSubject } from "../text/sentences/without-subject.ts";
import { isBook } from "../title/book-author-en.ts";
import { countedPart } from "./counted-part-en.ts";
import { withoutOrderCode } from "./order-code.ts";

const ENDED = /[。．.!！?？…][」』）)】”"’']*$|[」』”"]$/;

interface Around {
  /** Whether it begins a paragraph, and whether that is the first of the page, or on a part of the thing. */
  begins?: "page" | "paragraph" | "part" | undefined;
  isItem: boolean;
  /** Whether the thing is told of as "they". */
  isMany: boolean;
  /** The sentence before it in its block. */
  before: string;
}

/** The matter that a block begins; a paragraph below a single point, "Pea protein", is on that part alone. */
export function begunBy(blocks: readonly Block[], index: number, isFirst: boolean): Around["begins"] {
  const [before, above, block] = [blocks[index - 2], blocks[index - 1], blocks[index]];
  if (block?.kind !== "paragraph") return undefined;
  const isPoint = above?.kind === "list_item" && before?.kind !== "list_item";
  if (isPoint && above.text.length <= LONGEST_PART && !ENDED.test(above.text)) return "part";
  return isFirst ? "page" : "paragraph";
}
const LONGEST_PART = 30;

/** A sentence as it is said: with its end, its verb and its subject, as far as the page tells them. */
export function completed(
  text: string,
  { language, type, title, facts }: Page,
  { isItem, isMany, before, begins }: Around,
): string {
  const stop = language === "ja" ? "。" : ".";
  const isEnded = ENDED.test(text);
  // Elsewhere, items without a full stop are titles and links.
  // Behind a colon stood what is not told.
  const isTail = language === "en" && /^(?:Featuring|Offering) /.test(text) && /[.!]$/.test(before);
  const mayEnd =
    (isItem || isTail) && type === "product" && text.length >= 16 && !(language === "en" && /:$/.test(text));
  const ended = !isEnded && mayEnd ? `${text.replace(/[;；,、]$/, "")}${stop}` : text;
  if (language === "ja") {
    // 「…が苦手な方（油は使っていません）」: the verb in brackets is not that of the point.
    if (
      isItem &&
      !isEnded &&
      /[\p{Script=Han}\p{Script=Katakana}ーa-z\d％%℃㎜㎝][（(][^（()）]+[）)]$/u.test(text)
    )
      return text;
    const said = isEnded ? withCopula(ended) : ended;
    // Without a word that ties it to another it belongs to the head above: "食器洗い機と、直火。"
    const isTied =
      isEnded && /[はがをにで]|その|歳。$|返して|ば、?約?[\d.]+(?:cm|mm|m|kg|g|mL|L)。$/.test(said);
    const offered = isTied && type === "product" ? offeredFor(said.replace(/。$/, "")) : null;
    return offered ? `${offered}。` : isTied ? withPredicate(said, "polite", before) : said;
  }
  if (type !== "product") return ended;
  const isTold = begins !== undefined || isItem || /[.!]$/.test(before);
  const kind = isTold && !isMany ? kindSaid(ended, title) : null;
  // A phrase with no subject of its own is said of the part.
  if (begins === "part") return kind || withSubject(ended, isMany) !== ended ? "" : ended;
  if (kind) return kind;
  if (begins && !isMany) {
    // A line below the name needs no stop of its own.
    const line = begins !== "page" || isEnded || !/^An? (?:\S+ ){3}/.test(text) ? ended : `${text}.`;
    const whole = (isBook({ facts }) && bookTold(line)) || asDefinition(line, title, begins === "page");
    if (whole !== line) return whole;
  }
  return isItem && before === "" && !isMany
    ? hadBy(ended, title)
    : withSubject(withoutOrderCode(ended, isMany), isMany);
}

/** "A light shell for days when it rains.": the phrase above a description says what the thing is. */
function asDefinition(text: string, title: string, beginsPage: boolean): string {
  const [, phrase = "", clause = ""] =
    /^(?:An?|The(?=[^,]* that )) ([^,:;?!]+?)(?:,? ((?:that|which|who|when|where|so|because|if|with|for|to|in|of|from)\s[^:;?!]*))?\.$/u.exec(
      text,
    ) ?? [];
  const words = wordsOf(phrase);
  if (headsNote(phrase)) return text;
  const named = title.toLowerCase().split(/[^\p{L}-]+/u);
  const noun = words.at(-1)?.toLowerCase() ?? "";
  // "The cold sea fog that comes up the river": what a word of the name means, and not the coat.
  const isAny = beginsPage && (!text.startsWith("The ") || isKindNoun(noun));
  const isOfThing = isAny || named.includes(noun);
  // "A Year Among the Oyster Beds" is the rest of a title.
  const isTitle =
    words.length > 1 && words.filter((word) => word.length > 3).every((word) => /^\p{Lu}/u.test(word));
  // "A drowned clerk." sets a scene: what a thing is takes more words, or one of its name.
  const isScene = beginsPage && clause === "" && words.length < FEWEST_OF_KIND;
  const isPhrase =
    isOfThing &&
    !isScene &&
    !isTitle &&
    words.length > 1 &&
    words.every((word) => !FINITE.test(word) && !isPlainVerb(word));
  return isPhrase && !hasVerbOfWhole(clause) ? `It is ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
}
const FEWEST_OF_KIND = 3;
/** Nothing but a verb, such as "becomes"; "features" may be a noun. */
const isPlainVerb = (word: string) =>
  englishVerbs.get(word) === "third" && !nounsLikeVerbs.has(word.replace(/s$/, ""));
/** "that stands by itself lights the room": behind its clause the phrase gets its verb. */
function hasVerbOfWhole(clause: string): boolean {
  const words = wordsOf(clause);
  const verbs = words.filter(
    (word, at) => (FINITE.test(word) || isPlainVerb(word)) && !OF_CLAUSE.test(words[at - 1] ?? ""),
  );
  const clauses = words.filter((word) => /^(?:that|which|who|when|where|so|because|if)$/.test(word)).length;
  return verbs.length > clauses;
}

/** "A handle that stays cool.": a point of a list names a part or the thing itself; of all else it is not said. */
function hadBy(text: string, title: string): string {
  const counted = countedPart(text);
  if (counted) return counted;
  const own = withSubject(withoutOrderCode(text, false), false);
  const [, noun = "", clause = ""] =
    /^An? (?:[\p{Ll}-]+ ){0,2}([\p{Ll}-]+) that ([^:;?!]+)\.$/u.exec(text) ?? [];
  // "A child that plays with it may …": behind the clause stands the verb of the whole.
  if (!noun || NOT_HAD.test(clause) || goesOnBehind(clause)) return own;
  const isThing = title
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .includes(noun);
  if (isThing) return `It is a${text.slice(1)}`;
  return PART.test(noun) ? `It has a${text.slice(1)}` : own;
}
/** Whether a second verb follows, which could be that of the whole: "moves holds the pot". */
function goesOnBehind(clause: string): boolean {
  const words = wordsOf(clause);
  return words.some((word, at) => at > 0 && isFiniteVerb(word) && !OF_CLAUSE.test(words[at - 1] ?? ""));
}
const OF_CLAUSE = /^(?:and|or|that|which|of|for|in|with|without|the|an?|any|your|all|to|from|on|you)$/;
const PART = new RegExp(`^(?:${alternativesOf("english-parts")})$`);
const NOT_HAD =
  /\b(?:sold|separately|not|optional|extra|available|may|might|can|could|will|must|should)\b|n[’']t\b/i;
