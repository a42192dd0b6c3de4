import { MONTH_EN, MONTHS_EN } from "#kernel/text/months-en";
import type { Line } from "./lines.ts";
import { pricesIn } from "./money.ts";

const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th)?`;
const DATE = String.raw`(?:(${MONTH_EN})\.? ${DAY}|${DAY} (${MONTH_EN})\.?)(?:,? (\d{4}))?`;
/** "SALE ends: December 3, 2020", "Offer valid until 3 Dec" */
const END = new RegExp(
  `\\b(?:sale|offer|deal|promotion|discount|savings?)s? (?:ends?|is valid|valid|expires?|runs)\\s*:?\\s*` +
    `(?:(?:on|until|till|through|to) )?(?:\\p{L}{3,9}day,? )?${DATE}(?!\\d)`,
  "iu",
);
/** A part of the goods or of the buyers. */
const OF_SOME = /\b(?:members?|coupons?|codes?|select(?:ed)?|orders? over|shipping|delivery|trial)\b/i;
const SAVING = /^(?:you )?save:? (?:(?:[A-Z]{2,3})?[$£€] ?)?(\d[\d,]*(?:\.\d\d)?)[!.]?$/i;
/** "+ £27.02 postage", "plus EUR 12.00 shipping" */
const SENDING =
  /(?:^|\s)(?:\+|plus) ?(?:[A-Z]{2,3} ?)?[$£€]? ?(\d[\d,]*(?:\.\d\d)?) (?:for )?(?:postage|shipping|delivery|p&p)\b.{0,20}$/i;
/** So near to its price a sale's time stands. */
const NEAR = 6;
const LONGEST = 80;

/** Until when an English page asks this price, how much it takes off and what sending adds, as it says beside the price. */
export function saleBeside(
  lines: readonly Line[],
  price: string,
): { until?: string; saving?: string; sending?: string } {
  const own = lines.filter(({ elsewhere }) => !elsewhere);
  const at = own.findIndex(
    ({ text }) =>
      text.length <= LONGEST && pricesIn(text).some(({ amount }) => Number(amount) === Number(price)),
  );
  if (at === -1) return {};
  const around = own.slice(Math.max(0, at - NEAR), at + NEAR + 1).map(({ text }) => text.trim());
  const until = around
    .filter((text) => text.length <= LONGEST && !OF_SOME.test(text))
    .map(endIn)
    .find(Boolean);
  const savings = around.flatMap((text) => SAVING.exec(text)?.[1] ?? []);
  const [saving] = savings;
  const beside = own.slice(at, at + 3).flatMap(({ text }) => SENDING.exec(text.trim())?.[1] ?? [])[0];
  const sending = beside ?? postageBelow(own.slice(at).map(({ text }) => text.trim()));
  return {
    ...(until ? { until } : {}),
    ...(saving && new Set(savings).size === 1 ? { saving: saving.replace(/,/g, "") } : {}),
    ...(sending ? { sending: sending.replace(/,/g, "") } : {}),
  };
}

/** "Postage:" and "£12.00 Standard Mail", in the money of the price, as sites of many sellers set it below the price. */
function postageBelow([price = "", ...below]: readonly string[]): string | undefined {
  const lines = below.slice(0, FAR);
  const at = lines.findIndex((text) => POSTAGE.test(text));
  const [, behind = ""] = POSTAGE.exec(lines[at] ?? "") ?? [];
  const [, sign = "", amount] = AMOUNT.exec(behind || (lines[at + 1] ?? "")) ?? [];
  return at !== -1 && sign !== "" && price.includes(sign.trim()) ? amount : undefined;
}
const POSTAGE = /^(?:postage|shipping):\s*(.*)$/i;
const AMOUNT = /^((?:[A-Z]{2,3} ?)?[$£€]?) ?(\d[\d,]*\.\d\d)(?! ?(?:off|or))\b(?!.{50})/;
const FAR = 40;

function endIn(text: string): string | null {
  const [, first, firstDay, secondDay, second, year] = END.exec(text) ?? [];
  const word = (first ?? second ?? "").toLowerCase().slice(0, 3);
  const month = MONTHS_EN.find((name) => name.toLowerCase().startsWith(word));
  const day = Number(firstDay ?? secondDay);
  return word && month && day > 0 && day <= 31 ? `${month} ${day}${year ? `, ${year}` : ""}` : null;
}
