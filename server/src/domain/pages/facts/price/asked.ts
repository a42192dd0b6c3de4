import type { Provenance } from "#kernel/page";
import type { FoundFact } from "../found.ts";
import type { Line } from "../lines.ts";
import { pricesIn } from "../money.ts";
import { adOn } from "./ads.ts";

/** "Starting bid:", "Opening bid £115.00" */
const FIRST_BID = /^(?:(?:starting|opening|minimum) bid|bids? (?:starts?|opens?) (?:at|from))\b/i;
/** "Current bid:", "Highest bid" */
const LAST_BID = /^(?:current|high(?:est)?|leading) bid\b/i;
/** "Winning bid: £5,100" */
const WON_BID = /^winning bid\b/i;
/** "$400 5 bids", "£115.00 [0 bids]" */
const BIDS = /^\D{0,4}\d[\d,.]*\s*[[(]?\s*(\d{1,4}) bids?\s*[\])]?$/i;
/** The whole of a line: "Available only at select retailers", "Sold exclusively in our stores". */
const ELSEWHERE = new RegExp(
  [
    "^(?:this (?:item|product) is )?(?:now |currently )?(?:(?:available|sold) (?:only|exclusively)|only (?:available|sold))",
    " (?:at|through|from|in|by|via) (?:our |the )?",
    "(?:(?:select(?:ed)?|participating|authori[sz]ed|local|other|physical|retail) )*",
    "(?:retailers?|dealers?|stores?|shops?|stockists?|resellers?)[.!]?$",
  ].join(""),
  "i",
);

/** "Enter £120.00 or more": what the next bidder has to bid. */
const NEXT_BID = /^(?:enter|bid)\b.*\bor more$/i;

const LONGEST_LABEL = 40;
/** So many elements lie between a note on where a thing is sold and its price. */
const BESIDE = 100;

/** The price, with how it is asked where nobody pays it to the shop. */
export const withAsked = (lines: readonly Line[], facts: readonly FoundFact[]): FoundFact[] =>
  facts.map((fact) => {
    if (fact.kind !== "price" || !fact.provenance) return fact;
    const asked = askedOf(lines, Number(fact.value));
    const found = asked ? { asked } : adOn(lines);
    return found ? { ...fact, provenance: { ...fact.provenance, ...found } } : fact;
  });

function askedOf(all: readonly Line[], price: number): NonNullable<Provenance["asked"]> | null {
  const lines = all.filter(({ elsewhere }) => !elsewhere);
  const places = lines.flatMap((line, at) => (isOf(line, price) ? [{ line, above: lines[at - 1] }] : []));
  const bids = places.map(({ line, above }) => bidIn(line, above));
  const bid = bids.find((one) => one !== null);
  // "Buy it now" may cost as much as somebody has bid.
  if (bid) return bids.every((one) => one !== null) ? bid : null;
  const isElsewhere = lines.some(
    ({ text, order }) =>
      ELSEWHERE.test(text.trim()) && places.some(({ line }) => Math.abs(line.order - order) <= BESIDE),
  );
  return isElsewhere ? "elsewhere" : null;
}

const isOf = ({ text }: Line, price: number) =>
  text.length <= 2 * LONGEST_LABEL &&
  !NEXT_BID.test(text.trim()) &&
  pricesIn(text).some(({ amount }) => Number(amount) === price);

function bidIn({ text }: Line, above: Line | undefined): "first-bid" | "last-bid" | "won-bid" | null {
  const labels = [text, above && above.text.length <= LONGEST_LABEL ? above.text : ""].map((one) =>
    one.trim(),
  );
  if (labels.some((label) => FIRST_BID.test(label))) return "first-bid";
  if (labels.some((label) => WON_BID.test(label))) return "won-bid";
  if (labels.some((label) => LAST_BID.test(label))) return "last-bid";
  const count = BIDS.exec(text.trim())?.[1];
  return count ? (Number(count) > 0 ? "last-bid" : "first-bid") : null;
}
