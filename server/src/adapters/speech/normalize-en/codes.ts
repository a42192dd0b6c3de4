import type { Rewrite } from "../rewrite.ts";
import { cardinal, spellDigits } from "./number-words.ts";

/** Codes that people type in. */
const CODE = [
  "access|door|entry|gate|security|verification|confirmation|activation|booking|promo|promotional|discount|voucher|coupon|zip|ZIP|area|alarm",
  "lock|safe|sort|backup|unlock|login|authentication|one-time|invite|invitation|referral|locker|key|reservation|meeting|dial(?:l)?ing|country|PIN|SMS|pass|recovery",
].join("|");
/** People behind a code that they used: With code 2500 buyers saved. */
const PEOPLE =
  "people|buyers|customers|shoppers|users|visitors|guests|members|readers|students|residents|households";
const NO_CODE = String.raw`(?![\d,.:/-]*\d| ?(?:%|percent|times|${PEOPLE}|lines|days|hours|minutes|meters|metres|feet|miles|of|m|cm|mm|ft|sq|square|long|wide|dollars)\b)`;

const RIDES =
  "[Bb]us|[Bb]uses|[Tt]rams?|[Tt]rains?|[Ss]treetcars?|[Cc]oach|[Cc]oaches|[Ff]err(?:y|ies)|[Ss]huttles?";
const CURRENT = "fuses?|breakers?|circuits?|chargers?|current|supply|adapters?|outlets?|sockets?";

/** Figures that are typed or called out one by one: codes, extensions, numbers of flights. */
export const typedCodes: readonly Rewrite[] = [
  [
    new RegExp(
      String.raw`(?<=\b(?:PIN|[Pp]asscode|(?:${CODE}) [Cc]ode)(?: number)?(?: is| was| to|:|,| is now)? ?["']?)\d{3,8}${NO_CODE}`,
      "g",
    ),
    spellDigits,
  ],
  [
    new RegExp(
      String.raw`(?<=\b(?:[Ee]nter|[Tt]ype|[Uu]se|[Ii]nput|[Kk]ey in|[Qq]uote) (?:in )?(?:the |this )?code:? ["']?)\d{3,8}${NO_CODE}`,
      "g",
    ),
    spellDigits,
  ],
  [
    /(?<=\b(?:[Tt]he|[Yy]our|[Mm]y|[Hh]is|[Hh]er|[Oo]ur) code (?:is|was) )\d{4,8}(?=[.,;!?)](?!\d)|$)/g,
    spellDigits,
  ],
  // A letter behind the number of a line: neither amperes nor billions ride on the 8A.
  [
    new RegExp(
      String.raw`(?<=\b(?:[Tt]he|[Aa]n?|[Tt]ake|[Cc]atch|[Ii]s|[Aa]nd|[Oo]r) )(\d{1,3})([A-Z])(?=(?:,? (?:and|or) (?:the )?\d{1,3}[A-Z]?)? (?:${RIDES})\b)` +
        String.raw`|(?<=\b(?:${RIDES})\b[^.!?]{0,40}\b[Tt]he )(\d{1,3})([A-Z])(?![\w-]| (?:${CURRENT})\b)` +
        String.raw`|(?<=\b(?:[Tt]ake|[Cc]atch|[Bb]oard|[Rr]ide) the )(\d{1,3})([A-Z])(?![\w-]| (?:${CURRENT})\b)`,
      "g",
    ),
    (_, a, b, c, d, e, f) => `${cardinal(a ?? c ?? e ?? "")} ${b ?? d ?? f}`,
  ],
  // A number that a message is sent to.
  [/(?<=\b[Tt]ext (?:[A-Z]+ to )?)\d{5,6}(?![\d,.-]\d|\d| [a-z]+s\b)/g, spellDigits],
  // A telephone inside a house or firm; a building is extended as well.
  [
    new RegExp(
      String.raw`\b(?:[Ee]xt(?:\.|(?=:| ?\d))|(?<=\b(?:[Dd]ial|[Cc]all|[Rr]ing|[Tt]ry|[Aa]t|[Oo]n|[Rr]each|\d{4},?) )[Ee]xtension(?= ?\d)|[Ee]xtension(?= n))` +
        String.raw`((?: number| no\.)?(?: is| was|:)?) ?(\d{3,5})(?!-)${NO_CODE}`,
      "g",
    ),
    (_, between = "", digits = "") => `extension${between} ${spellDigits(digits)}`,
  ],
  [
    /(?<=\b(?:[Mm]y|[Yy]our|[Hh]is|[Hh]er|[Tt]heir|[Oo]ur|[Pp]hone|[Oo]ffice|[Dd]esk) extension(?: is| was|:) )(?!(?:19|20)\d\d(?!\d))\d{3,5}(?=[.,;)](?!\d)|$)/g,
    spellDigits,
  ],
  // Four figures behind the letters of an airline.
  [
    /(?<=\b[Ff]lights? (?:(?:[A-Z]{2}|[A-Z]\d|\d[A-Z]) ?\d{2,4}(?:,? (?:and|or) |, )){0,3}(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])) ?\d{4}(?![\d,.-]*\d)/g,
    (digits) => ` ${spellDigits(digits.trim())}`,
  ],
  [
    /(?<=(?<![A-Za-z\d.-])(?!US|UK|EU|UN)[A-Z]{2})(?! (?:19|20)\d\d) ?\d{4}(?= flight\b)/g,
    (digits) => ` ${spellDigits(digits.trim())}`,
  ],
];
