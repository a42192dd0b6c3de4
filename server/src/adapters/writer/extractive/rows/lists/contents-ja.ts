import type { Page } from "#kernel/page";
import { markSource, sourceOf } from "../row-marks-ja.ts";
import { runsIn } from "../runs-ja.ts";

const FEWEST = 2;
const packed = (text: string) => text.normalize("NFKC").replace(/^(?:\d{1,2}|[①-⑳])[.:)、\s]\s*|\s/gu, "");

/** The page without the list of its own headings: 「用意するもの」 in it heads nothing. */
export function withoutContents(page: Page): Page {
  if (page.language !== "ja") return page;
  const blocks = [...page.blocks];
  for (const { kind, from, to } of runsIn(page.blocks)) {
    if (kind !== "list_item" || to - from < FEWEST) continue;
    const below = new Set(
      page.blocks.slice(to).flatMap(({ kind: one, text }) => (one === "heading" ? [packed(text)] : [])),
    );
    if (!page.blocks.slice(from, to).every(({ text }) => below.has(packed(text)))) continue;
    blocks.fill({ kind: "list_item", text: "" }, from, to);
  }
  if (blocks.every((block, at) => block === page.blocks[at])) return page;
  const whole = { ...page, blocks };
  markSource(whole, sourceOf(page));
  return whole;
}
