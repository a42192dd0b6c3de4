import type { Block, Page } from "#kernel/page";

/** "antonjw", "Toby_2", or "Ida Holm", alone on a line. */
const NAME = /^@?[\p{L}\d][\p{L}\d_.-]{1,24}$|^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u;
/** Words over what anybody wrote. */
const NO_NAME =
  /^(?:questions?|answers?|repl(?:y|ies)|comments?|posts?|guest|anonymous|deleted|unknown|pros|cons|summary|質問|回答|返信|返答|コメント|投稿|匿名|名無し|ゲスト|ベストアンサー|補足|お礼)\d*$/i;
/** So many people have to be named, and one of them twice: one name alone may be anything. */
const FEWEST_NAMES = 2;
const FEWEST_POSTS = 3;

/**
 * The names above the posts of a thread, by the places of their blocks: headings that are nothing but a name,
 * of which one comes again. Empty where posts are not signed so.
 */
export function signaturesOn({ blocks }: Page): ReadonlyMap<number, string> {
  const found = blocks.flatMap((block, index) => (isName(block, blocks[index + 1]) ? [index] : []));
  const byLevel = Map.groupBy(found, (index) => blocks[index]?.level ?? 0);
  for (const places of byLevel.values()) {
    const names = places.map((index) => blocks[index]?.text.trim().replace(/^@/, "") ?? "");
    const distinct = new Set(names).size;
    if (distinct >= FEWEST_NAMES && distinct < names.length && names.length >= FEWEST_POSTS)
      return new Map(places.map((index, at) => [index, names[at] ?? ""]));
  }
  return new Map();
}

const isName = ({ kind, text }: Block, next: Block | undefined) =>
  kind === "heading" &&
  NAME.test(text.trim()) &&
  !NO_NAME.test(text.trim()) &&
  next !== undefined &&
  next.kind !== "heading";
