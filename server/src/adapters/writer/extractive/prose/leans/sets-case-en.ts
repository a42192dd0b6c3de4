import { forbidsInEnglish } from "../warnings-en.ts";

/** "For example, maybe you want to count stitches.": a case is set up, and nothing comes of it yet. */
const SETS_CASE = new RegExp(
  [
    "^(?:for (?:example|instance),? )?(?:(?:maybe|perhaps)(?=,? (?:you|we|your|there)\\b)|let[’']s (?:say|imagine|suppose|assume)",
    String.raw`say,? (?:that )?(?:you|we|your|there)\b|suppose|imagine (?:that |a |an |you )`,
    "assume that|consider (?:the following|this|an? ))",
  ].join("|"),
  "i",
);
const OUTCOME = /[;:—–]|, (?:and|but|so|then|you|we|it|they|this|that|which|the|an?)\b/i;
export const setsCase = (text: string): boolean => {
  const [begin = ""] = SETS_CASE.exec(text) ?? [];
  return (
    begin !== "" &&
    !forbidsInEnglish(text) &&
    !/\?["”]?$/.test(text) &&
    !OUTCOME.test(text.slice(begin.length))
  );
};
