import type { Rewrite } from "../rewrite.ts";
import { alternatives } from "../table.ts";
import { cardinal, decimal, ordinal, spellDigits, year } from "./number-words.ts";
import { currencies, months, units } from "./tables.ts";

const SCALE = "(?: ?(thousand|million|billion|trillion|[KMB]n?)(?![A-Za-z]))?";
const scales: Readonly<Record<string, string>> = {
  K: "thousand",
  M: "million",
  Mn: "million",
  B: "billion",
  Bn: "billion",
};
const monthNames = months.join("|");

function money(sign: string, whole: string, fraction: string | undefined, scale: string | undefined): string {
  const [one, many, cent, cents] = (currencies.get(sign) ?? "").split("/");
  if (scale) return `${decimal(whole, fraction)} ${scales[scale] ?? scale} ${many}`;
  const main = `${cardinal(whole)} ${Number(whole) === 1 ? one : many}`;
  if (!fraction || Number(fraction) === 0) return main;
  if (!cent || fraction.length !== 2) return `${decimal(whole, fraction)} ${many}`;
  const part = `${cardinal(fraction)} ${Number(fraction) === 1 ? cent : cents}`;
  return Number(whole) === 0 ? part : `${main} and ${part}`;
}

const date = (month: string, day: string, yearDigits?: string) =>
  `${month} ${ordinal(day)}${yearDigits ? `, ${year(yearDigits)}` : ""}`;
const monthOf = (digits: string) => months[Number(digits) - 1] ?? digits;

function clock(hour: string, minute: string, half?: string): string {
  const suffix = half ? ` ${half[0]?.toUpperCase()} M` : "";
  if (minute === "00") return `${cardinal(hour)}${suffix || " o'clock"}`;
  return `${cardinal(hour)} ${minute.startsWith("0") ? `oh ${cardinal(minute)}` : cardinal(minute)}${suffix}`;
}

/** Figures into words, from the most particular form to the bare number. */
export const figures: readonly Rewrite[] = [
  [/\b24\/7\b/g, "twenty four seven"],
  [
    /(?<![\d.-])\+?\d{1,4}(?:-\d{2,4}){1,2}-\d{4}(?![\d-])/g,
    (phone) => phone.match(/\d+/g)?.map(spellDigits).join(", ") ?? "",
  ],
  [/(?<=\d:\d\d(?: ?[ap]\.?m\.?)?) ?[-–—~] ?(?=\d{1,2}(?::\d\d| ?[ap]m))/gi, " to "],
  [/(?<=\d),(?=\d{3}(?!\d))/g, ""],
  [
    new RegExp(`(${alternatives(currencies.keys())}) ?(\\d+)(?:\\.(\\d+))?${SCALE}`, "g"),
    (_, sign, whole, fraction, scale) => money(sign, whole, fraction, scale),
  ],
  [/\b(\d{4})-(\d{2})-(\d{2})\b/g, (_, y, month, day) => date(monthOf(month), day, y)],
  [
    /\b(0?[1-9]|1[0-2])\/(0?[1-9]|[12]\d|3[01])\/(\d{4})\b/g,
    (_, month, day, y) => date(monthOf(month), day, y),
  ],
  [
    new RegExp(`\\b(${monthNames}) (\\d{1,2})(?:st|nd|rd|th)?(?:,? (\\d{4}))?(?!\\d)`, "g"),
    (_, month, day, y) => date(month, day, y),
  ],
  [
    new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? (${monthNames})(?: (\\d{4}))?(?!\\d)`, "g"),
    (_, day, month, y) => date(month, day, y),
  ],
  [
    /\b(1[0-2]|0?[1-9]|1\d|2[0-3]|00?):([0-5]\d)(?::[0-5]\d)?(?: ?([ap])\.?m\b\.?)?/gi,
    (_, hour, minute, half) => clock(hour, minute, half),
  ],
  [/\b(\d{1,2}) ?([ap])\.?m\b\.?/gi, (_, hour, half) => `${cardinal(hour)} ${half.toUpperCase()} M`],
  [/(?<=\d)(%?) ?[-–—~] ?(?=[$€£¥]?\d+(?:\.\d+)?(?![\d-]))/g, "$1 to "],
  [/(?<![\p{L}\d])[-−](?=\d)/gu, "minus "],
  [/(?<=\d)(?:cm|mm|in|m)? ?[×x] ?(?=\d)/g, " by "],
  [
    new RegExp(`(\\d+)(?:\\.(\\d+))?[ -]?(${alternatives(units.keys())})(?![A-Za-z0-9])`, "g"),
    (_, whole, fraction, unit) =>
      `${decimal(whole, fraction)} ${(units.get(unit) ?? "").split("/")[whole === "1" && !fraction ? 0 : 1]}`,
  ],
  [/\bNo\. ?(?=\d)|#(?=\d)/g, "number "],
  [/\b(\d+)(?:st|nd|rd|th)\b/g, (_, digits) => ordinal(digits)],
  [/\b1\/2\b/g, "one half"],
  [/\b1\/4\b/g, "one quarter"],
  [/\b3\/4\b/g, "three quarters"],
  [
    /\b(\d{1,2})\/(\d{1,2})\b/g,
    (_, top, bottom) => `${cardinal(top)} ${ordinal(bottom)}${top === "1" ? "" : "s"}`,
  ],
  [
    /\b((?:1[1-9]|20)\d)0s\b/g,
    (_, decade) =>
      year(`${decade}0`)
        .replace(/y$/, "ies")
        .replace(/hundred$/, "hundreds"),
  ],
  [
    /\b(1[1-9]\d\d|20\d\d)(?!\d| ?(?:people|items|units|users|percent|yen|dollars))(?=[\s,.;:!?)]|$)/g,
    (_, digits) => year(digits),
  ],
  [/\d+(?:\.\d+){2,}/g, (version) => (version ?? "").split(".").map(cardinal).join(" point ")],
  [/\b0\d+\b/g, (digits) => spellDigits(digits ?? "")],
  [/(\d+)\.(\d+)/g, (_, whole, fraction) => decimal(whole, fraction)],
  [/\d+/g, (digits) => ` ${cardinal(digits ?? "")} `],
];
