import type { Page } from "#kernel/page";
import { contentTerms } from "#kernel/text/content-terms";
import { calls, setsScene, warmsUp } from "../../merits-en.ts";
import { speaksAsHouse } from "../../text/persons/third-person.ts";
import { isOfAdvice } from "../advice.ts";
import { isNewsReport } from "./news-report-en.ts";
import { isOfTakeaways, type Passage } from "./passages.ts";
import { sceneBlocksIn } from "./scenes-en.ts";

/** By its place in the text's beginning, or in that of a section, a sentence is worth so much more a second. */
const OF_LEAD = [1.3, 1.1, 0.8, 0.5];
const OF_SECTION = [0.9, 0.8, 0.6];
/** The page has said itself what matters. */
const OF_TAKEAWAYS = 1.6;
/** The rest of a page is understood by its first parts. */
const EARLY = 0.4;
/** Of a report what stands first matters most, and each passage so much less. */
const FIRST = 1.6;
const FADES = 5;
/** The result of a match, wherever its report has it. */
const OF_RESULT = 2.5;
/** Behind the beginning of its section. */
const FURTHER = -0.4;
/** "At Tarn Looms, we keep our finger on the pulse of weaving." */
const OF_HOUSE = -0.8;
/** So many sentences of the lead make the claim of the whole, whoever it is about. */
const MAIN = 2;
/** A sentence that only leads up to its matter. */
const WARM_UP = -1.5;

/** "How can I pay?": a question on something else than the title names is beside its subject. */
const SIDE = -0.6;
const ASKS = /\?\s*$/;
const isSideQuestion = (heading: string, title: string) => {
  if (!ASKS.test(heading) || /\?|\bfaqs?\b|\bquestions\b/i.test(title)) return false;
  const promised = contentTerms(title, "en");
  return ![...contentTerms(heading, "en")].some((term) => promised.has(term));
};

/** The worth that the sentences of each English passage have by their places: a digest tells beginnings. */
export function placeWorthOf(passages: readonly Passage[], lead: number, page: Page): number[][] {
  const { language, blocks, author, publishedAt } = page;
  const ofAdvice = isOfAdvice(page);
  // An author who writes for a house tells of it between the lines.
  const isSigned = author !== null || publishedAt !== null;
  const isNews = isNewsReport(page);
  const scenes = sceneBlocksIn(passages.flatMap(({ lines }) => lines));
  const headings = blocks.filter(({ kind }) => kind === "heading");
  const isOfQuestions = 2 * headings.filter(({ text }) => ASKS.test(text)).length > headings.length;
  const result = passages.findIndex(({ isResult }) => isResult);
  let told = 0;
  let section = -2;
  return passages.map(({ lines, isResult }, index) => {
    if (language !== "en") return lines.map(() => 0);
    return lines.map((line, at) => {
      if (line.section !== section && !isNews) told = 0;
      section = line.section;
      if (line.isTold) return 0;
      if (isOfTakeaways(line, blocks)) return OF_TAKEAWAYS;
      if (!isOfQuestions && isSideQuestion(blocks[line.section]?.text ?? "", page.title)) return SIDE;
      if (isResult && at === 0) return OF_RESULT;
      // A report leads up to who won.
      if (index < result) return WARM_UP;
      const isLead = index === Math.max(0, lead);
      const text = line.sentences.join(" ");
      // Whom one trusted, and what nobody had seen, is a report's matter.
      if (!isNews && (scenes.has(line.blockIndex) || (isLead ? setsScene(text) : warmsUp(text))))
        return WARM_UP;
      if (calls(text) && !ofAdvice) return FURTHER;
      const all = isLead ? OF_LEAD : OF_SECTION;
      const place = isLead ? at : told;
      told += 1;
      const early = isNews ? FIRST * Math.exp(-index / FADES) : EARLY * (1 - index / passages.length);
      const own = early + (line.kind === "list_item" ? (ofAdvice ? 0 : FURTHER) : (all[place] ?? FURTHER));
      return isSigned && !(isLead && at < MAIN) && speaksAsHouse(text) ? own + OF_HOUSE : own;
    });
  });
}
