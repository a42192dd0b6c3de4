import { isFragment } from "#kernel/critic/fragment";
import { repeatsIn } from "#kernel/critic/repeats";
import type { Block, Page } from "#kernel/page";
import { contentTerms } from "#kernel/text/content-terms";
import { isEnglishText } from "#kernel/text/language";
import { phrases } from "#kernel/text/phrases";
import { splitScript } from "#kernel/text/sentences";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import type { Language } from "#kernel/vocabulary";
import { beginsOnGoods, pointsAtIt } from "./goods/description/begins-on-goods-en.ts";
import { definerOf } from "./goods/description/definition.ts";
import { NOTED, OF_OLD } from "./goods/description/describer.ts";
import { headingSentences } from "./goods/description/heading-sentences-ja.ts";
import { aboutMaker, namesOnlyMaker } from "./goods/description/maker.ts";
import { namesNeeds } from "./goods/description/needed-en.ts";
import { withPlainSigns } from "./goods/description/plain-signs-ja.ts";
import { pointItemsOn } from "./goods/description/point-items.ts";
import { pointsAtAnother } from "./goods/description/points-at-goods.ts";
import { areSlogans, onlyNames } from "./goods/description/slogans-en.ts";
import { customersOn } from "./goods/voices/customers-en.ts";
import { isQuotation } from "./goods/voices/quoted-voices.ts";
import { kindNounInJapanese } from "./kinds/kind-noun-ja.ts";
import { isCourtesy } from "./merit-ja.ts";
import { saysComing } from "./offer/says-coming.ts";
import { hasFullStop } from "./prose/as-written/running-text.ts";
import { isOrder } from "./prose/procedures.ts";
import { registerOf } from "./prose/register.ts";
import { asks } from "./prose/stands.ts";
import { runningEditorOf } from "./said.ts";
import { sectionsOf } from "./sections.ts";
import { straysOn } from "./strays.ts";
import { brandOf, speakersOf } from "./subject.ts";
import { groupInThirdPerson } from "./text/persons/third-person.ts";
import { withOwnGoods } from "./text/polite/without-humility-ja.ts";
import { withHeadAsTopic } from "./text/sentences/of-head-ja.ts";
import { isOfUntold } from "./text/sentences/own-topic-ja.ts";
import { balanced } from "./text/signs/balanced.ts";
import { isInLanguage } from "./text/signs/speakable.ts";
import { isChrome, leansOnPrevious, tellsOfSomebody } from "./text/wording.ts";
import { baitIn } from "./units/left-out/bait.ts";
import { isPointer } from "./units/left-out/pointers.ts";
import { lineOf } from "./units/line-of.ts";
import type { Unit } from "./units.ts";

const HOUSEKEEPERS = phrases("goods-housekeeping");
const LONGEST: Record<Language, number> = { ja: 200, en: 400 };
/** A shorter paragraph is the caption of a picture. */
const SHORTEST: Record<Language, number> = { ja: 20, en: 50 };
const ASKS = /(?:ください|下さい|ましょう|どうぞ)。$/u;
/** A catch line stands above all else that a shop says of its goods. */
const SHORTEST_CATCH: Record<Language, number> = { ja: 8, en: 20 };
/** A shop's requests to those who visit it, its terms, and the greeting of the one who keeps it. */
const CALLS: Record<Language, RegExp> = {
  ja: new RegExp(
    [
      "^(?:こんにちは|店長|店主|オーナー)[^。]{0,12}(?:です|と申します)。",
      "(?:登録|お申し込み|お問い合わせ|ご連絡|フォロー|ご予約)(?:は|を|ください)",
      "送料|価格を?改定|値上げ|営業日|休業|年末年始|店頭(?:でも|にて|と)[^。]{0,8}(?:販売|併売)|売り切れ(?:の|となる|る)[^。]{0,6}場合|予約(?:販売|商品です)|再入荷|受け?取り?(?:[にはをがで]|可)|取り置き|出荷(?:いた|しま|日|予定|目安|は)",
    ].join("|"),
    "u",
  ),
  en: new RegExp(
    [
      String.raw`\b(?:leave (?:us )?your e-?mail|sign up|subscribe|notify me|order comment|at no (?:extra )?cost|see (?:the )?ingredients`,
      String.raw`free (?:delivery|shipping)|delivery to|returns?\b.{0,20}\bdays|(?:a|your|free|easy) returns?\b`,
      String.raw`(?:pick[- ]?up|collection)\b[^.]{0,40}\bfree|flat[- ]rate|plus (?:GST|PST|HST|VAT|sales tax)`,
      "typical values|in stock|on back ?order|postage|we (?:pack|ship|post)|mastercard|credit card|financ(?:e|ing)|APR|subject to (?:status|terms)|eligib(?:le|ility)|pre-?order (?:now|today)|gift ?cards?|rewards?",
      "pre-?order(?:s|ed)? (?:items?|goods)|charged at checkout|orders (?:with|containing|placed (?:before|after|by|on)))\\b",
    ].join("|"),
    "iu",
  ),
};

/** 「仁科ゆき。1981年生まれ。」: who wrote or made it, in notes. */
const OF_PERSON =
  /^[^。、]{2,16}[。、]\s?(?:昭和|平成|大正|[12]\d{3}|[一二]九?[〇一二三四五六七八九]{2,3})[^。]{0,8}年[^。]{0,16}生まれ/u;
/** "* From January on …", the only line that begins so: it belongs to a mark that nobody hears. */
const FOOTNOTE = /^\s*[*†‡]+\s?\p{L}/u;

/**
 * The sentences of a description's paragraphs as its shop wrote them, verbless ones included. What goes on from a
 * sentence that cannot be said is left out with it.
 */
export function writtenUnits(page: Page, name: string, isAllowed: (text: string) => boolean): Unit[] {
  const { blocks, language, type } = page;
  const sections = sectionsOf(blocks, type);
  const bait = baitIn(blocks, page);
  const customers = language === "en" ? customersOn(page, sections) : null;
  const isFit = runningEditorOf(page);
  const isStray = straysOn(page);
  const speakers = speakersOf(page);
  const isAsIs = language === "ja" && registerOf(page) === "polite";
  const points = pointItemsOn(page, sections, name);
  const [note, another] = blocks.filter(({ text }) => FOOTNOTE.test(text));
  const isDescription = (at: number): boolean => {
    const block = blocks[at];
    return (
      block?.kind === "paragraph" &&
      !block.isCaption &&
      !block.isReview &&
      !(block === note && !another) &&
      sections[at]?.kind === "own" &&
      !bait.has(at) &&
      !customers?.has(at) &&
      !isQuotation(block, page) &&
      !OF_PERSON.test(block.text) &&
      isOfPage(block.text) &&
      hasFullStop(block.text) &&
      !CALLS[language].test(block.text) &&
      !(language === "en" ? NOTED : OF_OLD).test(block.text) &&
      !(language === "en" && namesNeeds(block, blocks[sections[at]?.heading ?? -1]?.text ?? ""))
    );
  };
  const saidIn = (block: Block): string[][] =>
    (points.get(blocks.indexOf(block)) ?? [block.text]).flatMap(saidOf);
  const saidOf = (text: string): string[][] =>
    balanced(splitScript(lineOf(withPlainSigns(text), language, type)).map((one) => one.text)).map((group) =>
      language === "ja" ? inOwnName(group.map((one) => withOwnGoods(one, name))) : group,
    );
  /** In English the page is introduced as the one that says "we". */
  const inOwnName = (group: string[]) => (speakers && groupInThirdPerson(group, speakers, "ja")) ?? group;
  const isOfPage = (text: string) =>
    isInLanguage(text, language) && (language === "ja" || isEnglishText(text));
  const isCare = (groups: readonly string[][]) => {
    const sentences = groups.flat();
    const asks = (one: string) => (language === "ja" ? ASKS.test(one) : isOrder(one, "en"));
    const isAsked = sentences.some(asks);
    const care = sentences.filter((one) => asks(one) || HOUSEKEEPERS.test(one));
    return care.length === sentences.length || (isAsked && 2 * care.length > sentences.length);
  };
  const isText = (at: number): boolean => {
    const block = blocks[at];
    if (block && points.has(at))
      return !block.isReview && !customers?.has(at) && isInLanguage(block.text, language);
    if (!block || !isDescription(at)) return false;
    const groups = saidIn(block);
    if (isCare(groups) || (language === "en" && areSlogans(groups.flat()))) return false;
    const isCatch =
      groups.length === 1 &&
      block.text.length >= SHORTEST_CATCH[language] &&
      blocks[at + 1]?.kind === "paragraph" &&
      !blocks.slice(0, at).some((_, index) => isDescription(index)) &&
      isText(at + 1);
    return isCatch || (block.text.length >= SHORTEST[language] && (groups.length > 1 || isWhole(groups)));
  };
  const isOnlyName = onlyNames(name, brandOf(page), page.site);
  const isWhole = (groups: readonly string[][]) => groups.flat().every((one) => !isFragment(one, language));

  const isStockSaid = saysComing(page);
  const makers = [brandOf(page), page.site];
  const isOfMaker = aboutMaker(brandOf(page), contentTerms(name, language), language);
  /** The goods come before the history of those who make them. */
  const isHistory = (at: number) =>
    isOfMaker(
      saidIn(blocks[at] as Block)[0]?.join(" ") ?? "",
      blocks[sections[at]?.heading ?? -1]?.text ?? "",
    );
  const texts = [...blocks.keys()].filter(isText);
  const first = texts.find((at) => !isHistory(at)) ?? texts[0] ?? 0;
  const defines = definerOf(name, language);
  const kinds = new Set<string>();
  let isTorn = false;
  let last = -1;
  const told = texts.flatMap((blockIndex) => {
    const block = blocks[blockIndex];
    if (!block || blockIndex < first) return [];
    const section = sections[blockIndex]?.heading ?? -1;
    const [head = ""] = saidIn(block)[0] ?? [];
    // A paragraph that goes on from the one above it is told behind that one, or not at all.
    isTorn =
      !points.has(blockIndex) &&
      leansOnPrevious(head, language) &&
      last !== blockIndex - 1 &&
      !(language === "en" && (beginsOnGoods(head, name) || (texts[0] === blockIndex && pointsAtIt(head))));
    // Among the sentences of its paragraph none is a stray one.
    const isAlone = !points.has(blockIndex) && saidIn(block).length === 1;
    /** The sentences that were passed over: a verbless sentence behind it may go on from it, or one that is of the same thing. */
    let passed = "";
    const groups = saidIn(block);
    const place = {
      section,
      isAsIs,
      isAsWritten: true,
      leans: false,
      head: null,
      isOrphan: false,
      pointsBack: false,
    };
    const unitOf = (sentences: string[], at: number): Unit => {
      const seconds = sentences.reduce((sum, one) => sum + sentenceSeconds(one, language), 0);
      return { ...place, sentences, blockIndex: at, seconds };
    };
    const heading = language === "ja" ? headingSentences(blocks[blockIndex - 1]) : [];
    const isRead = heading.length > 0 && heading.every((one) => isFit(one) && isAllowed(one));
    const places: number[] = [];
    const own = groups.flatMap((sentences, at): Unit[] => {
      const whole = sentences.join(" ");
      // 「軽い鎌です。」 behind 「森野の鎌です。」: what the goods are is heard once.
      const kind = language === "ja" && defines(whole) ? kindNounInJapanese(whole) : null;
      if (at === 0 && kind !== null && kinds.has(kind)) return [];
      if (kind !== null) kinds.add(kind);
      // "The Tarn wool coat.", behind the sentence that introduced it
      if (language === "en" && at === 0 && groups.length > 1 && isOnlyName(whole)) return [];
      // A pointer to elsewhere, and to a picture, is missed by nobody.
      // A question alone is one of buyers; with sentences behind it the text asks and answers.
      const isAnswered =
        asks(whole) && (groups[at + 1]?.every((one) => isFit(one) && !isChrome(one, type)) ?? false);
      const isToldElsewhere = isStockSaid(whole) || namesOnlyMaker(whole, makers);
      const isMissed = isPointer(whole) || (language === "ja" && isCourtesy(whole));
      if (isChrome(whole, isAnswered ? "article" : type) || isMissed || isToldElsewhere) {
        passed = whole;
        return [];
      }
      const isSaid =
        !(passed && sentences.some((one) => isFragment(one, language) || tellsOfSomebody(one))) &&
        !(language === "ja" && isOfUntold(passed, whole)) &&
        whole.length <= LONGEST[language] &&
        !(isAlone && isStray(whole, blockIndex)) &&
        !(language === "en" && pointsAtAnother(whole)) &&
        sentences.every((one) => hasFullStop(one) && isFit(one) && isAllowed(one));
      isTorn ||= !isSaid;
      if (isTorn) return [];
      passed = "";
      last = blockIndex;
      places.push(at);
      const above = language === "ja" && at === 0 ? blocks[blockIndex - 1] : undefined;
      return [unitOf(above ? withHeadAsTopic(sentences, above) : sentences, blockIndex)];
    });
    // A question whose answer cannot be said is not asked; at a paragraph's end the next one answers it.
    const isAnsweredBelow = groups.length > 1 && isText(blockIndex + 1);
    const told = own.filter(
      ({ sentences }, index) =>
        !asks(sentences.join(" ")) ||
        places[index + 1] === (places[index] ?? 0) + 1 ||
        (isAnsweredBelow && places[index] === groups.length - 1),
    );
    return isRead && told.length > 0
      ? [{ ...unitOf(heading, blockIndex - 1), leadsOn: true }, ...told]
      : told;
  });
  // Shops show a description twice, whole and in points.
  return saidOnce(told, language, name);
}

/** Without those that repeat one before them. */
export function saidOnce(units: readonly Unit[], language: Language, name: string): Unit[] {
  const texts = units.map(({ sentences }) => sentences.join(" "));
  const repeated = new Set(repeatsIn(texts, language, name));
  return units.filter((_, at) => !repeated.has(at));
}
