import { isEnglishSentence } from "#kernel/critic/predicate-en";
import type { Block } from "#kernel/page";
import { englishVerbs, nounsLikeVerbs } from "#kernel/text/english-verbs";
import { alternativesOf } from "#kernel/text/phrases";
import { capitalized, cellSaid, lowered, UNSAYABLE } from "../cells-en.ts";
import { hoursTold } from "../hours-en.ts";

const FEWEST = 2;
const MOST = 7;
/** A week, and the holidays of two kinds. */
const MOST_DAYS = 9;
const LONGEST_ITEM = 110;
const LONGEST_WHOLE = 330;

interface Joined {
  /** Index of the block that tells the list. */
  at: number;
  text: string;
  items: number;
}

/** Short lists that a line or a heading announces, each as one sentence. */
export function listsTold(blocks: readonly Block[]): Joined[] {
  return blocks.flatMap((block, at) => {
    const run = itemsBelow(blocks, at);
    if (run.length < FEWEST || run.length > MOST_DAYS || run.some((item) => item.length > LONGEST_ITEM))
      return [];
    const items = run.map((item) => cellSaid(item).replace(/\.$/, ""));
    if (items.some((item) => item === "" || UNSAYABLE.test(item))) return [];
    const isHeading = block.kind === "heading";
    const hours = isHeading ? hoursTold(block.text, items) : null;
    if (!hours && run.length > MOST) return [];
    const text = hours ?? (isHeading ? headed : announced)(block.text.trim(), items);
    return text && text.length <= LONGEST_WHOLE ? [{ at, text, items: run.length }] : [];
  });
}

function itemsBelow(blocks: readonly Block[], at: number): string[] {
  if (blocks[at]?.kind === "list_item" || blocks[at]?.kind === "table_row") return [];
  const end = blocks.findIndex(({ kind }, index) => index > at && kind !== "list_item");
  return blocks.slice(at + 1, end === -1 ? undefined : end).map(({ text }) => text);
}

/** Of these not all are meant, or it is not known how many. */
const CHOOSES = /\b(?:any|either|one|if|unless|whether|not|never|nobody|cannot)\b|n[’']t\b/i;

/** A head without a verb of its own begins no sentence: "Advance tickets until Friday". */
const HAS_VERB =
  /\b(?:is|are|was|were|has|have|can|will|may|must|should|could|would|needs?|includes?|offers?|provides?|covers?|requires?|contains?|(?:you|we|they) \p{Ll}+)\b/iu;
/** "You can join if you:" with items that go on from there. */
function announced(text: string, items: readonly string[]): string | null {
  const [, before = "", head = ""] = /^((?:.*[.!?] )?)(\p{Lu}[^.!?:]{5,160}):$/su.exec(text) ?? [];
  if (!head) return null;
  const parts = items.map((item) => item.replace(/[,;]? (?:and|or)$/i, "").replace(/[,;]$/, ""));
  const isOr = items.some((item) => /[,;]? or$/i.test(item));
  if (
    /^(?:During|While|Before|After|For|In|To|At)\b[^,]*$/.test(head) &&
    !CHOOSES.test(head) &&
    parts.every(isOrderedSmall)
  )
    return `${before}${head}, ${semicolons(parts, "and ")}.`;
  if (!HAS_VERB.test(head)) return null;
  if (items.every((item) => /^\p{Ll}/u.test(item)) && !parts.some((part) => /[.!?;](?!\d)/.test(part))) {
    if (!isEnglishSentence(`${head} ${parts[0]}.`)) return null;
    const joint = isOr
      ? "or "
      : CHOOSES.test(head) && !items.some((item) => /\band$/.test(item))
        ? ""
        : "and ";
    return `${before}${head} ${semicolons(parts, joint)}.`;
  }
  const [, plain = "", some = ""] =
    /^(.+?) ((?:any|one|either|all|each) of )?(?:the )?following(?: \p{Ll}+)?$/u.exec(head) ?? [];
  const isAny = /^(?:any|one|either)/.test(some);
  if (
    !plain ||
    (CHOOSES.test(head) && !isAny) ||
    !parts.every((part) => isThing(part) || /^\p{L}+(?:ing|ed) \p{Ll}/u.test(part))
  )
    return null;
  if (!isEnglishSentence(`${plain} these.`)) return null;
  return `${before}${plain} ${semicolons(parts.map(lowered), isAny ? "or " : "and ")}.`;
}

/** "rest the limb", "do not lift it" */
function isOrderedSmall(item: string): boolean {
  const [first = "", second = ""] = item.split(" ");
  if (!/^\p{Ll}/u.test(item)) return false;
  return (first === "do" && second === "not") || first === "never" || englishVerbs.get(first) === "base";
}

/** Things below a heading that asks for them, or names them. */
function headed(heading: string, items: readonly string[]): string | null {
  if (
    /^what you[’']?(?:ll| will) learn$/i.test(heading) &&
    items.every((item) => /^How to \p{Ll}[^.!?:;]+$/u.test(item))
  )
    return `You will learn ${semicolons(items.map(lowered), "and ")}.`;
  if (!items.every(isThing)) return null;
  const list = listed(items.map(lowered));
  const [, aux = "", , deed = ""] =
    /^What (do|should|must|can|will) (I|you|we) (?:have to )?(.+?)\?$/i.exec(heading) ?? [];
  if (deed && !/^(?:do|get for|think|mean)\b/.test(deed))
    return `You ${/^do$/i.test(aux) ? "" : `${aux} `}${deed} ${list}.`;
  const [, order = ""] =
    /^(?:What|Things) to (bring|wear|pack|take|send|include|expect|see|avoid)$/i.exec(heading) ?? [];
  if (order) return `${capitalized(order)} ${list}.`;
  if (/^(?:what )?you(?:[’']ll| will)? need$/i.test(heading)) return `You need ${list}.`;
  if (/^(?:what[’']s|what is|the price) (?:included|includes)$|^included$/i.test(heading))
    return `It includes ${list}.`;
  if (/^(?:what[’']s |what is )?not included$/i.test(heading)) return `It does not include ${list}.`;
  if (/^who (?:is it|it is|it[’']s|this is|is this) for\??$/i.test(heading)) return `It is for ${list}.`;
  const [, who = ""] =
    /^Who (can (?:apply|join|take part|come|enter)|should (?:attend|apply|come))\??$/i.exec(heading) ?? [];
  if (who && items.every((item) => MANY.test(item))) return capitalized(`${list} ${who}.`);
  return PLURAL.test(heading) && !OF_SITE.test(heading)
    ? `The ${lowered(heading.replace(/:$/, ""))} include ${list}.`
    : null;
}

const MANY = /^(?:\p{L}+ )?\p{L}+[^\P{L}su]s\b|^(?:people|anyone|everyone)\b/iu;
/** "Facilities", "Entry requirements" */
const PLURAL = /^\p{Lu}\p{Ll}+(?: \p{Ll}+){0,2}(?<=[^su]s):?$/u;
/** Lists of the site, and those whose points are told one by one. */
const OF_SITE = new RegExp(`\\b(?:${alternativesOf("headings-of-site-lists-en")})\\b`, "i");

/** A thing and no sentence, order or question. */
function isThing(item: string): boolean {
  if (/[.!?:;“”"]/.test(item) || /^\p{Ll}{1,3}$/u.test(item)) return false;
  const words = item.replace(/ \([^()]*\)| (?:that|which|who) .*/g, "").split(" ");
  const [first = "", second = ""] = words.map((word) => word.toLowerCase());
  const isOrder =
    englishVerbs.get(first) === "base" &&
    (!nounsLikeVerbs.has(first) || /^(?:the|an?|your|it|at|in|on|up|with|to)$/.test(second));
  return (
    !isOrder &&
    !/^(?:i|you|we|he|she|it|they|if|when|why|how|what|who|not?|yes|\p{L}+ing|\p{L}+ed)$/u.test(first) &&
    !words.some((word) =>
      /^(?:is|are|was|were|has|have|had|does|do|can|will|may|must|should|could|would|you|we|they)$/.test(
        word,
      ),
    ) &&
    (/ (?:that|which|who) /.test(item) || !isEnglishSentence(`${item}.`))
  );
}

const semicolons = (parts: readonly string[], joint: string) =>
  parts.length === 2 && joint
    ? parts.join(` ${joint}`)
    : `${parts.slice(0, -1).join("; ")}; ${joint}${parts.at(-1)}`;
/** Things with commas of their own are kept apart by stronger marks. */
const listed = (parts: readonly string[]) =>
  parts.some((part) => /,| and | or /.test(part))
    ? semicolons(parts, "and ")
    : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
