import type { Block, Page } from "#kernel/page";
import { alternativesOf } from "#kernel/text/phrases";
import { isToldRow } from "../../rows/row-marks-ja.ts";

/** 「変更の理由」, 「開発の背景」, 「これまでの経緯」 */
const OF_REASONS =
  /^[^、。]{0,14}(?:の|た)?(?:背景|理由|経緯|いきさつ|きっかけ)(?:と(?:目的|経緯|背景|ねらい))?$/u;
const OF_MATTER = new RegExp(`(?:${alternativesOf("headings-of-matter-ja")})$`, "u");
/** 「収集日が変わります」, 「新工場の稼働を開始」, 「料金改定について」: a house or an office announces what it will do. */
const ANNOUNCES =
  /(?:変わります|変更|改定|改正|見直し|移転|統合|廃止|切り?替え|新設|始まります|始めます|します|開始|発売|発表|導入|提供|公開|稼働|設立|締結|開設|販売)(?:します|しました|いたします|となります|になります|について|へ)?(?:（[^（）]*）)?$/u;
/** A row says what was and will be. */
const CHANGES = /が[^。、]{1,20}に、?(?:[^。]*に、)?[^。]{0,12}変わります。/u;
const LONGEST_HEADING = 24;

interface MatterOfNotice {
  /** Blocks that say why, below a heading of their own. */
  reasons: ReadonlySet<number>;
  /** The blocks with which the parts begin that say what it is, of whom, how and when. */
  parts: readonly number[];
}
const NOTHING: MatterOfNotice = { reasons: new Set(), parts: [] };

/**
 * Of a page that announces something: what stands below the heading of its reasons, above the parts that say what it
 * is. A listener wants to hear those first.
 */
export function matterBeforeReasons({ blocks, language, type, title }: Page): MatterOfNotice {
  if (language !== "ja" || type === "product" || !ANNOUNCES.test(title.trim())) return NOTHING;
  const isHeading = ({ kind, text }: Block) => kind === "heading" && text.trim().length <= LONGEST_HEADING;
  const from = blocks.findIndex((block) => isHeading(block) && OF_REASONS.test(block.text.trim()));
  const end = blocks.findIndex(({ kind }, at) => at > from && kind === "heading");
  // A page that gives its reasons at once has said nothing else yet.
  if (from < 1 || end === -1 || blocks[from - 1]?.kind === "heading") return NOTHING;
  const parts = blocks.flatMap((block, at) =>
    at >= end && isHeading(block) && OF_MATTER.test(block.text.trim()) && blocks[at + 1]?.kind !== "heading"
      ? [at + 1]
      : [],
  );
  if (parts.length === 0) return NOTHING;
  const changed = blocks.flatMap((block, at) =>
    at >= end && isToldRow(block) && CHANGES.test(block.text) ? [at] : [],
  );
  const reasons = new Set(Array.from({ length: end - from - 1 }, (_, at) => from + 1 + at));
  return { reasons, parts: [...parts, ...changed] };
}
