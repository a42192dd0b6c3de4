import type { Block } from "#kernel/page";

/** 「用意するもの」, 「1 必要な道具と材料（1枚分）」 */
const HEADING = new RegExp(
  [
    String.raw`^(?:[\d０-９]{1,2}[.．、)）]?\s*|[①-⑳■●◆◇○]\s*)?(?:(?:用意|準備)する(?:もの|物|道具|材料)|(?:必要|使う|使用する)な?(?:もの|物|道具|`,
    String.raw`材料|工具)(?:[・とや](?:もの|物|道具|材料|工具))?|(?:道具|材料|工具|持ち物)[・とや](?:道具|材料|工具)|準備物|使用工具)(?:一覧|`,
    String.raw`リスト)?\s*(?:[（(][^（()）]{1,20}[)）])?\s*[：:]?$`,
  ].join(""),
  "u",
);
/** The first row of a table that names its columns. */
const COLUMNS =
  /^(?:もの|物|品名|品目|名称|名前|道具|材料|アイテム|項目|必要なもの|用意するもの)(?: ?[/:：]|$)/u;
/** 「新聞紙 数枚」, 「軍手: 1組」, 「釘（32mm）を20本」 */
const BEHIND_NAME =
  /\s*(?:[：:／…]| \/ |[ 　]+(?=[\d０-９約各数少適大小ひ一二三四五六]|$)|を?(?<![\d.])(?=[\d０-９]+\s?(?:本|枚|個|巻|組|台|缶|袋|m|cm|mm|g|ml))).*$/u;
const FEWEST = 2;
const MOST = 9;
const LONGEST = 14;
/** 「必要に応じて」: only some need it. */
const IN_CASE = /必要に応じ|あれば|あると|なければ|なくても|代わりに|便利|任意|お好み|不要|場合/u;
/** 「あると便利なもの」 above further items. */
const HEAD_OF_EXTRAS = /^[【《＜<]?(?:あると|あれば).{0,12}(?:もの|物|道具|便利)[】》＞>]?[：:]?$/u;

/** Places of the list below the heading of what a procedure takes, and the sentence that names the things. */
export interface Needs {
  places: number[];
  text: string;
}

/** Names what a Japanese how-to takes in one sentence: no amount in a table cell is of use without the page. */
export function needsInJapanese(blocks: readonly Block[], end: number): Needs | null {
  const heading = blocks.findIndex(
    ({ kind, text }, at) =>
      at < end &&
      (kind === "heading" || kind === "paragraph") &&
      HEADING.test(text.trim()) &&
      isListed(blocks[at + 1]),
  );
  const kind = blocks[heading + 1]?.kind;
  if (heading === -1) return null;
  const behind = blocks.findIndex((block, at) => at > heading && block.kind !== kind);
  const places = Array.from(
    { length: (behind === -1 ? blocks.length : behind) - heading - 1 },
    (_, at) => heading + 1 + at,
  );
  const rows = places.map((at) => blocks[at]?.text.trim() ?? "");
  const things = rows.filter((text, at) => !(at === 0 && kind === "table_row" && COLUMNS.test(text)));
  const extras = things.findIndex((text) => HEAD_OF_EXTRAS.test(text));
  const needed = extras === -1 ? things : things.slice(0, extras);
  const names = needed.filter((text) => !IN_CASE.test(text)).flatMap(namesIn);
  const isNamed = names.every(
    (name) => name.length <= LONGEST && /^[^。、！？!?「」＋+]+$/u.test(name) && /[\p{L}]/u.test(name),
  );
  if (names.length < FEWEST || !isNamed) return null;
  const said = [...new Set(names)].slice(0, MOST).join("、");
  return { places, text: `用意するものは、${said}${names.length <= MOST ? "" : "など"}です。` };
}

/** Whether a page names what one needs for what it tells. */
export const listsNeeds = (blocks: readonly Block[]): boolean =>
  blocks.some(({ kind, text }) => kind === "heading" && HEADING.test(text.trim()));

const isListed = (block: Block | undefined) => block?.kind === "table_row" || block?.kind === "list_item";

/** 「スポンジ・雑巾 / 各1」 has two things; 「空気入れ。英式の口が多いです」 is one, with a remark. */
const namesIn = (text: string): string[] =>
  text
    .replace(/^[・•‐\-–—□☐▢✓✔●○■◆*]\s*/u, "")
    .replace(/[（(][^（()）]*[)）]/gu, "")
    .replace(/^([^。、はがを]{2,})。.+$/su, "$1")
    .replace(BEHIND_NAME, "")
    .split(/と?[・、]|(?<=[\p{L}])と(?=[\p{Script=Han}\p{Script=Katakana}])/u)
    .map((name) => name.trim())
    .filter((name) => name !== "");
