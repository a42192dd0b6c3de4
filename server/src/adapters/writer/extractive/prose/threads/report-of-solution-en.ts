import type { Block } from "#kernel/page";
import { isSignature } from "./signature-en.ts";

const OPENING = 0;

/** The last post in which the opener reports that it is solved, by its heading or its first words. */
export function reportOfSolution(
  blocks: readonly Block[],
  authors: ReadonlyMap<number, string>,
): number | null {
  const opener = authors.get(OPENING);
  const reports = blocks.filter(
    ({ kind, text, post }, at) =>
      post !== undefined &&
      post > OPENING &&
      authors.get(post) === opener &&
      (kind === "heading" ? HEADED_SOLVED.test(text) : isFirstSaid(at) && BEGINS_SOLVED.test(text)),
  );
  return reports.at(-1)?.post ?? null;

  function isFirstSaid(at: number): boolean {
    const own = blocks.filter(
      ({ kind, post, text }) => post === blocks[at]?.post && kind !== "heading" && !isSignature(text.trim()),
    );
    return own[0] === blocks[at];
  }
}
const HEADED_SOLVED = /\b(?:solved|fixed|resolved)\b/i;
const BEGINS_SOLVED =
  /^(?:for (?:anyone|anybody|those) (?:else )?who\b|(?:problem|mystery|issue|case) (?:is )?(?:solved|fixed)\b|(?:solved|fixed|sorted)\b(?! (?:point|price)))/i;
