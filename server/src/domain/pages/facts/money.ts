import { japaneseNumber, KANJI_DIGIT } from "#kernel/ties/japanese-number";
import { remembered } from "#kernel/work/remembered";

export interface Money {
  /** Decimal with a point and no separators. */
  amount: string;
  /** ISO 4217, or null when nothing names it. */
  currency: string | null;
}

const SIGNS: [RegExp, string][] = [
  [/US\$|USD/i, "USD"],
  [/CA\$|C\$|CAD/i, "CAD"],
  [/AU\$|A\$|AUD/i, "AUD"],
  [/HK\$/i, "HKD"],
  [/NT\$|TWD/i, "TWD"],
  [/S\$|SGD/i, "SGD"],
  [/R\$|BRL/i, "BRL"],
  [/MX\$|MXN/i, "MXN"],
  [/NZ\$|NZD/i, "NZD"],
  [/RMB|CNY|CN¥/i, "CNY"],
  // Fonts of Shift_JIS draw the yen sign in the place of a backslash.
  [/[¥￥円\\]|JPY/i, "JPY"],
  [/€|EUR/i, "EUR"],
  [/£|GBP/i, "GBP"],
  [/₹|INR|Rs\.?/i, "INR"],
  [/₩|KRW|원/i, "KRW"],
  [/AED|د\.إ|درهم/i, "AED"],
  [/SAR|ر\.س|ريال/i, "SAR"],
  [/฿|THB/i, "THB"],
  [/₫|VND/i, "VND"],
  [/₱|PHP/i, "PHP"],
  [/₦|NGN/i, "NGN"],
  [/^Rp\.?$|IDR/, "IDR"],
  [/^RM$|MYR/, "MYR"],
  [/^R$|ZAR/, "ZAR"],
  [/SEK/, "SEK"],
  [/NOK/, "NOK"],
  [/DKK/, "DKK"],
  [/RSD|дин/i, "RSD"],
  [/CHF/, "CHF"],
  [/zł|PLN/i, "PLN"],
  [/Kč|CZK/i, "CZK"],
  [/₽|руб|RUB/i, "RUB"],
  [/₪|ILS/i, "ILS"],
  [/₺|TRY|^TL$/i, "TRY"],
  [/₴|грн|UAH/i, "UAH"],
  [/лв|BGN/i, "BGN"],
  [/^Ft$|HUF/, "HUF"],
  [/^[Ll]ei$|RON/, "RON"],
  [/^[Kk]n$|HRK/, "HRK"],
  [/\$/, "USD"],
];

/** ISO code of the sign or code in a text. */
export function currencyIn(text: string): string | null {
  const iso = /^[A-Z]{3}$/.exec(text.trim())?.[0];
  return iso ?? SIGNS.find(([sign]) => sign.test(text))?.[1] ?? null;
}

/**
 * "1,980", "1.980,00", "1 980", "１，９８０" → "1980" or "1980.00". The last separator with one or two
 * digits behind it is the decimal one; with three behind it, it groups thousands.
 */
export function parseAmount(text: string): string | null {
  const match = /\d[\d.,\u00a0\u202f' ]*/.exec(text.normalize("NFKC"));
  if (!match) return null;
  const digits = match[0].replace(/[\s\u00a0\u202f']/g, "").replace(/[.,]+$/, "");
  const decimal = /[.,](\d{1,2})$/.exec(digits);
  const whole = (decimal ? digits.slice(0, -decimal[0].length) : digits).replace(/[.,]/g, "");
  return whole ? `${whole.replace(/^0+(?=\d)/, "")}${decimal ? `.${decimal[1]}` : ""}` : null;
}

/** A machine-readable amount: its point is always a decimal point. */
export function schemaAmount(value: unknown): string | null {
  const text = typeof value === "number" ? String(value) : typeof value === "string" ? value.trim() : "";
  return /^\d+(\.\d+)?$/.test(text) ? text : parseAmount(text);
}

const AMOUNT = String.raw`\d{1,3}(?:[,.\u00a0 ]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?`;
const SIGN = [
  "US\\$|CA\\$|C\\$|AU\\$|A\\$|HK\\$|NT\\$|NZ\\$|MX\\$|S\\$|R\\$|CN¥|[¥￥\\\\$€£₹₩₽₪₺₴฿₫₱₦]",
  "JPY|USD|EUR|GBP|CAD|AUD|NZD|CHF|INR|PLN|TWD|HKD|SGD|CNY|RMB|KRW|CZK|SEK|NOK|DKK|RUB|HUF|RON|BRL|MXN|AED|SAR|THB|VND|PHP|IDR|MYR|ZAR|RSD",
  "Rs\\.?|zł|Kč|円|원|د\\.إ\\.?|ر\\.س\\.?|درهم|ريال",
].join("|");
/** Signs that are words: behind the amount only, and not the beginning of another word ("6 knives"). */
const WORD = String.raw`(?:[Kk]n|[Kk]r|Ft|[Ll]ei|TL|руб|грн|лв|дин|元|,-)(?![\p{L}])`;
/** Signs that are letters: before the amount only, and not the end of another word. */
const LETTERS = String.raw`(?<![\p{L}\d])(?:(?:Rp|RM|kr)(?=[. ]?\d)\.?|R(?= ?(?:\d{1,3}[ ,]\d{3}|\d+[.,]\d\d)\b))`;
const PRICE = new RegExp(
  `(?:(${SIGN}|${LETTERS})\\s?(${AMOUNT}))|(?:(${AMOUNT})\\s?(${SIGN}|${WORD}))`,
  "gu",
);

interface WrittenPrice extends Money {
  index: number;
  excerpt: string;
}

/** Every price written out in a text; a line is asked by all who look for prices, names and stock. */
export const pricesIn = remembered(readPrices, 200_000);

function readPrices(text: string): readonly WrittenPrice[] {
  const normal = text.normalize("NFKC");
  if (!MAY_HOLD.test(normal)) return NONE;
  const inDigits = [...normal.matchAll(PRICE)].flatMap((match): WrittenPrice[] => {
    const amount = parseAmount(match[2] ?? match[3] ?? "");
    const currency = currencyIn(match[1] ?? match[4] ?? "");
    return amount && Number(amount) > 0 ? [{ amount, currency, index: match.index, excerpt: match[0] }] : [];
  });
  const inKanji = [...normal.matchAll(IN_KANJI)].map(
    (match): WrittenPrice => ({
      amount: String(japaneseNumber(match[1] ?? "")),
      currency: "JPY",
      index: match.index,
      excerpt: match[0],
    }),
  );
  return [...inDigits, ...inKanji].toSorted((a, b) => a.index - b.index);
}
const MAY_HOLD = /[\d円]/;
const NONE: readonly WrittenPrice[] = [];
/** 「三千二百四十円」; 「十円」 is mostly a coin. */
const IN_KANJI = new RegExp(`(?<!${KANJI_DIGIT}|\\d)(${KANJI_DIGIT}{3,})円`, "gu");
