import type { Page } from "#kernel/page";

const GREETS =
  /^(?:(?:hello|hi)[,! ]+)?(?:and )?welcome to (?:my|our) (?:\p{L}+ )?(?:store|shop|listings?|page|site|web ?site)\b/iu;

/**
 * The page without how somebody who sells greets all who come: "Welcome to my store. I am a regular guy …" says nothing
 * of the thing. Blocks keep their places.
 */
export function withoutSellersGreeting(page: Page): Page {
  const greets = ({ text }: { text: string }) => GREETS.test(text.trim());
  if (page.language !== "en" || page.type !== "product" || !page.blocks.some(greets)) return page;
  return { ...page, blocks: page.blocks.map((block) => (greets(block) ? { ...block, text: "" } : block)) };
}
