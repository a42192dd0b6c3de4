import type { Page } from "#kernel/page";
import type { Draft } from "../draft.ts";
import { type Stated, tiedTo } from "./stated.ts";

const RETURNS = [
  /\b(\d{1,3})[ -]day (?:online |free |easy |hassle-free |no-quibble )*(?:returns?|return (?:policy|window|period))\b/i,
  /\b(?:returns?|returned|send (?:it|them) back)\b[^.!?$£€]{0,60}\bwithin (\d{1,3}) days\b/i,
  /\bwithin (\d{1,3}) days\b[^.!?$£€]{0,40}\b(?:returns?|refund)\b/i,
  /\b(\d{1,3}) days to (?:return|send back)\b/i,
];
/** Broken things, members of a club and goods that are brought to a shop have rules of their own. */
const OF_SOME = new RegExp(
  [
    String.raw`\b(?:members?|defect\w*|fault\w*|damaged|wrong|unless|except|sealed|holiday|gift|cancel\w*`,
    String.raw`|eligible|selected|subject to|(?:in|to)[ -](?:(?:a|any|our|the|your) )?(?:stores?|shops?))\b`,
  ].join(""),
  "i",
);

/** "Returns are processed within 5 days": so long takes what the shop does. */
const OF_SHOP =
  /\b(?:process\w*|issued?|credit\w*|refunded|receiv\w*|arriv\w*|business days|working days)\b/i;

const IS_OF_RETURNS = /\b(?:returns?|returned|refund|send (?:it|them) back)\b/i;
const PERIOD = /\b(\d{1,3})[ -]?(days?|weeks?|months?)\b/gi;
const periodsIn = (text: string): string[] =>
  [...text.matchAll(PERIOD)].map(([, number = "", unit = ""]) =>
    `${number} ${unit.replace(/s$/i, "")}`.toLowerCase(),
  );

/** For how long the thing can be sent back, where all that the page says of returns has one period. */
export function returnsTold({ facts }: Pick<Page, "facts">, stated: readonly Stated[]): Draft | null {
  const ofReturns = stated.filter(({ text }) => IS_OF_RETURNS.test(text) && !OF_SHOP.test(text));
  const found = ofReturns.flatMap(({ text, at }) => {
    const days = RETURNS.flatMap((pattern) => pattern.exec(text)?.[1] ?? [])[0];
    return days ? [{ days, at, isOfSome: OF_SOME.test(text) }] : [];
  });
  const [first] = found;
  if (!first || found.some(({ isOfSome }) => isOfSome)) return null;
  const rows = facts.filter(({ kind, label }) => kind === "specification" && IS_OF_RETURNS.test(label ?? ""));
  const texts = [...ofReturns.map(({ text }) => text), ...rows.map(({ value }) => value)];
  const isOne = texts.flatMap(periodsIn).every((period) => period === `${first.days} day`);
  return isOne ? tiedTo(`It can be returned within ${first.days} days.`, first.at) : null;
}
