import type { Page } from "#kernel/page";
import { withoutList } from "#kernel/running-text";
import { withAnnouncedLists } from "./announced-lists.ts";
import { listed } from "./goods/lists/is-listing.ts";
import { withCaseHeads } from "./prose/frames/case-heads-en.ts";
import { withRunInHeads } from "./prose/frames/run-in-heads-en.ts";
import { withoutLinesAboveName } from "./prose/left-out/above-name-en.ts";
import { withoutCodeExamples } from "./prose/left-out/code-examples-en.ts";
import { withoutCorrections } from "./prose/left-out/corrections.ts";
import { withDenials } from "./prose/left-out/denials-en.ts";
import { withoutNumberedNotes } from "./prose/left-out/numbered-notes-en.ts";
import { withoutPictureWords } from "./prose/left-out/picture-words-ja.ts";
import { withoutPlaceholders } from "./prose/left-out/placeholders.ts";
import { withoutReadersPosts } from "./prose/left-out/readers-posts-en.ts";
import { withoutSellersAsides } from "./prose/left-out/sellers-asides-en.ts";
import { withoutSellersGreeting } from "./prose/left-out/sellers-greeting-en.ts";
import { withoutSocialPosts } from "./prose/left-out/social-posts.ts";
import { withoutSponsored } from "./prose/left-out/sponsored-en.ts";
import { withBoxedSummary } from "./prose/notices/boxed-en.ts";
import { withoutDatedNotices } from "./prose/notices/dated-notices-ja.ts";
import { withMainChanges } from "./prose/notices/main-changes-en.ts";
import { withAskedCases } from "./prose/steps/asked-cases-en.ts";
import { withCountedOrders } from "./prose/steps/counted-orders-ja.ts";
import { stepsOn } from "./prose/steps/deeds-en.ts";
import { withHeadedSteps } from "./prose/steps/headed-steps-ja.ts";
import { withSymptomsSaid } from "./prose/steps/symptoms-ja.ts";
import { withoutComments } from "./prose/threads/article-comments-en.ts";
import { withAnswersNamed, withThanksApart } from "./prose/threads/numbered-answers-ja.ts";
import { isThread } from "./prose/threads/threads.ts";
import { withInterview } from "./prose/voices/interviews-ja.ts";
import { withActRows, withLabelledAsRows } from "./rows/acts/acts-ja.ts";
import { withHeadedActs } from "./rows/acts/headed-acts-ja.ts";
import { asEvent, withPartsNamed } from "./rows/acts/part-rows-ja.ts";
import { withoutRowsOff } from "./rows/acts/rows-off-ja.ts";
import { withSpacedLabels } from "./rows/acts/spaced-labels-ja.ts";
import { withPriceRanges } from "./rows/fees/price-ranges-ja.ts";
import { withLabelsSaid } from "./rows/labels-said-ja.ts";
import { withoutContents } from "./rows/lists/contents-ja.ts";
import { withHeadedCases } from "./rows/lists/headed-cases-ja.ts";
import { withMarkedHeads } from "./rows/marked-heads-ja.ts";
import { withSchedulesInShort } from "./rows/tables/schedule-in-short-ja.ts";
import { withoutTableCaptions } from "./rows/tables/table-captions-ja.ts";
import { withEnglishRows } from "./rows/told-rows-en.ts";
import { withJapaneseRows } from "./rows/told-rows-ja.ts";
import { withWrittenRows } from "./rows/written-rows-ja.ts";
import { withTopic } from "./solved/topic.ts";

/** The page with its own matter alone, without what stands around it. */
export function matterOn(read: Page): Page {
  const own = withoutNumberedNotes(
    withoutSponsored(
      withTopic(
        withoutComments(
          withoutReadersPosts(
            withoutLinesAboveName(
              withoutSocialPosts(withoutSellersAsides(withoutSellersGreeting(withoutPlaceholders(read)))),
            ),
          ),
        ),
      ),
    ),
  );
  const headed = withLabelsSaid(withMarkedHeads(withCaseHeads(withRunInHeads(own))));
  const current = withDenials(withoutContents(withoutDatedNotices(withoutPictureWords(headed))));
  const whole = asEvent(withoutCorrections(current));
  return listed(whole).length > 0 ? whole : withoutList(whole);
}

/** Steps and cases below headings as sentences; the voices of a thread and the needs of a procedure have ways of their own. */
export function withStepsAndCases(whole: Page, seconds: number): Page {
  const stated = withMainChanges(
    withBoxedSummary(withAskedCases(withSymptomsSaid(withoutCodeExamples(whole)))),
  );
  const isInTurn = isThread(stated) || stepsOn(stated).length > 0;
  return isInTurn
    ? withCountedOrders(withAnswersNamed(withThanksApart(stated)))
    : withHeadedCases(withHeadedSteps(withEnglishRows(stated), seconds));
}

interface JoinedText {
  /** The text as it stands. */
  page: Page;
  /** The same with its rows and lists joined to sentences in their places. */
  joined: Page;
  /** Whether somebody is asked on it. */
  isAsked: boolean;
}

/** A text before and after its rows and lists are joined; in less time than some of them take, fewer are. */
export function joinedOn(whole: Page, seconds: number): JoinedText {
  const page = withoutTableCaptions(withoutRowsOff(whole));
  const plain = withLabelledAsRows(withSpacedLabels(page));
  const asked = withInterview(plain);
  const rows = withAnnouncedLists(asked);
  const named = withPartsNamed(
    withHeadedActs(withWrittenRows(withActRows(withJapaneseRows(rows), rows), rows)),
  );
  return {
    page,
    joined: withPriceRanges(withSchedulesInShort(named, rows, seconds), rows, seconds),
    isAsked: asked !== plain,
  };
}
