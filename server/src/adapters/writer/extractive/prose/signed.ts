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
export function signaturesOn({ blocks, language }: Page): ReadonlyMap<number, string> {
  if (language === "ja") {
    const stamped = blocks.flatMap((block, index): [number, string][] => {
      const name = stampedName(block);
      return name ? [[index, name]] : [];
    });
    if (stamped.length >= FEWEST_NAMES) return new Map(stamped);
  }
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

/** 「3 ：古道具や ：2026/11/03 12:25」, 「はなまる 2026年10月29日 12:25」: a name with the minute says by itself who wrote. */
const STAMPED =
  /^(?:\d{1,4}\s?[:：.．]\s?)?([\p{L}\d][^\s:：/。、]{0,23})\s?(?:さん)?\s?[:：]?\s?(?:投稿日\s?[:：]\s?)?\d{4}[/年.-]\d{1,2}[/月.-]\d{1,2}日?\s?(?:[（(]\p{L}[)）])?\s?\d{1,2}:\d\d(?!\d)/u;
const LONGEST_STAMP = 80;
function stampedName({ text }: Block): string | null {
  const line = text.trim();
  const name = line.length <= LONGEST_STAMP ? (STAMPED.exec(line)?.[1]?.replace(/さん$/, "") ?? null) : null;
  return name !== null && !NO_NAME.test(name) && !/^\d+$/.test(name) ? name : null;
}

const isName = ({ kind, text }: Block, next: Block | undefined) =>
  kind === "heading" &&
  NAME.test(text.trim()) &&
  !NO_NAME.test(text.trim()) &&
  next !== undefined &&
  next.kind !== "heading";
