import type { Page } from "#kernel/page";
import { contentTerms } from "#kernel/text/content-terms";
import { splitScript } from "#kernel/text/sentences";
import { isOrder } from "../procedures.ts";

/** Fewer are sections of a text. */
const FEWEST = 3;

/**
 * Places of a list below the one heading of steps that says the title's own matter, 「検証の手順」 on a page that is called
 * 「署名を検証する」: the page is there for it.
 */
export function stepsOfTitle({ blocks, title }: Page): number[] {
  const terms = contentTerms(title, "ja");
  const heads = blocks.flatMap(({ kind, text }, at) =>
    kind === "heading" &&
    /の(?:手順|やり方|方法)$/u.test(text.trim()) &&
    [...contentTerms(text, "ja")].some((term) => terms.has(term))
      ? [at]
      : [],
  );
  const [heading = 0] = heads;
  const end = blocks.findIndex((block, at) => at > heading && block.kind !== "list_item");
  const places = blocks.slice(heading + 1, end === -1 ? undefined : end).map((_, at) => heading + 1 + at);
  const isSteps = places.every((at) => {
    const [first] = splitScript(blocks[at]?.text ?? "");
    return first && isOrder(first.text.replace(/[（(][^（()）]*[)）](?=。$)/u, ""), "ja");
  });
  return heads.length === 1 && places.length >= FEWEST && isSteps ? places : [];
}
