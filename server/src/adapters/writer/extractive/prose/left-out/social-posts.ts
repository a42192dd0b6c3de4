import type { Page } from "#kernel/page";

/** "#skillet #castiron #cooking": so many marks in a row are those of somebody who posts where others search for them. */
const TAGGED = /(?:[#＃][\p{L}\p{N}_]+[\s　]*){3,}$/u;
/** "@grillmaster.2020 Often people miss …" */
const BY_HANDLE = /^@[\w.]{3,30}\s+\S/u;

/** The page without what its customers posted elsewhere and the shop shows beside its goods. Blocks keep their places. */
export function withoutSocialPosts(page: Page): Page {
  const isPost = (text: string) => TAGGED.test(text.trim()) || BY_HANDLE.test(text.trim());
  if (page.type !== "product" || !page.blocks.some(({ text }) => isPost(text))) return page;
  const blocks = page.blocks.map((block) => (isPost(block.text) ? { ...block, text: "" } : block));
  return { ...page, blocks };
}
