import { englishVerbs } from "#kernel/text/english-verbs";

/** "If you can’t bear wool you won’t get on with it.": behind a condition without a comma somebody else does something. */
export function hasMainClause(text: string): boolean {
  const [, head = ""] = MAIN_CLAUSE.exec(text) ?? [];
  const [before = "", last = ""] = head.toLowerCase().split(" ").slice(-2);
  if (!head || JOINS.test(last)) return false;
  // "If you think it is dear": the verb before has it for its object.
  return !englishVerbs.has(last) || OWNER.test(before);
}
const SAID =
  "(?:you|it|they|we|he|she)(?:[’'](?:ll|re|s|ve|d)| (?:\\p{L}+n[’']t|cannot|will|can|could|should|must|may|might|is|are|has|need|want|get))";
const THING_SAID =
  "(?:a|an|the|this|that) (?:[\\p{L}\\d-]+ ){1,2}(?:is|will|can|won[’']t|isn[’']t|can[’']t|has)";
const MAIN_CLAUSE = new RegExp(
  `^((?:If|When) (?:\\S+ ){2,}?[\\p{L}\\d’'-]+) (?:${SAID}|${THING_SAID}) `,
  "u",
);
const JOINS = new RegExp(
  [
    "^(?:that|which|who|where|when|what|how|why|whether|and|or|nor|but|than|as|if|because|so|since|until|before|after|while|unless",
    "to|of|in|on|at|by|for|from|with|into|onto|under|over|between|through|near|is|are|was|were|be|has|have|had)$",
  ].join("|"),
);
const OWNER = /^(?:your|my|our|his|her|its|their|the|an?)$/u;
