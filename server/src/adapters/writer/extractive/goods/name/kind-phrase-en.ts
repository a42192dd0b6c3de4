import { isFragment } from "#kernel/critic/fragment";
import type { Page } from "#kernel/page";
import { splitScript } from "#kernel/text/sentences";
import { GOODS_NOUNS } from "../../kinds/goods-nouns-en.ts";
import { holdsKind } from "../../kinds/kind-nouns-en.ts";
import { isOfGoodsOnly } from "../../kinds/kind-said-en.ts";
import { FINITE, wordsOf } from "../../text/sentences/finite-verbs.ts";
import { withAnArticle } from "../../text/sentences/noun-phrase.ts";
import { nounOf } from "./named-again.ts";

const PHRASE = new RegExp(
  String.raw`^(?:An?|The|Our) ((?:\p{Ll}[\p{Ll}-]*,? ){0,4}?(?:${GOODS_NOUNS}))(?=[.,:;–—]|\s(?:you|your|that|which|for|with|without|made|built|designed|to)\b)`,
  "u",
);
const PRAISE =
  /^(?:(?:only|first|last|best|perfect|ultimate|finest|new|original|favou?rite|whole|same|other|next|right|wrong|kind|sort|type)\b,? ?)+/u;
const FIRST_LINES = 3;

/**
 * "a tide clock", where a page sums up a thing whose name says no kind, or begins to tell of it, by a phrase of that
 * kind: "A tide clock you can read from the other side of the kitchen."
 */
export function kindInPhrase(name: string, page: Page): string | null {
  if (holdsKind(name) || nounOf(name, page)) return null;
  const lines = page.blocks.filter(({ kind }) => kind !== "heading").slice(0, FIRST_LINES);
  for (const text of [...lines.map((block) => block.text), page.summary ?? ""]) {
    const first = splitScript(text)[0]?.text ?? "";
    const phrase = PHRASE.exec(first)?.[1] ?? "";
    const kind = phrase.replace(PRAISE, "");
    const noun = kind.split(" ").at(-1) ?? "";
    if (kind && isOfGoodsOnly(kind, noun) && !isSentence(first)) return withAnArticle(kind);
  }
  return null;
}

const CLAUSE = / (?:you|that|which) /u;
/** Behind "you can" or "that is" stands one verb: with a second one it is a sentence. */
const isSentence = (text: string) =>
  CLAUSE.test(text)
    ? wordsOf(text).filter((word) => FINITE.test(word)).length > 1 || !/[.]$/u.test(text)
    : !isFragment(text, "en");
