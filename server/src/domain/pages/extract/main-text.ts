import type { Block } from "#kernel/page";
import { withoutNoteMarks } from "#kernel/text/note-marks";
import { isBoilerplate } from "../html/boilerplate.ts";
import type { Documentish } from "../html/dom.ts";
import { withAccepted } from "./accepted-answer.ts";
import { withAskedMarked } from "./asked-lines.ts";
import { withoutAuthors } from "./author-boxes.ts";
import { isBareFrame } from "./bare-frame.ts";
import { firstJudgement, secondJudgement } from "./block-model.ts";
import { blocksOf, type RawBlock } from "./blocks.ts";
import { type Libraries, longerOf } from "./candidates.ts";
import { likeliest, spokenUnits, weighedDoubts } from "./choose.ts";
import { withoutContentsList } from "./contents-list.ts";
import { withCustomersMarked } from "./customers-words.ts";
import { withTerms } from "./definition-lists.ts";
import { featuresOf, type KnownOfPage } from "./features.ts";
import { withPosts } from "./forum-posts.ts";
import { fromHeading, withoutFront } from "./front-matter.ts";
import { withCall } from "./kept-call.ts";
import { withIngredientsHeaded } from "./kept-ingredients.ts";
import { withPanels } from "./kept-panels.ts";
import { withPlan } from "./kept-plan.ts";
import { withPlanPrices } from "./kept-plan-prices.ts";
import { withPriceLists } from "./kept-price-lists.ts";
import { withReviewsHeaded } from "./kept-reviews.ts";
import { withTables } from "./kept-sections.ts";
import { withSpecs } from "./kept-specs.ts";
import { withAnswersKept } from "./kept-voices.ts";
import { ofLines } from "./line-lists.ts";
import { withoutMarkedLinks } from "./marked-links.ts";
import { memberOf } from "./member-of.ts";
import { neighbourFeatures } from "./neighbours.ts";
import { pageBlocks } from "./page-blocks.ts";
import { withoutCards } from "./post-cards.ts";
import { withCreators } from "./post-creators.ts";
import { withWriters } from "./post-writers.ts";
import { withPriceCards } from "./price-cards.ts";
import { withSigners } from "./signed-posts.ts";
import { smoothed } from "./smooth.ts";
import { surelyDescribed } from "./surely-described.ts";
import { withTold } from "./told-headings.ts";

/** The main text, as each block's own look and what stands around it tell; `declared` is what the page says that it is. */
export function mainText(
  document: Documentish,
  libraries: Libraries,
  {
    accepted = null,
    reviews = [],
    ...context
  }: KnownOfPage & { accepted?: string | null; reviews?: string[] },
): Block[] {
  const { declared } = context;
  const { chosen, all } = judged(document, libraries, context);
  // The libraries also read what a tree keeps from its readers (noscript); what was judged stays out.
  const isJudged = memberOf(all);
  const found =
    chosen.length > 0
      ? fromHeading(chosen, { all, document })
      : longerOf(libraries).filter((block) => !isJudged(block));
  const voiced = withCustomersMarked(found, reviews);
  const posted =
    declared === "product"
      ? voiced
      : withCreators(withWriters(withSigners(withAccepted(withPosts(voiced, all), accepted), all)));
  const lines = withTerms(withoutFront(withoutRepetition(withoutContentsList(posted))), declared).flatMap(
    ofLines,
  );
  return withAskedMarked(withTold(withoutAuthors(withoutCards(withoutMarkedLinks(lines))))).map(
    ({ linkShare: _, within: __, lines: ___, heads: ____, isBelowGap: _____, ...block }) => ({
      ...block,
      text: withoutNoteMarks(block.text),
    }),
  );
}

/** A page of more blocks is a list of everything: each of them costs as much as a line of text does. */
const MOST_BLOCKS = 6_000;

function judged(document: Documentish, libraries: Libraries, context: KnownOfPage) {
  const { declared } = context;
  const all = pageBlocks(document);
  if (all.length > MOST_BLOCKS) return { all, chosen: blocksOf(document.body, { skip: isBoilerplate }) };
  const { weighed, table } = featuresOf(document, all, libraries, context);
  if (isBareFrame(weighed)) return { all, chosen: [] };
  const around = neighbourFeatures(weighed, firstJudgement(table));
  const likely = likeliest(
    weighedDoubts(
      surelyDescribed(table, smoothed(weighed, secondJudgement(table, around)), declared === "product"),
      declared === "product",
    ),
    all.map(({ text }) => spokenUnits(text)),
  );
  const told = withReviewsHeaded(weighed, withPanels(weighed, likely));
  const listed = withIngredientsHeaded(all, withTables(all, withSpecs(all, told, declared), declared));
  const planned = withPlanPrices(all, withPlan(all, withPriceLists(all, listed, declared)), declared);
  const kept = withCall(all, withAnswersKept(all, planned));
  return { all, chosen: withPriceCards(all, kept, declared) };
}

/** Sites print the same words for phone and desktop; a reader hears them once. */
function withoutRepetition(blocks: RawBlock[]): RawBlock[] {
  const seen = new Set<string>();
  return blocks.filter(({ text }) => text.length < 20 || (!seen.has(text) && seen.add(text)));
}
