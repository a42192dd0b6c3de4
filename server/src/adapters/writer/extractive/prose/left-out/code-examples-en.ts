import type { Block, Page } from "#kernel/page";
import { englishVerbs } from "#kernel/text/english-verbs";
import { isCode, isOfManual } from "../manual-en.ts";

const LOWEST = 6;
const EXAMPLES = /^(?:(?:code|usage|basic|more|further) )?examples?(?: (?:usage|code))?:?$/i;
const SPEAKS_OF_THEM = /\bexamples?\b/i;
/** A part that nobody is to use any more tells nothing of a thing. */
const PAST = /^(?:deprecated|obsolete|removed|discontinued) \p{L}+$/iu;
/** "reed.beat(times): Beat the weft.": what a function does, under a name that nobody says. */
const SIGNED = /^(?:\p{L}\w*\.)*\p{L}\w*\([^)]*\)\s*(?::|[–—-]\s)\s*(?=\p{Lu})/u;

const TYPES =
  "string|integer|int|number|float|double|boolean|bool|object|enum|array|hash|dict|timestamp|uuid";
const MARKS = "[Nn]ullable|[Oo]ptional|[Rr]equired|[Ee]xpandable|[Rr]ead-only|[Dd]eprecated";
/** "beam_width nullable integer": the name of a field, and the kind of its value. "The Reed object" is a subject. */
const FIELD = new RegExp(
  String.raw`^[a-z][\w.[\]-]*:? \(?(?:(?:${MARKS}) )?(?:${TYPES})s?\b(?: of [\w ]+)?\)?(?:,? (?:${MARKS}))*$`,
);

/**
 * A page of a manual without what is nothing to a listener: the words around examples of code, what is no longer
 * used, what fields hold, and what a function does whose name is not said. Blocks keep their places.
 */
export function withoutCodeExamples(page: Page): Page {
  if (!isOfManual(page)) return page;
  const lost = new Set([...examplesOn(page.blocks), ...fieldsOn(page.blocks), ...signedOn(page.blocks)]);
  if (lost.size === 0 || tellsNothingElse(page.blocks, lost)) return page;
  const blocks = page.blocks.map((block, at): Block => (lost.has(at) ? { ...block, text: "" } : block));
  return { ...page, blocks };
}

/** A page of nothing but examples is about them. */
const tellsNothingElse = (blocks: readonly Block[], lost: ReadonlySet<number>) =>
  !blocks.some(({ kind, text }, at) => kind === "paragraph" && !lost.has(at) && /\p{Ll}\.$/u.test(text));

function examplesOn(blocks: readonly Block[]): number[] {
  return blocks.flatMap(({ kind, text, level = LOWEST }, heading) => {
    const isPast = PAST.test(text.trim());
    if (kind !== "heading" || !(isPast || EXAMPLES.test(text.trim()))) return [];
    const end = blocks.findIndex(
      (block, at) => at > heading && block.kind === "heading" && (block.level ?? LOWEST) <= level,
    );
    const below = blocks.slice(heading + 1, end === -1 ? undefined : end);
    const hasCode = (some: readonly Block[]) => some.some((block) => isCode(block.text));
    if (!isPast && !hasCode(below)) return [];
    const first = below.findIndex((block) => block.kind === "heading");
    const isKept = (block: Block, at: number) =>
      block.kind === "heading" ||
      // Above several examples stands what they have in common.
      (!isPast && at < first && !hasCode(below.slice(0, first)) && !SPEAKS_OF_THEM.test(block.text));
    return below.flatMap((block, at) => (isKept(block, at) ? [] : [heading + 1 + at]));
  });
}

/** Blocks on what fields hold, below their names: nobody who listens knows of which one it is told. */
function fieldsOn(blocks: readonly Block[]): number[] {
  let isBelow = false;
  return blocks.flatMap(({ kind, text }, at) => {
    if (kind === "heading") isBelow = FIELD.test(text.trim());
    return isBelow ? [at] : [];
  });
}

/** Items that begin with a function, and those that go on from them. */
function signedOn(blocks: readonly Block[]): number[] {
  const lost: number[] = [];
  for (const [at, { kind, text }] of blocks.entries()) {
    const [signature] = SIGNED.exec(text) ?? [];
    const [verb = ""] = text.slice(signature?.length).split(" ");
    const isSigned = signature !== undefined && englishVerbs.get(verb.toLowerCase()) === "base";
    if (kind === "list_item" && (isSigned || (signature === undefined && lost.at(-1) === at - 1)))
      lost.push(at);
  }
  return lost;
}
