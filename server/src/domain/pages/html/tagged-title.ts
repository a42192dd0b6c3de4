import { classOf } from "./class-of.ts";
import { type Documentish, squash } from "./dom.ts";
import { headingsOf, isHome } from "./heading-links.ts";
import { titleParts, unspaced } from "./title-parts.ts";

/** Forums set the sort of a thread in a box of its own within the thread's heading. */
const TAG = /(?:^|[\s_-])(?:label|prefix|tag|flair|badge|categor(?:y|ies))(?:$|[\s_-])/i;

/**
 * The words of a heading behind its tag, where the document's title has the tag and the rest as two parts:
 * "News - A loom for two | Weavers" above "[News] A loom for two".
 */
export function headingBehindTag(document: Documentish, title: string, url: string): string | undefined {
  const [first = "", second = ""] = titleParts(title);
  if (isHome(url) || !first || !second) return undefined;
  for (const { element, text } of headingsOf(document, "h1")) {
    const tag = [...element.children][0];
    const name = tag && TAG.test(classOf(tag)) ? squash(tag.textContent) : "";
    if (name !== "" && name === first && text.startsWith(name)) {
      const rest = text.slice(name.length).trim();
      if (unspaced(rest) === unspaced(second)) return rest;
    }
  }
  return undefined;
}
