import { FINITE, isFiniteVerb, wordsOf } from "../text/sentences/finite-verbs.ts";

/** "A winter of fog and ferries, told by the boy who rang the bell.": what a book holds, and whose words those are. */
const TOLD =
  /^An? ([^:;?!.]{8,120}), (?:told|written|narrated|recorded|remembered|recounted|seen|drawn) (?:by|from|in|through|with|as) ([^:;?!.,]{4,100})\.$/u;

/** Such a phrase with its verb, "It is a winter of fog …"; null for other words. */
export function bookTold(text: string): string | null {
  const [, held = "", teller = ""] = TOLD.exec(text) ?? [];
  if (held === "" || !/ of /.test(held) || wordsOf(held).some((word) => FINITE.test(word))) return null;
  const verbs = wordsOf(teller).filter(
    (word, at, all) => isFiniteVerb(word) && !/^(?:who|that|which)$/.test(all[at - 1] ?? ""),
  );
  return verbs.length === 0 ? `It is a${text.slice(1)}` : null;
}
