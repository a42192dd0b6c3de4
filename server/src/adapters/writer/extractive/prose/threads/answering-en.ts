import { contentTerms } from "#kernel/text/content-terms";
import { textOfLine } from "../measure.ts";
import { isOrder } from "../procedures.ts";
import { isBest } from "./answers.ts";
import type { Post } from "./post.ts";

/** "You should read posts more carefully", "Do some research before you post": on how somebody else behaves. */
const OF_MANNERS = new RegExp(
  [
    String.raw`\b(?:read|reread|re-read|search) (?:\p{L}+ ){0,3}(?:posts?|threads?|forums?)\b`,
    String.raw`\bbefore (?:posting|you (?:post|ask))\b|\bdo (?:some|your) (?:own )?(?:research|homework)\b`,
    String.raw`\b(?:rude|troll\p{L}*|insult\p{L}*|get a life|calm down)\b`,
  ].join("|"),
  "iu",
);
export const speaksOfManners = (text: string) => OF_MANNERS.test(text);
/** "I use the oak reed", "I'd suggest a wider one": out of one's own hands, or what to do. */
const OF_USE = new RegExp(
  [
    String.raw`\b(?:I|we)(?:[’']ve| have|[’']d| would)? (?:\p{L}+ )?(?:use|used|using|had|own|bought|went with|switched|replaced|recommend|suggest|tried|found|got)\b`,
    String.raw`\b(?:I|we)(?:[’']d| would) (?:\p{L}+ )?(?:go with|try|use|look|get)\b`,
    String.raw`\byou (?:might|could|can|should|may) (?:\p{L}+ (?:to )?)?(?:consider|try|use|look|get|check|need)\b`,
  ].join("|"),
  "iu",
);
const PER_SHARED = 0.25;
const MOST_SHARED = 6;
const EARLY = 0.5;
const USEFUL = 0.5;
const TO_OPENER = 0.6;
/** The beginning of a post says what it is about. */
const OF_REST = 0.3;
/** An answer that was chosen begins as it does. */
const OF_CHOSEN = 3;
const UNMANNERLY = 2;
/** The one who has asked gives no answer. */
const OF_OPENER = 1.5;

/** How near an English reply is to the words that open the thread, and whether it helps with them. */
export function answeringIn(posts: readonly Post[], title: string) {
  const first = posts.filter(({ isFirst }) => isFirst);
  const opener = first[0]?.author ?? null;
  const opened = first.flatMap(({ lines }) => lines.map(textOfLine)).join(" ");
  const matter = contentTerms(`${title} ${opened}`, "en");
  const count = posts.length - first.length;
  return ({ lines, author, isDirect, goesOn, role }: Post, index: number): number => {
    const texts = lines.map(textOfLine);
    const shared = [...contentTerms(texts.join(" "), "en")].filter((term) => matter.has(term)).length;
    return (
      PER_SHARED * Math.min(MOST_SHARED, shared) +
      EARLY * (1 - index / count) +
      (isDirect ? TO_OPENER : 0) -
      (goesOn ? (isBest(role) ? OF_CHOSEN : OF_REST) : 0) +
      (texts.some((text) => OF_USE.test(text) || isOrder(text, "en")) ? USEFUL : 0) -
      (texts.some((text) => OF_MANNERS.test(text)) ? UNMANNERLY : 0) -
      (author !== null && author === opener ? OF_OPENER : 0)
    );
  };
}
