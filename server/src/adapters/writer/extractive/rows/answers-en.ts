import { isEnglishSentence } from "#kernel/critic/predicate-en";
import type { Block } from "#kernel/page";
import { capitalized, uncapitalized } from "./cells-en.ts";

const FEWEST_QUESTIONS = 3;
const LONGEST_QUESTION = 110;
const ASKS = /^[^.!?]{6,}\?$/;

/** Lines that ask, of which a page has several, as the headings that they are. */
export function withQuestionsAsHeadings(blocks: readonly Block[]): Block[] {
  const isAsking = ({ kind, text }: Block, next: Block | undefined) =>
    kind === "paragraph" &&
    text.length <= LONGEST_QUESTION &&
    ASKS.test(text.trim()) &&
    next !== undefined &&
    next.kind !== "heading" &&
    !ASKS.test(next.text.trim());
  const asking = blocks.flatMap((block, at) => (isAsking(block, blocks[at + 1]) ? [at] : []));
  if (asking.length < FEWEST_QUESTIONS) return [...blocks];
  return blocks.map((block, at) =>
    asking.includes(at) ? { kind: "heading", level: LOWEST, text: block.text.trim() } : block,
  );
}
const LOWEST = 6;

const AUX = "do|does|did|is|are|am|was|were|can|could|will|may|must|should";
const OF_TIME_OR_PLACE = new RegExp(
  String.raw`^(?:When|Where|How (?:far(?: ahead)?|long|often|early|late|soon|much|many)) (${AUX}) (I|you|we|they|it) (\p{Ll}.*)\?$`,
  "u",
);
const OF_WHOM = /^Who ((?:can|may|must|should|has to|needs to) .+)\?$/;
const WHETHER =
  /^(Are|Is) ((?:the )?\p{Ll}+(?: \p{Ll}+)?) (allowed|welcome|included|available|open|free|required|possible|permitted|needed)\?$/u;
const BEHIND_VERB =
  /^(?:on|in|at|by|from|every|within|up to|until|after|before|once|twice|daily|about|between|during|for|only|as soon as|no later than|any time|anywhere)\b/i;
const SOMEBODY =
  /^(?:anyone|anybody|everyone|everybody|all|any|people|residents|members|only|students|adults|children|parents|those|\p{L}+s (?:who|of|aged|with|over|under)) /iu;

/** An answer that is no sentence by itself, with the words of its question; null for any other. */
export function answerInEnglish(question: string, stated: string): string | null {
  const [, yes = "", further = ""] =
    /^(Yes|No|Not (?:yet|at present|always|usually)|Of course)\. (.+)$/s.exec(stated) ?? [];
  if (yes && WHETHER_ASKED.test(question.trim()))
    return `${yes}, ${SMALL_WORD.test(further) ? small(further) : further}`;
  const [first = ""] = stated.split(/(?<=[.!?]) (?=\p{Lu})/u);
  const rest = stated.slice(first.length);
  const answer = first.replace(/\.$/, "");
  if (answer.length < 3 || /[!?:]/.test(answer)) return null;
  const said = wholeOf(question.trim(), answer);
  return said && `${capitalized(said)}.${rest}`;
}

const WHETHER_ASKED =
  /^(?:Is|Are|Was|Were|Do|Does|Did|Can|Could|Will|Would|May|Must|Should|Has|Have)\b[^?]*\?$/;
/** Words that are no names, whatever stands behind them. */
const SMALL_WORD = /^(?:You|The|It|They|We|There|Every|All|Each|This|These|Your|Our|If|But|Only|An?) /;
const OF_USE = /^Who is (?:it|this(?: \p{Ll}+)?) for\?$/u;

const small = (text: string) => (/^\p{Lu}\p{Ll}/u.test(text) ? uncapitalized(text) : text);

function wholeOf(question: string, answer: string): string | null {
  const [, aux = "", asker = "", deed = ""] = OF_TIME_OR_PLACE.exec(question) ?? [];
  if (deed && BEHIND_VERB.test(answer) && !isEnglishSentence(`${answer}.`)) {
    const subject = asker === "I" || asker === "we" ? "you" : asker;
    const verb = aux === "do" ? "" : aux === "am" ? "are " : `${aux} `;
    if (aux === "does" || aux === "did") return null;
    return `${subject} ${verb}${turned(deed)} ${small(answer)}`;
  }
  const [, allowed = ""] = OF_WHOM.exec(question) ?? [];
  if (allowed && SOMEBODY.test(answer) && !isEnglishSentence(`${answer.split(/ who /)[0]}.`))
    return `${answer} ${turned(allowed)}`;
  if (OF_USE.test(question) && SOMEBODY.test(answer)) return `it is for ${small(answer)}`;
  const [, be = "", thing = "", state = ""] = WHETHER.exec(question) ?? [];
  return state && /^(?:only|not|yes, (?:but )?only)\b/i.test(answer) && !isEnglishSentence(`${answer}.`)
    ? `${thing} ${be.toLowerCase()} ${state} ${small(answer.replace(/^yes, (?:but )?/i, ""))}`
    : null;
}

/** The one who asks is the one who listens. */
const turned = (text: string) =>
  text
    .replace(/\bmy\b/g, "your")
    .replace(/\bI\b/g, "you")
    .replace(/\bme\b/g, "you");
