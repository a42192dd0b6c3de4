import type { Rewrite } from "../rewrite.ts";
import { alternatives } from "../table.ts";
import { NO_NOUN } from "./nouns.ts";
import { cardinal, decimal } from "./number-words.ts";
import { englishUnits } from "./tables.ts";

const SHORTEST: Readonly<Record<string, string>> = { t: "ton", s: "second" };
const one = (unit = "") => SHORTEST[unit] ?? englishUnits.get(unit)?.[0] ?? unit;
const many = (unit = "") => englishUnits.get(unit)?.[1] ?? unit;

const UNIT = alternatives([...englishUnits.keys(), "t"].filter((unit) => /^[A-Za-zμ\d]+$/.test(unit)));
/** Behind a slash these measure what the figure is for: 10 μg/L. */
const DIVISOR = "mL|ml|dL|dl|μL|cL|cl|L|l|kg|g|mg|ha|km2|m2|m3|cm2|cm3|km|hr|h|min|s|mol|t|lb|kWh|mm2";
const COUNTED =
  "cells|copies|counts|colonies|eggs|plants|trees|birds|people|residents|spores|particles|platelets|IU|CFU|U";

/** Units that stand behind "per" without a figure. Single letters may be initials. */
const ALONE =
  "kg|mg|mL|ml|dL|μL|μg|lbs?|oz|km2?|mi|cm[23]?|mm|m[23]|[MGT]B|[kM]?Wh|sq ft|sqft|sq m|gal|hr|min|sec|yr|wk|mo|ha|ft2|tbsp|tsp|[LgWt](?!\\.? ?[A-Z])";
const MEASURED =
  "measured|given|expressed|shown|reported|weights?|sizes?|lengths?|heights?|widths?|depths?|distances?|speeds?|values?|dimensions|figures";
const IN_UNITS =
  "kg|mg|mL|ml|dL|μL|μg|lbs|km2?|cm[23]?|mm|m[23]|[MGT]B|[kM]?Wh|kW|MW|kHz|MHz|GHz|mmHg|hPa|kPa|ppm";

/** Words of kitchens, where a small t is a teaspoon. */
const SPICE =
  "salt|sugar|baking|vanilla|cinnamon|pepper|oil|butter|soda|powder|yeast|cumin|honey|lemon|ginger|garlic|paprika|nutmeg|vinegar|cornstarch|mustard|oregano|thyme|basil|onion|chili|chilli|olive";
const PREPARED = "(?:(?:dried|minced|ground|chopped|fresh|grated|toasted|smoked) )?";
const COOKS =
  /(?:^|[.!?:;] |\b[Tt]hen )(?:[Aa]dd|[Uu]se|[Ss]tir|[Mm]ix|[Ww]hisk|[Ss]prinkle|[Ss]eason|[Bb]lend|[Cc]ombine|[Ff]old|[Pp]our|[Rr]ub)\b|\b(?:cups?|tbsp|tsp)\b|\d T\b/;
/** Things and deeds of tons, which a figure as small as one of teaspoons needs in its sentence. */
const HEAVY = new RegExp(
  String.raw`\b(?:${[
    "weigh\\w*|weight|loads?|loaded|lifts?|lifted|haul\\w*|carry|carries|carried|cranes?|trucks?|vans?|trailers?|ships?|vessels?",
    "cargo|mass|emi(?:t|ts|tted|ssions?)|CO2|yields?|harvest\\w*|output|freight|steel|coal|ore|gross|payload|capacity",
  ].join("|")})\b`,
  "i",
);

const NO_OTHER = String.raw`(?<![\w.,/$€£¥-])`;

/** Things that have a size. */
const PORTION =
  "serving|portion|dose|glass|bottle|can|bar|pack|packet|bag|jar|cup|bowl|slice|scoop|tablet|capsule|sachet|piece|block|drink|shot|pot|tub|tin|tube|lap|interval|charge|plot";
const FEW =
  "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|many|these|those|some|few|both";

const FEW_FIRST = FEW.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
/** Words with an s at their end that are no things. */
const NO_MANY =
  "is|was|has|across|plus|less|minus|always|sometimes|perhaps|towards|downwards|upwards|its|this|besides";

/** Amounts of a liquid or food that a dose or a price holds for. */
const VOLUME = "mL|ml|dL|dl|cL|cl|L|l";
const DOSE = "mg|mcg|μg|g|mmol|mEq|IU|units?";

/** Measures that divide or are divided, and those before the thing that they measure. */
export const perUnits: readonly Rewrite[] = [
  [
    new RegExp(String.raw`(?<=\d[ -]?(?:${DOSE})) ?/ ?(\d+(?:\.\d+)? ?)(${VOLUME})(?![A-Za-z\d]|/)`, "g"),
    (_, figure, unit) => ` per ${figure.trim()} ${unit}`,
  ],
  [
    new RegExp(String.raw`(?<=[$€£¥]\d[\d,]*(?:\.\d+)?) ?/ ?(\d+) ?(${DIVISOR})(?![A-Za-z\d]|/)`, "g"),
    (_, figure, unit) => ` per ${figure} ${unit}`,
  ],
  // Two divisors: 5 mL/kg/day.
  [
    new RegExp(
      String.raw`(?<=\d ?(?:${UNIT}|${COUNTED})) ?/ ?(${DIVISOR}) ?/ ?(day|dose|week|wk|month|year|yr|h|hr|min|s)(?![A-Za-z\d]|/)`,
      "g",
    ),
    (_, unit, time) => ` per ${one(unit)} per ${one(time)}`,
  ],
  [
    new RegExp(
      String.raw`(?<=\d[ -]?(?:${UNIT}|${COUNTED})) ?/ ?(10{1,3} ?|1,000 ?)?(${DIVISOR})(?![A-Za-z\d]|/)`,
      "g",
    ),
    (_, figure, unit) => (figure ? ` per ${figure.trim()} ${unit}` : ` per ${one(unit)}`),
  ],
  // A metric ton; a small figure of t may be teaspoons: then the sentence must speak of loads.
  [
    new RegExp(
      String.raw`${NO_OTHER}(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)? t(?= (?:per|a (?:day|year|month)|each) | of (?!${PREPARED}(?:${SPICE}))[a-z])` +
        String.raw`|${NO_OTHER}(\d{1,3}(?:,\d{3})+|\d{2,}|\d+(?=\.))(\.\d+)? t(?![\w'’/&])(?!\. (?:[A-Z]\.|[a-z]))(?! ${PREPARED}(?:${SPICE})\b)`,
      "g",
    ),
    (whole, a, b, c, d, ...rest) => {
      const [at, text] = rest as unknown as [number, string];
      const bare = Number(c) < 10;
      if (COOKS.test(text) ? bare || Number(a) < 10 : bare && !HEAVY.test(text)) return whole;
      const before = /\b(?:[Aa]n?|[Ee]ach|[Ee]very) $/.test(text.slice(0, at));
      const noun = /^ [a-z]{3,}/.test(text.slice(at + whole.length));
      const figure = (a ?? c ?? "").replaceAll(",", "");
      const isOne = (figure === "1" && !(b ?? d)) || (before && noun);
      return `${decimal(figure, (b ?? d)?.slice(1))} ${isOne ? "ton" : "tons"}`;
    },
  ],
  [
    new RegExp(String.raw`(?<=(?<!\b[Aa]s )\b[Pp]er )(${ALONE})(?=[\s,;:)/]|\.?$|\. )`, "g"),
    (_, unit) => one(unit),
  ],
  [
    new RegExp(
      String.raw`(?<=\b(?:${MEASURED})(?: is| are| was)? in )(${IN_UNITS})(?=[\s,;:)]|\.?$|\. )`,
      "g",
    ),
    (_, unit) => many(unit),
  ],
  // A measure before the thing that it measures is singular: per 100 g serving, two 50 mg tablets.
  [
    new RegExp(String.raw`(?<=\b[Pp]er )(\d+)(?:\.(\d+))?[ -]?(${UNIT})(?= (?:${PORTION})\b)`, "g"),
    (_, whole = "", part, unit) => `${decimal(whole, part)} ${one(unit)}`,
  ],
  [
    new RegExp(
      String.raw`(?<=\b(?:${FEW}|${FEW_FIRST}) )(\d+)(?:\.(\d+))?[ -]?(${UNIT})(?= (?!(?:${NO_MANY})\b)[a-z]+s\b)`,
      "g",
    ),
    (_, whole = "", part, unit) => `${decimal(whole, part)} ${one(unit)}`,
  ],
  // So many of a size: 2 × 50 mg tablets.
  [
    new RegExp(
      String.raw`(?<![\d.x×] ?)(\d{1,2}) ?[x×] ?(\d+)(?:\.(\d+))? ?(mg|mcg|μg|mL|L|[MGT]B|k?W|m?Ah)` +
        String.raw`(?= (?!(?:${NO_NOUN}|plus|then|were|daily|weekly|monthly|nightly|twice|once|orally)\b)[a-z]+)`,
      "g",
    ),
    (_, count = "", whole = "", part, unit) => `${cardinal(count)} ${decimal(whole, part)} ${one(unit)}`,
  ],
  [/(?<![\d.x×] ?)(\d{1,2}) ?[x×] ?(?=\d+(?:\.\d+)? ?(?:mg|mcg|μg)(?![A-Za-z]))/g, "$1 times "],
];
