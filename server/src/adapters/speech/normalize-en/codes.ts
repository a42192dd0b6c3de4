import type { Rewrite } from "../rewrite.ts";
import { spellDigits } from "./number-words.ts";

/** Codes that people type in. */
const CODE = [
  "access|door|entry|gate|security|verification|confirmation|activation|booking|promo|promotional|discount|voucher|coupon|zip|ZIP|area|alarm",
  "lock|safe|sort|backup|unlock|login|authentication|one-time|invite|invitation|referral|locker|key|reservation|meeting|dial(?:l)?ing|country|PIN|SMS|pass|recovery",
].join("|");
const NO_CODE = String.raw`(?![\d,.:/-]*\d| ?(?:%|percent|times|people|lines|days|hours|minutes|meters|metres|feet|miles|of)\b)`;

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
  // A telephone inside a house or firm.
  [
    new RegExp(
      String.raw`\b[Ee]xt(?:\.|ension)?((?: number| no\.)?(?: is| was|:)?) ?(\d{3,5})(?!-)${NO_CODE}`,
      "g",
    ),
    (_, between = "", digits = "") => `extension${between} ${spellDigits(digits)}`,
  ],
  // Four figures behind the letters of an airline.
  [
    /(?<=\b[Ff]lights? (?:(?:[A-Z]{2}|[A-Z]\d|\d[A-Z]) ?\d{2,4}(?:,? (?:and|or) |, )){0,3}(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])) ?\d{4}(?![\d,.-]*\d)/g,
    (digits) => ` ${spellDigits(digits.trim())}`,
  ],
  [/(?<=(?<![A-Za-z\d.-])[A-Z]{2}) ?\d{4}(?= flight\b)/g, (digits) => ` ${spellDigits(digits.trim())}`],
];
