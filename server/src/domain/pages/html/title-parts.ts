/** Brackets are counted for each part of a title, and nobody reads on behind so many signs. */
const LONGEST_READ = 2_000;

/** The parts between the signs by which sites join them; what stands in brackets stays together. */
export function titleParts(whole: string): string[] {
  const title = whole.slice(0, LONGEST_READ);
  const enclosed = bracketsIn(title);
  const parts: string[] = [];
  let from = 0;
  for (const { 0: sign, index } of title.matchAll(JOINING)) {
    if (enclosed.some(([start, end]) => start < index && index < end)) continue;
    parts.push(title.slice(from, index));
    from = index + sign.length;
  }
  return [...parts, title.slice(from)].map((part) => part.trim()).filter(Boolean);
}
const JOINING = /\s+(?:[|｜•–—]|-{1,3})\s+|\s*[|｜]\s*/g;

const OPENING = "(（[［【「『〔《";
const CLOSING = ")）]］】」』〕》";

/** Where brackets begin and end; one that never closes is a sign like others. */
export function bracketsIn(title: string): [number, number][] {
  const open: { kind: number; at: number }[] = [];
  const pairs: [number, number][] = [];
  for (const [at, sign] of title.split("").entries()) {
    if (OPENING.includes(sign)) open.push({ kind: OPENING.indexOf(sign), at });
    const closed = CLOSING.indexOf(sign);
    if (closed < 0) continue;
    const last = open.findLastIndex(({ kind }) => kind === closed);
    const start = open[last];
    if (!start) continue;
    pairs.push([start.at, at]);
    open.length = last;
  }
  return pairs;
}

/** A text without its spaces and the signs of its trademarks, as titles and headings are compared. */
export const unspaced = (text: string) => text.replace(UNREAD, "");
const UNREAD = /[\s™®©℠]/g;
/** Whether a sign is compared. */
export const isCompared = (sign: string) => unspaced(sign) !== "";
