import { priceKinds } from "#kernel/vocabulary";
import { beginningOf, type Documentish } from "../html/dom.ts";
import type { FoundFact } from "./found.ts";

/** Currencies of a sign that several countries share. */
const DOLLARS: Record<string, string> = {
  ca: "CAD",
  au: "AUD",
  nz: "NZD",
  sg: "SGD",
  hk: "HKD",
  tw: "TWD",
  mx: "MXN",
  cl: "CLP",
  co: "COP",
  ar: "ARS",
};
const CROWNS: Record<string, string> = { se: "SEK", no: "NOK", dk: "DKK", is: "ISK" };
const YUAN: Record<string, string> = { cn: "CNY" };
const RUPEES: Record<string, string> = { pk: "PKR", lk: "LKR", np: "NPR", in: "INR" };

const SIGNS: [RegExp, string | null, Record<string, string>][] = [
  // A small letter may end the label before it: "Sale price$189".
  [/(^|[^A-Z])\$/, "USD", DOLLARS],
  [/[¥￥]/, "JPY", YUAN],
  [/\bRs\b/i, "INR", RUPEES],
  [/kr/i, null, CROWNS],
];

/** Money that is written with one sign alone: where the page shows another one, data in it is of another market. */
const OWN_SIGNS: Record<string, RegExp> = {
  USD: /\$|USD/,
  EUR: /€|EUR/,
  GBP: /£|GBP/,
  JPY: /[¥￥円]|JPY/,
  CNY: /[¥￥元]|CNY|RMB/,
};

/** The currency of a visible price whose sign several countries use: that of the page's other prices, else its country's. */
export function inLocalCurrency(
  facts: readonly FoundFact[],
  stated: string | null,
  document: Documentish,
  url: string,
): FoundFact[] {
  const country = countryOf(document, url);
  const named = dollarsNamedOn(document);
  const registered = registeredIn(document);
  const crowns = CROWNS[country] ?? crownsOn(document) ?? taxedIn(document);
  return facts.map((fact) => {
    const sign = SIGNS.find(
      ([pattern, usual]) => fact.currency === usual && pattern.test(fact.provenance?.excerpt ?? ""),
    );
    const isMoney = priceKinds.has(fact.kind);
    if (!sign || !isMoney) return fact;
    const [, usual, others] = sign;
    const isOther = OWN_SIGNS[stated ?? ""]?.test(fact.provenance?.excerpt ?? "") === false;
    return {
      ...fact,
      currency:
        (isOther ? null : stated) ??
        (usual === "USD" ? named : others === CROWNS ? crowns : null) ??
        others[country] ??
        (usual === "USD" ? registered : null) ??
        usual,
    };
  });
}

/** The number of a business, and the names of a tax, that one country has: "ABN 51 824 753 556", "GST/PST". */
const REGISTERED: [RegExp, string][] = [
  [/\bABN:?\s?\d{2}\s?\d{3}\s?\d{3}\s?\d{3}(?!\d)/u, "AUD"],
  [/\bGST\s?[/&]\s?(?:PST|HST|QST)\b|\bHST(?!\w)/u, "CAD"],
];
function registeredIn(document: Documentish): string | null {
  const text = beginningOf(document.body, LONGEST_PAGE);
  const found = REGISTERED.flatMap(([sign, code]) => (sign.test(text) ? [code] : []));
  return found.length === 1 ? (found[0] ?? null) : null;
}
const LONGEST_PAGE = 100_000;

const COUNTRIES: [RegExp, string][] = [
  [/\bcanadian dollars?\b/i, "CAD"],
  [/\baustralian dollars?\b/i, "AUD"],
  [/\bnew zealand dollars?\b/i, "NZD"],
  [/\bsingapore dollars?\b/i, "SGD"],
  [/\bhong kong dollars?\b/i, "HKD"],
  [/\b(?:US|american) dollars?\b/i, "USD"],
];
/** "Canadian dollars, HST included": what a table's caption or a short line says of all prices; null where it says several. */
function dollarsNamedOn(document: Documentish): string | null {
  const notes = [...document.querySelectorAll("caption, p, small")]
    .map((one) => beginningOf(one, 2 * LONGEST_NOTE))
    .filter((text) => text.trim().length <= LONGEST_NOTE && /\bdollars?\b/i.test(text));
  const named = COUNTRIES.flatMap(([words, code]) => (notes.some((text) => words.test(text)) ? [code] : []));
  return named.length === 1 ? (named[0] ?? null) : null;
}
const LONGEST_NOTE = 80;

/** "Prices include 25 % Norwegian VAT": the tax of one such country says whose crowns are meant. */
const TAXES: Record<string, string> = {
  danish: "DKK",
  norwegian: "NOK",
  swedish: "SEK",
  icelandic: "ISK",
};
const OF_TAX = /\b(danish|norwegian|swedish|icelandic) (?:VAT|MOMS|MVA)\b/giu;
function taxedIn(document: Documentish): string | null {
  const named = [...document.querySelectorAll("p, small, td, li")].flatMap((one) =>
    [...beginningOf(one, LONGEST_TAX).matchAll(OF_TAX)].flatMap(
      ([, country = ""]) => TAXES[country.toLowerCase()] ?? [],
    ),
  );
  return new Set(named).size === 1 ? (named[0] ?? null) : null;
}
const LONGEST_TAX = 400;

const TONGUES: Record<string, string> = { dansk: "DKK", norsk: "NOK", svenska: "SEK", íslenska: "ISK" };
/** "Dansk | English" above a page: where it can be had in the tongue of one such country alone, its crowns are that one's. */
function crownsOn(document: Documentish): string | null {
  const tongues = [...document.querySelectorAll("a[href]")].flatMap(
    (link) => TONGUES[beginningOf(link, LONGEST_NOTE).trim().toLowerCase()] ?? [],
  );
  return new Set(tongues).size === 1 ? (tongues[0] ?? null) : null;
}

/** By the ending of the site's name, else by the region of the page's language ("en-AU"). */
function countryOf(document: Documentish, url: string): string {
  const ending = URL.parse(url)?.hostname.split(".").at(-1) ?? "";
  const region = /^[a-z]{2,3}[-_]([a-z]{2})\b/i.exec(
    document.documentElement.getAttribute("lang") ?? "",
  )?.[1];
  return ending.length === 2 && ending !== "co" ? ending : (region ?? "").toLowerCase();
}
