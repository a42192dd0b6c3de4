import type { RawBlock } from "./blocks.ts";
import { withoutScore } from "./comment-score.ts";
import { withPosts } from "./forum-posts.ts";

const NAME = String.raw`[\p{L}\d][\p{L}\d_.'-]{0,29}(?: [\p{L}\d_.'-]{1,20}){0,2}`;
const MOMENT = String.raw`(?:commented )?\p{Lu}\p{Ll}{2,8} \d{1,2}(?:,? (?:'\d\d|\d{4}))?,? at \d{1,2}:\d\d`;
/** "answered Nov 19 at 21:17 Marit_S 8,814 ●21 ●40": the card of who wrote a post, with what the site thinks of them. */
const CARD = new RegExp(
  String.raw`^(?:asked|answered) ${MOMENT} (${NAME}?)(?: [\d,.]+k?(?: .*(?:●|badges?\b).*)?)?$`,
  "iu",
);
/** "Like pulling the plug. – wattson Nov 19 at 18:55": a comment, signed at its end. */
const COMMENT = new RegExp(String.raw`^(.{2,}?)\s[–—]\s?(${NAME}) ${MOMENT}$`, "isu");
/** Words of the site on an answer, or on the whole page. */
const MARK = /^This answer is accepted$|^Asked .{3,30} ago\b.*\bViewed .{1,12} times$/iu;

/**
 * The blocks of a page of questions with the names of those who wrote them, as its cards and the ends of its comments
 * tell. Cards and ends are no text; each comment is a post of its own, and in no answer that was chosen. `all` has the
 * cards that were left out.
 */
export function withSigners<B extends RawBlock>(blocks: readonly B[], all: readonly RawBlock[]): B[] {
  if (!blocks.some(({ post }) => post !== undefined)) return [...blocks];
  const cards = all.filter(({ text }) => CARD.test(text));
  if (cards.length === 0 && !blocks.some(({ text }) => COMMENT.test(text))) return [...blocks];
  const byPost = new Map(
    (cards.length > 0 ? withPosts(all, all) : []).flatMap(({ post, text }): [number, string][] => {
      const by = CARD.exec(text)?.[1];
      return post === undefined || !by ? [] : [[post, by]];
    }),
  );
  const numbers = new Map<number | string, number>();
  const numberOf = (key: number | string) => numbers.get(key) ?? setNext(numbers, key);
  return blocks.flatMap((block, at): B[] => {
    const { post, text } = block;
    if (CARD.test(text) || MARK.test(text)) return [];
    if (post === undefined) return [block];
    const [, said, name] = COMMENT.exec(text) ?? [];
    if (said && name) {
      const { isAccepted: _, ...own } = block;
      return [
        { ...own, text: withoutScore(said.trim(), block), post: numberOf(`comment ${at}`), by: name } as B,
      ];
    }
    const by = byPost.get(post);
    return [{ ...block, post: numberOf(post), ...(by && { by }) }];
  });
}

/** Posts are counted in the order in which they stand, with the comments between them; only the first one opens. */
function setNext(numbers: Map<number | string, number>, key: number | string): number {
  const next = key === 0 ? 0 : Math.max(0, ...numbers.values()) + 1;
  numbers.set(key, next);
  return next;
}
