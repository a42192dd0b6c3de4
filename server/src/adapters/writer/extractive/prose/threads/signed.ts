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
 * of which one comes again. Empty where posts are not signed so; null for a post that anybody may have written.
 */
export function signaturesOn({ blocks, language }: Page): ReadonlyMap<number, string | null> {
  if (language === "ja") {
    const stamped = stampsOn(blocks);
    if (new Set(stamped.flatMap(([, name]) => name ?? [])).size >= FEWEST_NAMES) return new Map(stamped);
  }
  const found = blocks.flatMap((block, index) => (isName(block, blocks[index + 1]) ? [index] : []));
  const byLevel = Map.groupBy(found, (index) => blocks[index]?.level ?? 0);
  for (const places of byLevel.values()) {
    const names = places.map((index) => blocks[index]?.text.trim().replace(/^@/, "") ?? "");
    const distinct = new Set(names).size;
    if (distinct >= FEWEST_NAMES && distinct < names.length && names.length >= FEWEST_POSTS)
      return new Map(
        places.map((index, at) => {
          const name = names[at] ?? "";
          return [index, language === "ja" && SHARED.test(name) ? null : name];
        }),
      );
  }
  return new Map();
}

/** 「3 ：古道具や ：2026/11/03 12:25」, 「はなまる 2026年10月29日 12:25」: a name with the minute says by itself who wrote. */
const STAMPED =
  /^(?:\d{1,4}\s?[:：.．]\s?)?([\p{L}\d][^\s:：/。、]{0,23})\s?(?:さん)?\s?[:：]?\s?(?:投稿日\s?[:：]\s?)?\d{4}[/年.-]\d{1,2}[/月.-]\d{1,2}日?\s?(?:[（(]\p{L}[)）])?\s?\d{1,2}:\d\d(?!\d)/u;
const LONGEST_STAMP = 80;
/** 「投稿日時：2026/11/03 12:21」 names nobody. */
const LABEL = /日時|日付|更新|公開|作成|登録|投稿|掲載|編集|配信/;
/** 「風吹けば名無し」, 「通りすがり」: many call themselves so. */
const SHARED = /名無し|ななし|匿名|通りすがり|とおりすがり|ゲスト|guest|anonymous/i;
/** Boards tell people of one name apart. */
const ID = /\bID[:：]\s?([\w+/.]{6,})/;

/** Lines with a name and the minute, by their places, and who wrote below them. */
function stampsOn(blocks: readonly Block[]): [number, string | null][] {
  const stamps = blocks.flatMap(({ text }, index) => {
    const line = text.trim();
    const name = line.length <= LONGEST_STAMP ? STAMPED.exec(line)?.[1]?.replace(/さん$/, "") : undefined;
    const isName =
      name !== undefined &&
      (SHARED.test(name) || !NO_NAME.test(name)) &&
      !LABEL.test(name) &&
      !/^\d+$/.test(name);
    return isName ? [{ index, name, id: ID.exec(line)?.[1] ?? null }] : [];
  });
  const [common] =
    [...Map.groupBy(stamps, ({ name }) => name)].find(([, own]) => own.length * 2 > stamps.length) ?? [];
  // A board's own name for all who give none stands above most posts, and above two in a row.
  const isDefault = stamps.some(({ name }, at) => name === common && name === stamps[at + 1]?.name);
  return stamps.map(({ index, name, id }) => {
    const isShared = SHARED.test(name) || (isDefault && name === common);
    return [index, isShared ? id : name];
  });
}

const isName = ({ kind, text }: Block, next: Block | undefined) =>
  kind === "heading" &&
  NAME.test(text.trim()) &&
  !NO_NAME.test(text.trim()) &&
  next !== undefined &&
  next.kind !== "heading";
