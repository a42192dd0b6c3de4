import type { Page } from "#kernel/page";
import type { Draft, Subject } from "../draft.ts";
import { asThePage } from "../text/persons/of-the-page-en.ts";
import { withHeadingsAsTopics } from "./frames/heading-as-topic-ja.ts";
import { withSignposts } from "./frames/signposts.ts";
import { withOpenersKept } from "./leans/openers-ja.ts";
import { plansTold } from "./notices/announced-plans-ja.ts";
import { withCountsKept } from "./points/announced-counts-ja.ts";
import { withChoicesNamed } from "./points/named-choices-ja.ts";
import { withStepsKept } from "./steps/announced-steps-ja.ts";
import { withFullNamesInEnglish } from "./voices/full-names-en.ts";
import { withFullNames } from "./voices/full-names-ja.ts";
import { withAnswersApart, withQuestionsAnnounced } from "./voices/questions-announced-ja.ts";
import { withVerdicts } from "./voices/reviews-ja.ts";
import { type Told, worded } from "./wording.ts";

/** Makes drafts of the paragraphs that were chosen, with all that they announce and with the headings that they need. */
export function finisher(
  page: Page,
  subject: Subject,
  isFit: (sentence: string) => boolean,
  isRoomy: boolean,
): (paragraphs: Told[][]) => Draft[][] {
  const kept = (some: Told[][]) =>
    page.language === "en"
      ? withFullNamesInEnglish(some, page)
      : withFullNames(withOpenersKept(withCountsKept(withStepsKept(some, page), page), page), page);
  const posts = (some: Told[][]) => {
    const headed = withHeadingsAsTopics(withAnswersApart(some, page), page, isFit);
    const named = withChoicesNamed(headed, page, isFit);
    return withQuestionsAnnounced(withSignposts(named, page, isFit, isRoomy), page, isFit);
  };
  const wordedFor = (paragraphs: Told[][]) =>
    worded(withVerdicts(posts(kept(paragraphs)), page, isFit).map(pageNamed), page);
  /** Where a paragraph begins, "this page" points at none that a listener has. */
  const pageNamed = (paragraph: Told[]) =>
    page.language === "en"
      ? paragraph.map((told, at) => (at === 0 ? { ...told, text: asThePage(told.text) } : told))
      : paragraph;
  const isNews = page.language === "ja" && subject.style === "news";
  return (paragraphs) => (isNews ? plansTold(wordedFor(paragraphs)) : wordedFor(paragraphs));
}
