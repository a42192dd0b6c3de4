import { asks } from "./stands.ts";

const SHORT_ANSWER =
  /^(?:yes|no|not (?:yet|really|at all|always|necessarily)|never|always|of course(?: not)?|absolutely)[.!]$/i;

/** "Do they share it? No. They are apart.": by itself the answer is no sentence, and without it the next one says less. */
export function withShortAnswers(sentences: readonly string[]): string[] {
  const joined: string[] = [];
  let answer = "";
  for (const sentence of sentences) {
    if (answer === "" && SHORT_ANSWER.test(sentence) && asks(joined.at(-1) ?? "")) answer = sentence;
    else {
      joined.push(answer ? `${answer} ${sentence}` : sentence);
      answer = "";
    }
  }
  if (answer) joined.push(`${joined.pop()} ${answer}`);
  return joined;
}
