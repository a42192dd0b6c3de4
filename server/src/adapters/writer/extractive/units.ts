import { isFragment } from "#kernel/critic/fragment";
import type { Block, Page } from "#kernel/page";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import type { Language } from "#kernel/vocabulary";
import { numberedPoints } from "./goods/description/in-number-en.ts";
import { leftOpenOn } from "./goods/description/left-open-ja.ts";
import { pointsAtGoods } from "./goods/description/points-at-goods.ts";
import { customersOn } from "./goods/voices/customers-en.ts";
import { isStoryOfOwnKin, tellsOfOwnKin } from "./goods/voices/own-kin-ja.ts";
import { quotedUntil } from "./goods/voices/quoted-maker-en.ts";
import { isQuotation, isSaying } from "./goods/voices/quoted-voices.ts";
import { isStrayVoice } from "./goods/voices/stray-voices-ja.ts";
import { isLeftToHouse, isPolicy, withoutOur } from "./goods/voices/without-our.ts";
import { isCourtesy } from "./merit-ja.ts";
import { isAside } from "./prose/left-out/unsaid-en.ts";
import { isCompletedBy } from "./prose/stands.ts";
import { needsListBelow } from "./rows/lists/lists-below-ja.ts";
import { questionsOn } from "./rows/questions-ja.ts";
import { sectionsOf } from "./sections.ts";
import { speakersOf } from "./subject.ts";
import { speaksAsOneself } from "./text/persons/speaks-as-oneself.ts";
import { groupInThirdPerson } from "./text/persons/third-person.ts";
import { withOwnGoods } from "./text/polite/without-humility-ja.ts";
import { standsInEnglish } from "./text/sentences/english-sentence.ts";
import { standsInJapanese } from "./text/sentences/japanese-sentence.ts";
import { isPlural } from "./text/sentences/noun-phrase.ts";
import { isOfUntold } from "./text/sentences/own-topic-ja.ts";
import { saysInShort } from "./text/sentences/short-sentence-en.ts";
import { lineAbove, withSubjectAbove } from "./text/sentences/subject-above-ja.ts";
import { isInLanguage } from "./text/signs/speakable.ts";
import { isChrome, isReview, isSeller } from "./text/wording.ts";
import { begunBy, completed } from "./units/completed.ts";
import { isOfCare, isOfUse } from "./units/inline-heads.ts";
import { leansIn, POINTS_AT_TITLE, pointsAtTopic } from "./units/leans-in.ts";
import { baitIn } from "./units/left-out/bait.ts";
import { ofSomeOnly } from "./units/left-out/of-some-only-ja.ts";
import { praisesAnother } from "./units/left-out/others.ts";
import { withoutPagePart } from "./units/left-out/page-parts-en.ts";
import { isBehindText, isFirstText, isFootnote, isSpokenToGoods } from "./units/left-out/set-apart-en.ts";
import { shopsListsIn } from "./units/left-out/shops-lists.ts";
import { isToldInRows } from "./units/left-out/told-in-rows-en.ts";
import { isUnsaidOfGoods } from "./units/left-out/unsaid-en.ts";
import { listsOf } from "./units/lists.ts";
import { isPersonal } from "./units/personal.ts";
import { saidGroupsOf } from "./units/said-groups.ts";
import { withWholeSteps } from "./units/whole-steps.ts";

/** Taken or left as a whole: a sentence, or those inside one pair of brackets. */
export interface Unit {
  sentences: string[];
  blockIndex: number;
  /** The heading it stands under; -1 before the first. */
  section: number;
  /** Whether it goes on from the unit before it: the rest of a paragraph is told only behind its beginning. */
  leans: boolean;
  /** The head of how the thing is used or kept, when it is the first to stand under it. */
  head: string | null;
  /** Whether a sentence before it in its paragraph cannot be said, and whether its own words point back to one. */
  isOrphan: boolean;
  pointsBack: boolean;
  /** Whether it is told in the order of the page, and keeps its ending; and is a heading, which begins what stands below. */
  isAsWritten?: boolean;
  isAsIs?: boolean;
  leadsOn?: boolean;
  seconds: number;
}

/** Material of a page for a script: its own sentences, and those of its customers. */
export interface Material {
  units: Unit[];
  reviews: Unit[];
}

const MAX_UNITS = 300;
const OF_IT = /\b(?:it|them)\b/i;
const LONGEST: Record<Language, number> = { ja: 160, en: 320 };

/**
 * The page's sentences that can be read aloud, as far as an editor would let them pass whole ones,
 * no navigation, no terms, nothing twice.
 */
export function sayableOf(page: Page, name: string, isFit: (sentence: string) => boolean): Material {
  const { blocks, language, type } = page;
  const material: Material = { units: [], reviews: [] };
  const said = new Set<string>();
  const sections = sectionsOf(blocks, type);
  const isGoods = type === "product" && language === "en";
  const isGoodsInJapanese = type === "product" && language === "ja";
  const points = isGoods ? numberedPoints(page, sections, name) : [];
  const lists = new Map([...points, ...listsOf(blocks, sections, language)]);
  const speakers = speakersOf(page);
  // The maker is introduced then, and speaks as "we" or "I".
  const until = isGoods ? quotedUntil(page) : -1;
  let isQuoted = false;
  const impersonal = (sentence: string) =>
    isGoods
      ? withoutPagePart(speakers && !isQuoted ? withoutOur(sentence, speakers) : sentence)
      : isGoodsInJapanese
        ? withOwnGoods(sentence, name)
        : sentence;
  const isTestimony = type === "other" && !isPersonal(blocks);
  /** Headings below which something could not be said. */
  const incomplete = new Set<number>();
  const bait = baitIn(blocks, page);
  const isOfSeller = blocks.some(({ text }, at) => sections[at]?.kind === "own" && isSeller(text));
  // Among a thing's merits a question is asked of the listener, and its answer says little without it.
  const questions = type === "product" && language === "ja" ? questionsOn(blocks) : new Map<number, Block>();
  const isLeftOpen = leftOpenOn(blocks);
  const [announced, ofShop] = [new Set<string>(), new Set(isGoods ? shopsListsIn(blocks) : [])];
  const [isOfOthers, isOfSome] = [praisesAnother(page, name), ofSomeOnly(page)];
  /** The head of use or care that a unit is the first to stand under. */
  const headAbove = (inline: string | null, heading: number) => {
    const head = [inline ?? "", blocks[heading]?.text.trim() ?? ""].find(
      (one) => isOfUse(one) || (type === "product" && isOfCare(one)),
    );
    if (!head || announced.has(head)) return null;
    announced.add(head);
    return head;
  };
  const customers = isGoods ? customersOn(page, sections) : null;
  /** The section in which customers have begun to speak; in English the block. */
  let reviewed: number | null = null;

  for (const [blockIndex, block] of blocks.entries()) {
    const section = sections[blockIndex];
    if (!section || section.kind === "unspoken" || !SPOKEN.has(block.kind) || bait.has(blockIndex)) continue;
    if (isGoodsInJapanese && section.kind !== "review" && isStoryOfOwnKin(block.text)) continue;
    if (questions.has(blockIndex) || (isGoodsInJapanese && isLeftOpen(blockIndex))) continue;
    const isBeside = isGoods && (isSpokenToGoods(block.text) || isFootnote(blocks, blockIndex));
    if (isBeside || ofShop.has(blockIndex) || (type === "product" && block.isCaption)) continue;
    const list = lists.get(blockIndex);
    const isItem = block.kind === "list_item" && !list;
    if (isItem && isGoods && isToldInRows(block.text, blocks[section.heading]?.text ?? "")) continue;
    const isQuote = isQuotation(block, page);
    const isOfAnother = block.kind === "quote" || speaksAsOneself(block.text);
    isQuoted = blockIndex <= until;
    let follows = false;
    let before = "";
    /** Whether only names and qualities of the goods stand before it: "it" is the thing then. */
    let isBehindPhrases = isGoods && block.kind === "paragraph" && isFirstText(blocks, blockIndex);
    const isFirst = material.units.length === 0 && !isBehindText(blocks, sections, blockIndex);
    const opens = begunBy(blocks, blockIndex, isFirst);
    for (const { position, head, group } of saidGroupsOf(list ?? block.text, page)) {
      if (position === 0) follows = false;
      // Behind the shop's terms "it" is a card or a parcel.
      const isOfTerms = isGoods && position > 0 && isChrome(before, type);
      const untold: string = isGoodsInJapanese && position > 0 && !follows ? before : "";
      const above = position === 0 ? lineAbove(blocks, section.heading, blockIndex) : undefined;
      const own = group
        .map(impersonal)
        .map((sentence, at) =>
          completed(
            above && at === 0 && language === "ja" ? withSubjectAbove(sentence, above.text.trim()) : sentence,
            page,
            { isItem, isMany: isPlural(name), before, begins: position + at === 0 ? opens : undefined },
          ),
        );
      before = group.at(-1) ?? "";
      const isReviewed = section.kind === "review";
      const told = isReviewed || !speakers || isQuoted ? own : groupInThirdPerson(own, speakers, language);
      // A customer's "we" is not the house's.
      const isUntold = isOfAnother || (isGoods && speakers && isLeftToHouse(own.join(" "), speakers));
      const isLeft = isQuoted ? isPolicy(own.join(" ")) : isUntold && told?.join() !== own.join();
      const named = isLeft ? null : told;
      const sentences = named ?? own;
      const whole = sentences.join("");
      const isKept = follows;
      const leans = leansIn(sentences[0] ?? "", page);
      // Behind a slogan, "this jacket" is the one that the page is about.
      const isOfGoods: boolean = position > 0 && !follows && pointsAtGoods(whole, page, name);
      const mayLean: boolean =
        follows ||
        isOfGoods ||
        (position === 0 &&
          (pointsAtTopic(whole, type) ||
            pointsAtGoods(whole, page, name) ||
            (material.units.length === 0 && POINTS_AT_TITLE.test(whole))));
      const key = whole.replace(/[\s\p{P}]/gu, "").toLowerCase();
      const isVoice =
        ((type === "product" || isTestimony) && !isQuoted && isReview(whole)) ||
        isQuote ||
        isSaying(whole, page) ||
        isStrayVoice(page, blockIndex);
      // A quotation ends with its block, and where one who sells says "I", no customer begins to speak.
      if (isGoodsInJapanese && isVoice && !isQuote && !isOfSeller) reviewed = section.heading;
      if (isVoice && !isOfSeller && customers?.isDescription(blockIndex) === false) reviewed = blockIndex;
      // Where one customer speaks, those below do too.
      const isBelowVoice = reviewed === (isGoods ? blockIndex : section.heading);
      const isOthers =
        !isReviewed && (isVoice || customers?.has(blockIndex) || (type === "product" && isBelowVoice));
      // A sentence that points back at one that is left out goes with it.
      follows =
        !said.has(key) &&
        !isOthers &&
        named !== null &&
        !(isGoodsInJapanese && !isReviewed && tellsOfOwnKin(whole)) &&
        isSayable(sentences, page, own.join("")) &&
        !(language === "ja" && !list && needsListBelow(whole, blocks[blockIndex + 1])) &&
        !isOfOthers(whole) &&
        !isOfSome(whole, blockIndex) &&
        !(isOfTerms && OF_IT.test(whole)) &&
        !isOfUntold(untold, whole) &&
        sentences.every(isFit) &&
        (!leans || mayLean);
      const isPhrase = group.every((sentence) => isFragment(sentence, language));
      const isOfPhrases = isBehindPhrases && !leans;
      isBehindPhrases &&= isPhrase;
      if (!follows) {
        incomplete.add(section.heading);
        const kept = isReviewed ? material.reviews : material.units;
        const before = isKept ? kept.at(-1)?.sentences.join("") : undefined;
        if (before && isCompletedBy(whole, before, language)) kept.pop();
        continue;
      }
      said.add(key);
      const seconds = sentences.reduce((sum, sentence) => sum + sentenceSeconds(sentence, language), 0);
      const unit = {
        sentences,
        blockIndex,
        section: section.heading,
        leans: isKept,
        head: headAbove(head, section.heading),
        isOrphan: position > 0 && !isKept && !isOfGoods && !isOfPhrases,
        pointsBack: leans && position > 0 && !isOfGoods,
        seconds,
      };
      (isReviewed ? material.reviews : material.units).push(unit);
      if (material.units.length === MAX_UNITS) return material;
    }
  }
  return { ...material, units: withWholeSteps(material.units, blocks, incomplete) };
}

const SPOKEN = new Set<Block["kind"]>(["paragraph", "list_item", "quote"]);
/** As the page has it, "we began again" has a subject, where "Tarn began again" may be a phrase. */
function isSayable(sentences: string[], { language, type }: Page, asWritten: string): boolean {
  const whole = sentences.join("");
  const isGoods = language === "en" && type === "product";
  return (
    whole.length <= LONGEST[language] &&
    isInLanguage(whole, language) &&
    !isChrome(whole, type) &&
    !(language === "en" && isAside(whole)) &&
    sentences.every((sentence) => isSentence(sentence, language) || (isGoods && saysInShort(sentence))) &&
    !(isGoods && isUnsaidOfGoods(asWritten))
  );
}

const isSentence = (text: string, language: Language) =>
  language === "ja" ? standsInJapanese(text) && !isCourtesy(text) : standsInEnglish(text);
