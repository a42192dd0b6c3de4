import type { Mention } from "./mentions.ts";
import { isMoney, type Value } from "./values.ts";

/** That of which a number may be: a side of a thing, its weight, or a term of its sale. */
export type NumberTopic = keyof typeof TOPICS;

const isLength = (value: Value) => hasUnit(value, "m", "in", "ft");
const isPeriod = (value: Value) => hasUnit(value, "day", "month", "s");
const hasUnit = (value: Value, ...units: string[]) => value.kind === "amount" && units.includes(value.unit);

/** "W 14.5 × D 22 cm", 「口径 約8.5cm／高さ 約9cm」: a side stands next to its number. */
const NEAR = [10, 8] as const;
const WIDE = [45, 14] as const;

interface Reading {
  /** The values that may be of it. */
  may: (value: Value) => boolean;
  /** A line of the page that has this speaks of it. */
  page: RegExp;
  /** The label of a row that is of nothing else: 「高さ」, and not 「座面の高さ」. */
  label?: RegExp;
  /** Lines that give all sides at once may say it, too. */
  sizes?: true;
  /** So many letters before and behind a number of the page tell it. */
  reach?: readonly [before: number, behind: number];
  /** Words of a sentence right before its number. */
  before?: RegExp;
  /** Words of a sentence right behind its number. */
  behind?: RegExp;
  /** Words anywhere in the clause of its number. */
  clause?: RegExp;
}

/** Lines that give all sides, in an order of their own: they say a side where no words of its own do. */
const SIZES =
  /サイズ|寸法|大きさ|外寸|\b(?:size|sizes|dimensions?|measures?|measurements?)\b|[\d.]\s?(?:cm|mm|in|["”″])?\s?[x×*＊]\s?[\d.]|\d\s?(?:cm|mm|㎝)?\s?(?:by|かける)\s?\d/iu;
const side = (ja: string, en: string, letters: string): Reading => ({
  may: isLength,
  page: new RegExp(`${ja}|\\b(?:${en})\\b|(?<![A-Za-z])(?:${letters})(?![A-Za-z])`, "iu"),
  sizes: true,
  reach: NEAR,
  label: new RegExp(`^(?:商品|本体)?(?:の)?(?:${ja})$|^(?:overall |total |product |item )?(?:${en})$`, "iu"),
  before: new RegExp(`(?:${ja})(?:は|が)?\\s?約?$`, "u"),
  behind: new RegExp(`^\\s(?:${en}|in (?:${en}))\\b`, "i"),
});

const TOPICS = {
  width: side("幅|横", "wide|width|across", "W"),
  depth: side("奥行き?", "deep|depth", "D"),
  height: side("高さ|丈", "high|tall|height", "H"),
  length: side("長さ|全長", "long|length", "L"),
  thickness: side("板?厚(?:さ|み)?", "thick|thickness", "T"),
  weight: {
    may: (value) => hasUnit(value, "g", "キロ", "lb", "oz", "pound"),
    page: /重さ|重量|質量|\b(?:weighs?|weight|weighing)\b/iu,
    label: /^(?:商品|本体)?(?:の)?(?:重さ|重量|質量)$|^(?:item |product |net )?weight$/iu,
    before: /(?:重さ|重量)は?\s?約?$|\bweighs (?:about |only |just )?$|\bweight (?:is|of) (?:about )?$/iu,
  },
  memory: {
    may: (value) => hasUnit(value, "B"),
    page: /\b(?:memory|RAM)\b|メモリ/iu,
    behind: /^ (?:of )?(?:memory|RAM)\b/i,
    before: /メモリー?(?:は|が)?$/u,
    reach: NEAR,
  },
  storage: {
    may: (value) => hasUnit(value, "B"),
    page: /\b(?:storage|space|SSD|disk)\b|ストレージ|空き容量/iu,
    behind: /^ (?:of )?(?:free |available )?(?:storage|space|SSD)\b/i,
    before: /(?:ストレージ|空き容量)(?:は|が)?$/u,
    reach: NEAR,
  },
  /** The sum from which on nothing is asked for the delivery. */
  freeSending: {
    may: isMoney,
    page: /(?:円|\d)(?:[（(]税込[)）])?\s?以上|\b(?:over|above|least|more than)\s(?:US|CA|AU)?\p{Sc}?\s?\d|\d\+|\bor more\b/iu,
    reach: [12, 8],
    behind: /^\s?以上(?:[^、。]{0,8}、?)?(?:送料)?(?:は|が)?(?:無料|かか[りら]|いただ|サービス)/u,
    before: /\b(?:free|delivery|shipping|orders?)\b[^.;]*\b(?:over|above|more than|at least) $/i,
  },
  sending: {
    may: isMoney,
    page: /送料|配送料|\b(?:shipping|delivery|postage|shipping)\b/iu,
    clause:
      /送料(?![をもはが]?(?:[含込]|かから|無料|不要))|配送料|以上[^、。]{0,8}無料$|\b(?:shipping|delivery|postage)\b/iu,
  },
  dispatch: {
    may: isPeriod,
    page: /お届け|届き|発送|出荷|お取り?寄せ|納期|引き?渡し|お渡し|\b(?:dispatch(?:ed|es)?|ships?|shipped|delivery|delivered|delivers?|shipping|arrives?)\b/iu,
    clause:
      /お届け|発送|出荷|取り?寄せ|\b(?:dispatch(?:ed|es)?|ships?|shipped|delivery|delivered|delivers|arrives?)\b/iu,
  },
  left: {
    may: (value) => value.kind === "amount" && !isMoney(value),
    page: /残り|あと\s?約?\d|\b(?:left|remaining)\b|\bonly \d/iu,
    reach: [6, 10],
    before: /残り(?:は|が)?(?:あと)?約?$/u,
    behind: /^ (?:are |is )?(?:left|remaining)\b/i,
  },
  returns: {
    may: isPeriod,
    page: /返品|返金|交換|\b(?:returns?|returned|refund(?:s|ed)?|send (?:it|them) back|money[- ]back)\b/iu,
    clause: /返品|返金|\b(?:returns?|returned|refund(?:s|ed)?)\b/iu,
  },
  guarantee: {
    may: isPeriod,
    page: /保証|\b(?:guarantees?d?|warrant(?:y|ies))\b/iu,
    reach: [45, 28],
    clause: /保証|\b(?:guarantees?d?|warrant(?:y|ies))\b/iu,
  },
  walk: {
    may: (value) => hasUnit(value, "s"),
    page: /徒歩|歩いて|\bwalk(?:ing)?\b/iu,
    before: /(?:徒歩|歩いて)約?$/u,
  },
} as const satisfies Record<string, Reading>;

const READINGS = Object.entries(TOPICS) as [NumberTopic, Reading][];

/** That of which a number of the page's line may be, by the words beside it. */
export function topicsNear(line: string, { index, text }: Mention, above = ""): NumberTopic[] {
  const lead = line.slice(Math.max(0, index - FARTHEST), index).replace(IN_OTHER_UNIT, "");
  const topics = READINGS.filter(([, { page, reach: [before, behind] = WIDE }]) => {
    const [end = ""] = /^[^／/、,;]*/.exec(line.slice(index + text.length)) ?? [];
    return page.test(`${above}\n${lead.slice(-before)}${text}${end.slice(0, behind)}`);
  }).map(([topic]) => topic);
  // The sum from which on a delivery is free is not what one costs.
  return topics.includes("freeSending") ? topics.filter((topic) => topic !== "sending") : topics;
}

/** Nothing further from a number tells what it is of. */
const FARTHEST = 80;
/** "Cord length: 27.6 inches / 70 cm" */
const IN_OTHER_UNIT = /\d[\d.,]*\s?[\p{L}"″]{1,6}\.?\s?[/(（=]\s?$/u;

/** The sides that a line of all sizes may say. */
export const sidesIn = (line: string): NumberTopic[] =>
  SIZES.test(line) ? READINGS.filter(([, { sizes }]) => sizes).map(([topic]) => topic) : [];

/** That of which a row is, by its label alone. */
export const topicOfLabel = (label: string): NumberTopic | null =>
  READINGS.find(([, reading]) => reading.label?.test(label.trim()))?.[0] ?? null;

const OF_PERSON = /モデル|身長|着用|\b(?:models?|wom[ae]n|m[ae]n|person|who|wearer)\b/i;

/** That of which a number of a sentence is, by the words since the number before it and to the end of its clause. */
export function topicBeside(
  sentence: string,
  mention: Mention,
  mentions: readonly Mention[],
): NumberTopic | null {
  const { index, text, value } = mention;
  const [before, behind] = [sentence.slice(0, index), sentence.slice(index + text.length)];
  // The height of one who wears a thing is not its own.
  if (OF_PERSON.test(before.slice(startOf(mention, mentions)))) return null;
  const end = /[、。]|[,;.](?:\s|$)/.exec(behind)?.index ?? behind.length;
  const clause = before.slice(startOf(mention, mentions)) + text + behind.slice(0, end);
  const found = READINGS.find(
    ([, reading]) =>
      reading.may(value) &&
      (reading.before?.test(before) ||
        (!isOfPart(before) && reading.behind?.test(behind)) ||
        reading.clause?.test(clause)),
  );
  return found?.[0] ?? null;
}

/** "A cable six metres long": the noun right before a number is that of which it is. */
const isOfPart = (before: string) => /\p{Ll}\s$/u.test(before) && !OF_WHOLE.test(before);
const OF_WHOLE =
  /\b(?:is|are|was|were|be|measures?|measuring|stands?|standing|comes|runs|about|around|roughly|just|only|nearly|almost|over|under|and|or|by|at|to|of|from|with|it|than|but|long|wide|deep|high|tall|thick)\s$/i;

/** Where the number before one ends; both ends of a range have the words before it. */
function startOf({ index }: Mention, mentions: readonly Mention[]): number {
  let start = index;
  for (const before of mentions.filter((one) => one.index < index).toReversed()) {
    const end = before.index + before.text.length;
    if (start - end > RANGE) return end;
    start = before.index;
  }
  return 0;
}
/** "から", " to " */
const RANGE = 4;
