import type { Provenance } from "#kernel/page";
import type { Line } from "../lines.ts";

/** Each is written on a page of ads, and beside no goods that a shop sells itself. */
const SIGNS: readonly RegExp[] = [
  /^(?:ad|listing|posting|post) ?id\b/i,
  /^(?:report|flag) (?:this )?(?:ad|posting|listing)$/i,
  /^(?:chat with|message|contact|call) (?:the )?(?:seller|owner|advertiser)$/i,
  /^(?:show|reveal) (?:phone )?number$/i,
  /^(?:seller(?:[’']s)? description|about the seller|seller information)$/i,
  /\bby (?:private )?owner$/i,
  /^do not contact me with unsolicited\b/i,
  /^avoid scams\b/i,
  /^(?:ad )?posted (?:in|on|by)$/i,
];
/** A single one may stand on a shop's page, too. */
const FEWEST = 3;
const POSTED_IN = /^(?:posted in|(?:item )?location:?)$/i;
/** "Nazimabad, Karachi, Sindh" */
const PLACE =
  /^\p{Lu}[\p{L}’'.-]*(?: [\p{L}\d’'.-]+){0,3}(?:, \p{Lu}[\p{L}’'.-]*(?: [\p{L}’'.-]+){0,2}){1,3}$/u;

/** Whether a page is an ad that somebody has put on a site of many, and where its seller is; null of a shop's page. */
export function adOn(lines: readonly Line[]): Pick<Provenance, "asked" | "place"> | null {
  const texts = lines.map(({ text }) => text.trim());
  const found = SIGNS.filter((sign) => texts.some((text) => text.length <= LONGEST && sign.test(text)));
  if (found.length < FEWEST) return null;
  const at = texts.findIndex((text) => POSTED_IN.test(text));
  const place = at === -1 ? "" : (texts[at + 1] ?? "");
  return PLACE.test(place) ? { asked: "ad", place } : { asked: "ad" };
}
const LONGEST = 60;
