import type { Block, Page } from "#kernel/page";
import { isToldRow } from "../../rows/row-marks-ja.ts";

/** 「仕事は本当にはかどるのか」, 「三か月使ってみた」, 「洗剤五種を比較検証」 */
const TESTS =
  /(?:のか|ますか|ですか|でしょうか|だろうか|[？?])。?$|実測|検証|レビュー|(?:試し|使っ(?:て|てみ)|比べ(?:て|てみ)|測っ(?:て|てみ))(?:た|ました)/u;
const CONCLUDES = /^(?:結論|結果|総評|総合評価|検証結果|まとめ)(?:$|[：:、と])/u;
/** A figure, and that it was measured. */
const MEASURED =
  /^(?=[^。]*\d)[^。]*(?:測[っりるれ]|計測|実測|平均|最大|最小|最高|最低|合わせて|合計)[^。]*。/u;
const NOTE = /^\s*(?:[※＊*]|注|[（(]注)/u;
const FEWEST_PARTS = 3;

interface Tested {
  /** Blocks below the heading of the conclusion. */
  verdict: ReadonlySet<number>;
  /** Blocks that begin with what was measured. */
  measured: readonly number[];
}
const NOTHING: Tested = { verdict: new Set(), measured: [] };

/** Of a text that tries something out, as its title says or asks: what it measured, and what it comes to at its end. */
export function testedOn({ blocks, language, type, title }: Page): Tested {
  if (language !== "ja" || type === "product" || !TESTS.test(title.trim())) return NOTHING;
  const headings = blocks.flatMap(({ kind, level = 2 }, at) => (kind === "heading" && level > 1 ? [at] : []));
  const from = headings.findLast((at) => CONCLUDES.test(blocks[at]?.text.trim() ?? "")) ?? -1;
  const isLast = headings.filter((at) => at > from).length <= 1;
  if (from === -1 || !isLast || headings.length < FEWEST_PARTS) return NOTHING;
  const end = headings.find((at) => at > from) ?? blocks.length;
  const isText = (block: Block) =>
    block.kind === "paragraph" && block.text.includes("。") && !isToldRow(block) && !NOTE.test(block.text);
  const places = blocks.flatMap((block, at) => (isText(block) ? [at] : []));
  const measured = places.filter(
    (at) => at > (headings[0] ?? 0) && at < from && MEASURED.test(blocks[at]?.text ?? ""),
  );
  return { verdict: new Set(places.filter((at) => at > from && at < end)), measured };
}
