import type { Block } from "#kernel/page";

/** 「この記事を書いた人：根津」, 「監修者プロフィール　柳田」: a page speaks of its writer, and not of its matter. */
const OF_WRITER =
  /^[■●▼◆\s]*(?:(?:この|本)(?:記事|コラム|ページ)(?:を書いた人|の(?:筆者|著者|執筆者?|監修者?|ライター))|(?:筆者|著者|執筆者|監修者|ライター)(?:の?(?:プロフィール|紹介)|について))(?:$|[：:\s　／/])/u;
/** Longer ones tell a story. */
const LONGEST = 300;

/** Leaves out what begins by saying that it is on the writer of the page. */
export const withoutAuthors = <B extends Block>(blocks: readonly B[]): B[] =>
  blocks.filter(({ text }) => text.length > LONGEST || !OF_WRITER.test(text));
