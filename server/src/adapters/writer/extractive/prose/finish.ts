import type { Page } from "#kernel/page";
import type { Draft, Subject } from "../draft.ts";
import { asThePage } from "../text/of-the-page-en.ts";
import { withCountsKept } from "./announced-counts-ja.ts";
import { plansTold } from "./announced-plans-ja.ts";
import { withStepsKept } from "./announced-steps-ja.ts";
import { withFullNames } from "./full-names-ja.ts";
import { withOpenersKept } from "./openers-ja.ts";
import { withAnswersApart, withQuestionsAnnounced } from "./questions-announced-ja.ts";
import { withVerdicts } from "./reviews-ja.ts";
import { withSignposts } from "./signposts.ts";
import { type Told, worded } from "./wording.ts";

/** Makes drafts of the paragraphs that were chosen, with all that they announce and with the headings that they need. */
export function finisher(
  page: Page,
  subject: Subject,
  isFit: (sentence: string) => boolean,
  isRoomy: boolean,
): (paragraphs: Told[][]) => Draft[][] {
  const kept = (some: Told[][]) =>
    withFullNames(withOpenersKept(withCountsKept(withStepsKept(some, page), page), page), page);
  const posts = (some: Told[][]) =>
    withQuestionsAnnounced(withSignposts(withAnswersApart(some, page), page, isFit, isRoomy), page, isFit);
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
