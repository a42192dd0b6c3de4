import { FINITE, wordsOf } from "../../text/sentences/finite-verbs.ts";
import { listedInEnglish } from "../../text/sentences/noun-phrase.ts";
import { cellSaid } from "../cells-en.ts";
import { payer } from "./prices-en.ts";

const MOST_PARTS = 5;
const AMOUNT = String.raw`(?:from )?[£$€]\s?\d[\d,]*(?:\.\d{1,2})?`;
const ALONE = new RegExp(`^${AMOUNT}$`, "i");
const BEFORE = new RegExp(String.raw`^(${AMOUNT}|free) (?:for )?(\p{L}[\p{L}\d ’'-]{2,40})$`, "iu");
const BEHIND = new RegExp(String.raw`^(\p{L}[\p{L}\d ’'-]{2,40}?):? (${AMOUNT}|free)$`, "iu");

/** "£14 / £8 concessions / free for members": what some pay, in one line; null where a part is something else. */
export function pricePartsSaid(value: string): string | null {
  const parts = value.split(/\s+[/|•·]\s+|;\s+|,\s+(?=[£$€]|free\b)/i).map((part) => cellSaid(part.trim()));
  if (parts.length < 2 || parts.length > MOST_PARTS) return null;
  const said = parts.map((part, at) => {
    if (ALONE.test(part)) return at === 0 ? part : null;
    const [, amount, who] = BEFORE.exec(part) ?? [];
    const [, other, sum] = BEHIND.exec(part) ?? [];
    const [paid, by] = [amount ?? sum, who ?? other];
    if (!paid || !by) return null;
    return `${/^free$/i.test(paid) ? "free" : paid} for ${payer(by)}`;
  });
  return said.every((one) => one !== null) ? listedInEnglish(said) : null;
}

const FREE = /^(\p{Lu}[\p{L}\d ’'-]{2,40}?) free(?= but | for | if | \(|,|$)(.*)$/u;
/** "Walk £12, £8 if under 16"; of several things or payers in one line no sentence says it so. */
const COSTS = new RegExp(
  String.raw`^(\p{Lu}[\p{L}\d ’'&-]{1,39}(?<![^s]s)),? (${AMOUNT}(?: (?:each|per|if|for|with|including) [^,£$€]+)?(?:, ${AMOUNT} (?:if|for|with) [^,£$€]+)*)$`,
  "u",
);
const OF_TOO_MUCH = /[|/<>={}[\]@#*†:;]/;

/** "Entry free. Walk £12, £8 if under 16 – includes lunch.": what each thing costs; null where one says it of none. */
export function pricedThingsSaid(value: string): string | null {
  const parts = value.split(/(?<=[.!])\s+(?=\p{Lu})/u).map((part) => part.replace(/[.!]$/, "").trim());
  const said = parts.map((part) => {
    const [bare = ""] = part.split(/ [–—] /);
    const [, gift = "", rest = ""] = FREE.exec(bare) ?? [];
    const [, thing = "", costs = ""] = COSTS.exec(bare) ?? [];
    const text = gift ? `${gift} is free${rest || " of charge"}` : thing ? `${thing} is ${costs}` : "";
    const isNoun = !wordsOf(gift || thing).some((word) => FINITE.test(word));
    return text && isNoun && !OF_TOO_MUCH.test(text) ? `${cellSaid(text)}.` : null;
  });
  const isWhole = said.length > 0 && said.length <= MOST_PARTS && said.every((one) => one !== null);
  return isWhole ? said.join(" ") : null;
}
