import type { Block, Page } from "#kernel/page";
import { englishVerbs } from "#kernel/text/english-verbs";

/** "What we won’t do", "What I never do": below it stands what is not done. */
const UNDONE =
  /^(?:the )?(?:things|what|jobs|work) (?:that )?(we|i|they|you) (won[’']t|will not|do not|don[’']t|never|can[’']t|cannot|can not|should not|shouldn[’']t|must not|mustn[’']t)(?: do| ever do)?[:.]?$/i;
/** "What not to do", "Don’ts" */
const FORBIDDEN =
  /^(?:what not to do|(?:the )?don[’']?ts|(?:please )?do not|(?:please )?don[’']t|never|please avoid)[:.!]?$/i;
const NEGATED = /\b(?:not|never|no|none|nobody|nothing|cannot|\p{L}+n[’']t)\b/iu;

/**
 * The page with each point of a list below "What we won’t do" as it is meant: "We won’t move it in the rain."
 * Read by itself "Move it in the rain." says the contrary. A point of which no such sentence can be made is left out.
 */
export function withDenials(page: Page): Page {
  if (page.language !== "en") return page;
  let before: string | null = null;
  let isChanged = false;
  const blocks = page.blocks.map((block): Block => {
    if (block.kind === "heading") before = denialIn(block.text);
    if (before === null || block.kind !== "list_item") return block;
    const text = denied(block.text.trim(), before);
    isChanged ||= text !== block.text;
    return { ...block, text };
  });
  return isChanged ? { ...page, blocks } : page;
}

/** The words by which a point below such a heading becomes a sentence. */
function denialIn(heading: string): string | null {
  const text = heading.trim();
  if (FORBIDDEN.test(text)) return "Do not";
  const [, who = "", not = ""] = UNDONE.exec(text) ?? [];
  return who ? `${who.charAt(0).toUpperCase()}${who.slice(1).toLowerCase()} ${not.toLowerCase()}` : null;
}

function denied(text: string, before: string): string {
  const [first = ""] = text.match(/^\p{L}+/u) ?? [];
  const [sentence = ""] = text.split(/(?<=[.!?])\s/);
  if (NEGATED.test(sentence)) return text;
  if (englishVerbs.get(first.toLowerCase()) !== "base") return "";
  const ended = /[.!?]$/.test(text) ? text : `${text}.`;
  return `${before} ${ended.charAt(0).toLowerCase()}${ended.slice(1)}`;
}
