import { asks } from "../stands.ts";

const SHORT_ANSWER =
  /^(?:yes|no|not (?:yet|really|at all|always|necessarily)|never|always|of course(?: not)?|absolutely)[.!]$/i;

/** '"What for?" Daniel said.': who asked is no sentence without what was asked. */
const ASKED = "said|asks?|asked|says|cried|shouted|wrote|whispered|wondered";
const BY_WHOM = String.raw`he|she|I|we|they|(?:my|his|her|our|their|the) \p{Ll}+|\p{Lu}\p{L}+(?: \p{Lu}[\p{L}.]+){0,2}`;
const ASKER = new RegExp(
  String.raw`^(?:(?:${BY_WHOM}) (?:${ASKED}|demanded|exclaimed|called|replied)|(?:${ASKED}) \p{L}+)\b[^“”"]{0,60}[.!]$`,
  "u",
);
const IS_SAID = /[?!]["”’]$/;
const withAskers = (sentences: readonly string[]): string[] => {
  const joined: string[] = [];
  for (const sentence of sentences) {
    const before = joined.at(-1) ?? "";
    if (IS_SAID.test(before) && ASKER.test(sentence)) joined[joined.length - 1] = `${before} ${sentence}`;
    else joined.push(sentence);
  }
  return joined;
};

/** "Do they share it? No. They are apart.": by itself the answer is no sentence, and without it the next one says less. */
export function withShortAnswers(sentences: readonly string[]): string[] {
  const joined: string[] = [];
  let answer = "";
  for (const sentence of withAskers(sentences)) {
    if (answer === "" && SHORT_ANSWER.test(sentence) && asks(joined.at(-1) ?? "")) answer = sentence;
    else {
      joined.push(answer ? `${answer} ${sentence}` : sentence);
      answer = "";
    }
  }
  if (answer) joined.push(`${joined.pop()} ${answer}`);
  return joined;
}
