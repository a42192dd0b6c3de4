import type { Page } from "#kernel/page";

/** Words of no language, which fill a template until somebody writes a text. */
const PLACEHOLDER =
  /\blorem ipsum\b|\bdolor sit amet\b|\bconsectetur adipi|(?:ここに|こちらに)(?:文章|テキスト|本文|説明文?)(?:が|を)入(?:り|れ|力)|ダミー(?:テキスト|文章)/iu;

/** The page without paragraphs that nobody has written yet. Blocks keep their places. */
export function withoutPlaceholders(page: Page): Page {
  if (!page.blocks.some(({ text }) => PLACEHOLDER.test(text))) return page;
  const blocks = page.blocks.map((block) => (PLACEHOLDER.test(block.text) ? { ...block, text: "" } : block));
  return { ...page, blocks };
}
