import type { Page } from "#kernel/page";

/** "…," the mayor said: what one reports of others. */
const ATTRIBUTED = /\b(?:said|says|told|added|according to)\b/;
const FEWEST = 3;
const LEAST_SHARE = 0.2;
/** A house that writes of itself for the papers says it in its address. */
const OF_PRESS = /\/(?:[\w-]*news[\w-]*|press(?:-releases?|-room)?|releases?|media-releases?)\//i;
/** "HOLM, Tarn, May 2, 2025 – Tarn Looms today announced …": the place stands before the news. */
const DATELINE = /^\p{Lu}[\p{Lu} .'’-]{2,}(?:,[^–—-]{1,60}|\s)\s?[–—-]\s/u;
/** "CAIRO (Reuters) - ", "HELSINKI (AP) — " */
const AGENCY =
  /^\p{Lu}[\p{Lu} .,'’-]{2,40}(?:\p{L}+ )?\((?:AP|Reuters(?: Health)?|AFP|UPI|CNN|\p{L}+ News)\) ?[–—-]/u;
/** A title that promises advice or an answer is no headline. */
const OF_GUIDE = /^(?:how|what|why|when|where|which|who|best|top|\d+)\b|\?$|\bguide\b|\bexplained$/i;
/** A story that its author tells of himself has another order. */
const OF_AUTHOR = /\b(?:I|I[’'](?:m|ve|d|ll)|my|me)\b/;
const QUOTED = /["“][^"”]*(?:["”]|$)/gu;
const MOST_OF_AUTHOR = 0.15;
/** Above a dateline stand a summary and a caption. */
const MOST_ABOVE = 3;

/** "/2013/06/06/", "/20130606/": older papers have the day in their addresses alone. */
const OF_DAY = /\/(?:19|20)\d\d\/(?:\d{1,2}|[a-z]{3})\/|\/(?:19|20)\d{6}\/|(?:19|20)\d\d-\d\d-\d\d/i;
/** Without a day, a report has so many paragraphs of what others said. */
const MOSTLY_SAID = { least: 4, share: 0.3 };

/**
 * Whether an English page is a report: it has a place before its news, or its day, and tells in several places what others
 * said; without its day it tells that mostly. The most important stands first in it, and headings within it only break the column.
 */
export function isNewsReport({ language, title, url, publishedAt, blocks }: Page): boolean {
  if (language !== "en" || OF_GUIDE.test(title.trim())) return false;
  const paragraphs = blocks.filter(({ kind }) => kind === "paragraph").map(({ text }) => text);
  const isDated = publishedAt !== null || OF_DAY.test(url ?? "");
  const first = paragraphs.slice(0, MOST_ABOVE);
  if (first.some((text) => AGENCY.test(text) || (isDated && DATELINE.test(text)))) return true;
  const own = paragraphs.filter((text) => OF_AUTHOR.test(text.replace(QUOTED, ""))).length;
  const attributed = paragraphs.filter((text) => ATTRIBUTED.test(text)).length;
  const isSaid = attributed >= LEAST_SHARE * paragraphs.length || OF_PRESS.test(url ?? "");
  const isMostlySaid = attributed >= MOSTLY_SAID.least && attributed >= MOSTLY_SAID.share * paragraphs.length;
  return (
    own <= MOST_OF_AUTHOR * paragraphs.length && attributed >= FEWEST && (isDated ? isSaid : isMostlySaid)
  );
}
