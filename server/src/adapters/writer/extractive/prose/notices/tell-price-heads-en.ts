import type { Page } from "#kernel/page";
import { toldRowsOf } from "../../rows/told-rows-en.ts";
import type { ProseLine } from "../lines.ts";
import { secondsOfLines, textOfLine } from "../measure.ts";
import { asks, standsAlone } from "../stands.ts";
import { type Told, toldOf } from "../wording.ts";

const PRICED = /^\S[^.]{2,60} (?:is|are) (?:from )?[£$€]\d/u;
const LIST = /^The (?:prices|fees|rates|charges)\b[^£$€]* include (?:from )?[£$€]\d/u;
const FEWEST = 3;
const PAUSE = 0.4;
const FULL = 0.6;
const MOST_OF_LEAD = 2;
/** Words on things that come to a price, or do not. */
const TERMS =
  /\bVAT\b|\bcall-?out (?:fee|charge)|\bdeposit\b|\b(?:travel|mileage|parking) (?:is|are|costs?)\b/i;
const GOES_ON = /^(?:beyond|after|above|outside|within) that\b/i;
const AMOUNT = /[£$€]\d/u;

/**
 * A house's page of what its work costs, a card for each service: who it is, each price with what it is for, and what
 * comes to it; then a list of smaller works. Null for a page without such cards.
 */
export function priceHeadsTeller(
  lines: readonly ProseLine[],
  page: Page,
): (budget: number) => Told[][] | null {
  const told = page.language === "en" ? toldRowsOf(page) : new Set<number>();
  const { blocks } = page;
  const isPrice = ({ blockIndex }: ProseLine) =>
    told.has(blockIndex) &&
    blocks[blockIndex - 1]?.kind === "heading" &&
    PRICED.test(blocks[blockIndex]?.text ?? "");
  const prices = lines.filter((line) => isPrice(line) && PRICED.test(textOfLine(line)));
  const first = prices[0]?.blockIndex ?? 0;
  const last = prices.at(-1)?.blockIndex ?? 0;
  const terms = lines.filter((line, at) => {
    const [text, before] = [textOfLine(line), lines[at - 1]];
    if (TERMS.test(text)) return !LEANS.test(text);
    const isOfSame = before?.blockIndex === line.blockIndex && TERMS.test(textOfLine(before));
    return isOfSame && GOES_ON.test(text);
  });
  const lead = lines
    .filter((line) => line.blockIndex < first && !terms.includes(line) && !BELOW.test(textOfLine(line)))
    .slice(0, MOST_OF_LEAD);
  const others = lines.filter((line) => {
    const text = textOfLine(line);
    if (line.blockIndex > last + 1) return told.has(line.blockIndex) && LIST.test(text);
    const isOwn = line.blockIndex > first && !isPrice(line) && AMOUNT.test(text);
    return isOwn && standsAlone(text, "en") && !line.leans && !asks(text);
  });
  // Right below its price a remark is heard with it; the first words are in the price's own sentence.
  const details = prices.flatMap((price) => {
    const own = lines.filter(({ blockIndex }) => blockIndex === price.blockIndex + 1);
    const isCut = own.some(({ gap }, at) => at > 0 && gap);
    const said = textOfLine(price).toLowerCase();
    return isCut ? [] : own.filter((line) => !said.includes(bare(line)) && !others.includes(line));
  });
  return (budget) => {
    if (prices.length < FEWEST) return null;
    let left = budget;
    const taken = new Set<ProseLine>();
    for (const line of [...lead.slice(0, 1), ...prices, ...terms, ...lead.slice(1), ...others, ...details]) {
      const cost = secondsOfLines([line]) + PAUSE;
      const before = details[details.indexOf(line) - 1];
      const isTorn = before?.blockIndex === line.blockIndex && !taken.has(before);
      if (left < cost || isTorn) continue;
      left -= cost;
      taken.add(line);
    }
    if (!prices.every((line) => taken.has(line)) || left > (1 - FULL) * budget) return null;
    const some = (own: readonly ProseLine[]) => toldOf(own.filter((line) => taken.has(line)));
    const inOrder = lines.filter((one) => [prices, others, details].some((own) => own.includes(one)));
    return [some(lead), some(terms), some(inOrder)].filter(({ length }) => length > 0);
  };
}
const BELOW = /\b(?:below|above)\b/i;
const LEANS = /^(?:it|that|this|these|those|they|and|but)\b/i;
const bare = (line: ProseLine) => textOfLine(line).toLowerCase().replace(/\.$/, "");
