import type { Page } from "#kernel/page";
import { splitScript } from "#kernel/text/sentences";
import type { Language } from "#kernel/vocabulary";
import { isMotto } from "../prose/torn-ja.ts";
import { thingsInARow } from "../text/sentences/things-in-a-row-ja.ts";
import { balanced } from "../text/signs/balanced.ts";
import { withoutLabel } from "../text/signs/labels.ts";
import { withoutDay } from "../text/signs/speakable.ts";
import { isUnspokenSection } from "../text/wording.ts";
import { partsOf } from "./inline-heads.ts";
import { withoutCatchPhrases } from "./left-out/slogan-en.ts";
import { lineOf } from "./line-of.ts";

/** The sentences of a block, each at its place below its head; nothing below a head that is not spoken. */
export function saidGroupsOf(text: string, page: Page) {
  const { language, type } = page;
  const told = (own: string) => {
    const sentences = withoutCatchPhrases(
      sentencesOf(withoutDay(lineOf(own, language, type)), language),
      page,
    );
    const isCalling =
      language === "ja" && type === "product" && sentences.length > 1 && isMotto(sentences[0] ?? "");
    return isCalling ? sentences.slice(1) : sentences;
  };
  return partsOf(text, language)
    .filter(({ head }) => head === null || !isUnspokenSection(head))
    .flatMap(({ head, text: own }) =>
      balanced(told(own)).map((group, position) => ({ position, head, group })),
    );
}

function sentencesOf(text: string, language: Language): string[] {
  const sentences = splitScript(text).map((sentence) => withoutLabel(sentence.text, language));
  return language === "ja" ? thingsInARow(sentences) : sentences;
}
