const PAIRS =
  "(?:sides|ends|hands|feet|eyes|ears|arms|legs|knees|ways|directions|parents|parties|sexes|genders|halves|hemispheres|poles|banks|chambers|houses|teams)\\b";
const EN_DOES = String.raw`is|are|was|were|has|had|have|can|will|do|does|did|\p{L}+ed|went|came|uses?|needs?`;
/** One of several that were told before: "A second went to Rome", "Not all do", "Several ship in the box", "So is oak". */
const EN_COUNTED = new RegExp(
  [
    String.raw`^(?:only )?(?:(?:an?|the) )?(?:second|third|fourth|first|last|other|others|latter|former|rest) (?:${EN_DOES}|stayed|got|took|gave|made|left|kept|says?)\b`,
    String.raw`^(?:one|some|neither|both|half|most|several|many|few|none|all) (?:of (?:them|these|those)|${EN_DOES}|ship)\b`,
    String.raw`^the (?:most|least) \p{L}+ (?:is|are|was|were)\b`,
    String.raw`^not (?:all|every)\b`,
    String.raw`^so (?:is|are|do|does|did|was|were)\b`,
    String.raw`^(?:double|twice|half|above|below) that\b`,
    String.raw`^one (?:\p{L}+ )?exception\b`,
    // "On the day itself I ask for half.": the day of what, was said before.
    String.raw`^(?:on|by|for|until) the (?:day|night|morning|evening|date) itself\b`,
    String.raw`^(?:\S+ ){1,3}(?:do|does|did|don[’']t|doesn[’']t|didn[’']t|are|is)\.$`,
    String.raw`\b(?:these|those|such) things\b`,
    String.raw`\bas well\.$`,
    String.raw`\bthe (?:first|last|other|next|second|latter|former|old|new) ones?\b`,
    // "It claims to settle both objections.": which two, was said before. Of some there are always two.
    String.raw`^(?:(?!\b(?:and|or|two|twin)\b).)*\bboth (?!${PAIRS})\p{Ll}+s[.!]$`,
    // "We ask you to do this", "about that ten to eight": what, was said before.
    String.raw`^[^,;:]{0,60}\b(?:do|does|did|done|doing) (?:this|that|so)\b(?![-:])`,
    String.raw`^(?:\S+ ){0,5}(?:about|of|for|with|at|by) that (?!kind\b|sort\b|type\b|(?:I|you|we|they|he|she|it|the|an?|is|was|which|who|my|your|our|there)\b)\p{Ll}+\b`,
    // "Counting back from the frost, that means July."
    String.raw`^\p{L}+ing\b[^.;]*, (?:that|this) (?:means|leaves|gives|makes|puts|is)\b`,
    String.raw`^not (?:which|what|who|how|whether|because|if)\b`,
    // "For many of us that look is no happy one."
    String.raw`^(?:(?:for|in|to|with|at|on|of) (?:\p{L}+ ){1,4})?that \p{Ll}+ (?:is|was|has|had)\b`,
  ].join("|"),
  "iu",
);

const SAYS = "(?:said|says|told|added|explained|wrote|recalled|noted|argued|warned|continued|asked|insisted)";
/** '…," he told the meeting.', "…, she said.": of whom nobody has heard. */
const SAID_BY = new RegExp(
  String.raw`(?:[,?!]["”’]|,) (?:he|she|they) ${SAYS}\b(?=[^“”",]{0,40}[.!]$|[^“”"]{0,40}[.,] ["“])`,
  "u",
);
const PERSON = /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u;
const isSaidByUnnamed = (text: string) => {
  const { index } = SAID_BY.exec(text) ?? {};
  return index !== undefined && !PERSON.test(text.slice(0, index).replace(/[“"][^“”"]*/gu, ""));
};

/** Whether an English sentence speaks of one of several, or of one who speaks, that were named before. */
export const leansOnOthers = (text: string): boolean => EN_COUNTED.test(text) || isSaidByUnnamed(text);

/** "He had never decided." */
const OF_SOMEBODY = /^(?:he|she|his|her)\b/i;
const SOMEBODY = new RegExp(
  [
    String.raw`\b(?:he|she|his|her|who|somebody|someone|man|woman|boy|girl|child|person|neighbou?r|friend`,
    "|colleague|father|mother|brother|sister|son|daughter|husband|wife|uncle|aunt",
    String.raw`|\p{L}{3,}(?:er|or|ist|ian|man|woman))\b`,
  ].join(""),
  "iu",
);
const NAME = /(?<!^)(?<![.!?]["”]? )\b\p{Lu}\p{Ll}+/u;

/** Whether the next sentence speaks of somebody of whom this one says nothing: whoever begins here hears of a stranger. */
export const isBeforeStranger = (text: string, next: string): boolean =>
  OF_SOMEBODY.test(next) &&
  !SOMEBODY.test(text) &&
  !NAME.test(text) &&
  !/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u.test(text);
