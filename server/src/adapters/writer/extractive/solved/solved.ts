import type { Block, Page } from "#kernel/page";
import { contentTerms } from "#kernel/text/content-terms";
import { splitScript } from "#kernel/text/sentences";
import type { Language } from "#kernel/vocabulary";
import { authorsOn, isMarkedInPosts, thankedOn } from "../prose/threads/marked-posts-en.ts";
import { isSignature } from "../prose/threads/signature-en.ts";
import { isQuestion, isThread } from "../prose/threads/threads.ts";
import { ENDED_WELL, IS_GONE } from "./ended-en.ts";

/**
 * A thread of somebody who asked: the question, an answer, and what the asker tells of it in the end, which is nothing
 * where nobody knows how it ended.
 */
export interface Solved {
  question: PostBlock[];
  answer: PostBlock[];
  outcome: PostBlock[];
  /** Whether nobody says that this answer helped: it speaks of what the asker then did. */
  isGuessed?: boolean;
}

/** A block with its place. */
export interface PostBlock {
  block: Block;
  blockIndex: number;
}

const HELPED =
  /\b(?:thank(?:s| you)|fixed|solved|sorted|cured|that was it|you were right|worked|works? (?:now|again|perfectly)|problem gone|spot on|bingo)\b/iu;
/** Thanks for a try are no word of success. */
const FAILED =
  /\b(?:(?:did|does|has)(?:n[’']t| not) (?:help|work|fix|solve|change)|no luck|no joy|still (?:not|no|the same|there)|\bthank(?:s| you)[^.!?]{0,30}\b(?:but|although|though)\b)/iu;
const WORDS_BELOW_POSTS = /^["“].{5,120}["”]$/u;
const OPENING = 0;

/** The thread by its parts; null where no answer was chosen, and its asker thanks nobody by name or is not helped. */
export function solvedOn(page: Page): Solved | null {
  const { blocks, language } = page;
  if (!isThread(page)) return null;
  const posts = [...postsOn(blocks)];
  const authors = authorsOn(blocks);
  if (language === "ja")
    return isQuestion(page) || ASKS.test(textOf(posts[0]?.[1] ?? []))
      ? answeredIn(posts, authors, language)
      : null;
  if (!isMarkedInPosts(page)) return null;
  return (
    acceptedIn(posts, authors) ??
    thankedIn(posts, authors, thankedOn(blocks, authors)) ??
    reportedIn(posts, authors) ??
    (isQuestion(page) ? answeredIn(posts, authors, language) : null)
  );
}

/** The first answer, or the one that the page marks; where the asker reports an end, the one above it of which that speaks. */
function answeredIn(posts: Posts, authors: Authors, language: Language): Solved | null {
  const [[opening, question = []] = [OPENING, []], ...replies] = posts;
  const asker = authors.get(opening);
  const isOfAsker = ([post, own]: Posts[number]) =>
    asker === undefined
      ? authors.size === 0 && REPORTS_TO_ALL[language].test(textOf(own))
      : authors.get(post) === asker;
  const others = replies.filter((one) => !isOfAsker(one));
  const accepted = others.find(([, own]) => own.some(({ block }) => block.isAccepted));
  const [end = Number.POSITIVE_INFINITY, outcome = []] =
    replies.findLast((one) => isOfAsker(one) && REPORTS_END[language].test(textOf(one[1]))) ?? [];
  const before = others.filter(([post, own]) => post < end && answers(textOf(own), language));
  const [first] = before;
  if (question.length === 0 || !first) return null;
  if (accepted) return { question, ...withEndApart(accepted[1], accepted[0] < end ? outcome : []) };
  const asked = contentTerms(textOf(question), language);
  const done = [...contentTerms(textOf(outcome), language)].filter((term) => !asked.has(term));
  const shared = ([, own]: Posts[number]) => {
    const terms = contentTerms(textOf(own), language);
    return done.filter((term) => terms.has(term)).length;
  };
  const most = Math.max(...before.map(shared));
  // Where the asker has followed several, the first has the matter and the others add to it.
  const best = before.find((one) => shared(one) >= Math.max(FEWEST_SHARED, NEARLY_ALL * most)) ?? first;
  const isOfEnd = shared(best) >= FEWEST_SHARED;
  const told = withEndApart((isOfEnd ? best : first)[1], isOfEnd ? outcome : []);
  return { question, ...told, ...(told.outcome.length === 0 || isOfEnd ? { isGuessed: true } : {}) };
}

/** Whether a reply says something of its own: one that only asks back is no answer. */
const answers = (text: string, language: Language) =>
  splitScript(text).some(
    (one) => one.text.length >= SHORTEST_ANSWER[language] && !/(?:[?？]|か。)["”」]?$/u.test(one.text),
  );
const SHORTEST_ANSWER: Record<Language, number> = { ja: 12, en: 30 };

/** 「解決しました。」 in the box of an answer is the asker's own word below it. */
function withEndApart(answer: PostBlock[], outcome: PostBlock[]): Pick<Solved, "answer" | "outcome"> {
  const at = answer.findIndex(({ block }, place) => place > 0 && THANKS.test(block.text.trim()));
  return at === -1 ? { answer, outcome } : { answer: answer.slice(0, at), outcome: answer.slice(at) };
}
const THANKS = /^(?:解決(?:し|でき)ました|ありがとうございま|助かりました)/u;
/** 「みなさんどうされていますか。」 */
const ASKS = /(?:です|ます|ません|でしょう)か[。？?]|[？?]/u;
const REPORTS_END: Record<Language, RegExp> = {
  en: new RegExp(
    String.raw`\b(?:${ENDED_WELL}|${IS_GONE}|works? (?:now|again|perfectly)|reporting back)\b`,
    "iu",
  ),
  ja: /報告|解決(?:し|でき)|直りました|治りました|止まりました|なくなりました|できました|でした[！!]|うまくいき/u,
};

/** 「報告です。…みなさん、ありがとうございました。」: where the page names nobody, only the asker writes so. */
const REPORTS_TO_ALL: Record<Language, RegExp> = {
  en: /^(?:an? )?(?:update|final update|reporting back)\b[\s\S]*\bthank(?:s| you)\b/iu,
  ja: /^(?:[^。]{0,12}(?:ご?報告(?:です|します|いたします|させて)|質問者です|質問した者です)|その後(?:です|の報告|ですが))[\s\S]*(?:ありがとう|感謝|助かりました)/u,
};

type Posts = readonly [number, PostBlock[]][];
type Authors = ReadonlyMap<number, string>;

const questionIn = (posts: Posts) => posts.find(([post]) => post === OPENING)?.[1] ?? [];

/** By the page's own mark; what the asker writes last behind the answer is how it ended. */
function acceptedIn(posts: Posts, authors: Authors): Solved | null {
  const [at, answer] = posts.find(([, own]) => own.some(({ block }) => block.isAccepted)) ?? [];
  const question = questionIn(posts);
  if (at === undefined || !answer || question.length === 0) return null;
  const asker = authors.get(OPENING);
  const [, outcome = []] =
    posts.findLast(([post]) => asker !== undefined && post > at && authors.get(post) === asker) ?? [];
  return { question, answer, outcome };
}

function thankedIn(posts: Posts, authors: Authors, thanked: string | null): Solved | null {
  const asker = authors.get(OPENING);
  if (!asker || !thanked) return null;
  const [end = OPENING, outcome = []] =
    posts.findLast(
      ([post, own]) => post > OPENING && authors.get(post) === asker && HELPED.test(textOf(own)),
    ) ?? [];
  const [, answer = []] =
    posts
      .filter(([post]) => post < end && authors.get(post) === thanked)
      .toSorted(([, a], [, b]) => textOf(b).length - textOf(a).length)[0] ?? [];
  const question = questionIn(posts);
  const isWhole = [question, answer, outcome].every(({ length }) => length > 0);
  return isWhole && !FAILED.test(textOf(outcome)) ? { question, answer, outcome } : null;
}

/** "It went away completely.", "31 mugs and not one bald ring.": an asker who thanks all at once reports how it ended. */
const ENDED = new RegExp(
  [
    String.raw`\b(?:${ENDED_WELL}|${IS_GONE}|works? (?:now|again|perfectly)`,
    String.raw`not (?:one|a single) (?!of\b)\p{L}+|no more (?!than\b|time\b|ideas?\b)\p{L}+)\b`,
  ].join("|"),
  "iu",
);
const FEWEST_SHARED = 3;
const NEARLY_ALL = 0.6;

/** By a report of success that names nobody: the answer above it that speaks most of what was done. */
function reportedIn(posts: Posts, authors: Authors): Solved | null {
  const asker = authors.get(OPENING);
  const [end = OPENING, outcome = []] =
    posts.findLast(
      ([post, own]) => post > OPENING && authors.get(post) === asker && ENDED.test(textOf(own)),
    ) ?? [];
  if (asker === undefined || end === OPENING || FAILED.test(textOf(outcome))) return null;
  const question = questionIn(posts);
  const asked = stemsOf(question);
  const done = [...stemsOf(outcome)].filter((stem) => !asked.has(stem));
  const [best] = posts
    .filter(([post]) => post > OPENING && post < end && authors.get(post) !== asker)
    .map(([, answer]) => {
      const stems = stemsOf(answer);
      return { answer, shared: done.filter((stem) => stems.has(stem)).length };
    })
    .toSorted((one, other) => other.shared - one.shared);
  return best && best.shared >= FEWEST_SHARED && question.length > 0
    ? { question, answer: best.answer, outcome, isGuessed: true }
    : null;
}

/** "Thin the bucket.", "Thinned to 146": the same deed by its first letters. */
const stemsOf = (parts: readonly PostBlock[]) =>
  new Set([...contentTerms(textOf(parts), "en")].map((term) => term.slice(0, STEM)));
const STEM = 4;

/** The words of each, without names, quotations and the words that stand below all posts of somebody. */
function postsOn(blocks: readonly Block[]): Map<number, PostBlock[]> {
  const own = blocks.flatMap((block, blockIndex) => {
    const text = block.text.trim();
    const isWritten = block.kind !== "quote" && block.kind !== "heading";
    return block.post !== undefined && isWritten && !isSignature(text) && !WORDS_BELOW_POSTS.test(text)
      ? [{ block, blockIndex }]
      : [];
  });
  return Map.groupBy(own, ({ block }) => block.post ?? OPENING);
}

const textOf = (parts: readonly PostBlock[]) => parts.map(({ block }) => block.text).join(" ");
