import { speaksAsOneself } from "../text/persons/speaks-as-oneself.ts";
import type { AskedAndAnswered } from "./interview.ts";

/** So many of the answers are somebody's own, and so many of the questions are put to that person. */
const MOSTLY = 0.7;
const PUT_TO = 0.5;
const FEWEST = 5;

const textOf = (parts: readonly { text: string }[]) => parts.map(({ text }) => text).join(" ");

/**
 * Whether a page's questions are put to one person who answers as "I", though nothing calls it an interview: a shop
 * or a manual that asks its own questions answers as "we" or as nobody.
 */
export function isTalkWithOne(exchanges: readonly AskedAndAnswered[]): boolean {
  const answered = exchanges.filter(({ answers }) =>
    speaksAsOneself(textOf(answers.flatMap(({ parts }) => parts))),
  );
  const put = exchanges.filter(({ question }) => /\byou(?:r|[’']\w+)?\b/iu.test(textOf(question)));
  return (
    exchanges.length >= FEWEST &&
    answered.length >= MOSTLY * exchanges.length &&
    put.length >= PUT_TO * exchanges.length
  );
}
