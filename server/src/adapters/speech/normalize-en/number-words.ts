const small = (
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen " +
  "seventeen eighteen nineteen"
).split(" ");
const tens = "_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const scales = ["", "thousand", "million", "billion", "trillion", "quadrillion"];

const ordinals: Readonly<Record<string, string>> = {
  one: "first",
  two: "second",
  three: "third",
  five: "fifth",
  eight: "eighth",
  nine: "ninth",
  twelve: "twelfth",
};

function belowThousand(value: number): string {
  if (value < 20) return small[value] as string;
  if (value < 100) return `${tens[Math.floor(value / 10)]}${value % 10 ? ` ${small[value % 10]}` : ""}`;
  const rest = value % 100;
  return `${small[Math.floor(value / 100)]} hundred${rest ? ` ${belowThousand(rest)}` : ""}`;
}

/** A whole number as written, with or without commas. */
export const NUMBER = String.raw`(?<!\d)(?:(?<!,)\d{1,3}(?:,\d{3})+(?!\d)|\d+)`;

/** 1234567 → one million two hundred thirty four thousand five hundred sixty seven. */
export function cardinal(digits: string): string {
  const plain = digits.replaceAll(",", "").replace(/^0+(?=\d)/, "");
  if (plain.length > scales.length * 3) return spellDigits(digits);
  const groups = plain.match(/\d{1,3}(?=(?:\d{3})*$)/g) ?? [];
  const words = groups.map((group, index) => {
    const value = Number(group);
    return value === 0 ? "" : `${belowThousand(value)} ${scales[groups.length - 1 - index]}`.trim();
  });
  return words.filter(Boolean).join(" ") || "zero";
}

export function ordinal(digits: string): string {
  return cardinal(digits).replace(/[a-z]+$/, (last) => ordinals[last] ?? `${last.replace(/y$/, "ie")}th`);
}

/** 1999 → nineteen ninety nine, 2005 → two thousand five. */
export function year(digits: string): string {
  const value = Number(digits);
  const [century, rest] = [Math.floor(value / 100), value % 100];
  if (value % 1000 < 10) return cardinal(digits);
  if (rest === 0) return `${belowThousand(century)} hundred`;
  return `${belowThousand(century)} ${rest < 10 ? `oh ${small[rest]}` : belowThousand(rest)}`;
}

export const spellDigits = (digits: string) => [...digits].map((digit) => small[Number(digit)]).join(" ");

/** 3.14 → three point one four. */
export function decimal(whole: string, fraction?: string): string {
  return fraction ? `${cardinal(whole)} point ${spellDigits(fraction)}` : cardinal(whole);
}

const romanDigits: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };

/** XIV → 14. */
export function romanValue(numeral: string): number {
  const values = [...numeral].map((letter) => romanDigits[letter] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}
