import type { Fact, Page } from "#kernel/page";

/** "Shop in-stock looms", "Only left in stock!": the words of a link, or of a form that is not filled in. */
const OF_NO_THING = /^(?:shop|see|view|browse|show)\b|\bonly\s+left\b/i;
const OF_DATA = new Set(["json-ld", "microdata", "opengraph"]);

/**
 * Whether an English page only has it in its data that a thing can be had, and shows neither such words nor a button:
 * many shops never change that data.
 */
export const isOnlyDeclared = (
  { language }: Pick<Page, "language">,
  { source, provenance }: Fact,
): boolean => {
  if (language !== "en" || provenance === null) return false;
  if (source === "visible") return OF_NO_THING.test(provenance.excerpt);
  return OF_DATA.has(source) && !provenance.shown;
};
