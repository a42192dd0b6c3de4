import { listedInEnglish } from "../text/noun-phrase.ts";
import { cellSaid } from "./cells-en.ts";
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
