import type { Page } from "#kernel/page";
import type { Item } from "#kernel/shelf/items";
import { splitScript } from "#kernel/text/sentences";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import type { Language } from "#kernel/vocabulary";
import type { Draft, Subject } from "../../draft.ts";
import type { Concessions } from "../../fitted.ts";
import { saleTermAbove } from "../../offer/sale-term.ts";
import { speakable } from "../../text/signs/speakable.ts";
import { numbersIn } from "../../ties.ts";
import { withBrands } from "./card-brands-en.ts";
import { isVariant } from "./is-variant.ts";
import { leading, wholeSentences } from "./item-words.ts";
import { countOf, numberIn } from "./list-count.ts";
import { eachTeller, FEWEST_TOLD, MOST_SENTENCES, TOLERANCE, type ToldEach } from "./list-each.ts";
import { othersWithin, priceRangeOf, pricesBeside } from "./list-ends.ts";
import { groupedWithin, isWholeName } from "./list-groups-en.ts";
import { introducedBy, leastOf } from "./list-introduction.ts";
import { namedAsGoods } from "./list-shared-en.ts";
import { listingEn } from "./listing-en.ts";
import { byCommonRows, listingJa } from "./listing-ja.ts";
import type { ListedPart, ListingPhrases } from "./listing-phrases.ts";
import { judgedOn, promisedBy } from "./ranking-ja.ts";
import { headOfRanking, nameOfRanking, toldOfRanked, verdictOn } from "./ranking-words-ja.ts";
import { saidOf, textBlockOf } from "./said-item.ts";
import { ADDRESS, isCall, isOfMore, nameOfList, withoutAddress } from "./whole-list.ts";

const phrases: Record<Language, ListingPhrases> = { ja: listingJa, en: listingEn };
/** Of a longer English list a listener wants to hear more things, and less of each. */
const LONG_LIST = 6;
/** Builds the script of a list for a budget of seconds: its things in their order, each with its own price. */
export function listingBuilder(
  page: Page,
  found: readonly Item[],
  about: Subject,
  isFit: (text: string) => boolean,
) {
  const subject = withoutAddress(about);
  const { language, blocks } = page;
  const ours = phrases[language];
  const ownName = nameOfList(subject, found).replace(ADDRESS, "");
  const items =
    language === "ja"
      ? byCommonRows(found)
      : namedAsGoods(
          withBrands(
            found.filter(({ name, price }) => price === null || isWholeName(name)),
            blocks,
          ),
          ownName,
        );
  const mostOfOne = language === "en" && items.length > LONG_LIST ? 1 : MOST_SENTENCES;
  const first = Math.min(...items.map(({ blockIndex }) => blockIndex));
  const count = countOf(page, first, items.length);
  const drafts = (texts: string[], blockIndex: number | null): Draft[] =>
    texts.filter(isFit).map((text) => ({
      text,
      ties: numbersIn(text).map((number) => ({ text: number, blockIndex, factId: null })),
    }));
  const isRanking = language === "ja" && items.every(({ rank }) => rank !== null);
  const head = isRanking && !subject.site ? headOfRanking(ownName, blocks, first) : null;
  const named = isRanking ? nameOfRanking(ownName, items, blocks) : ownName;
  const titled = head ? { ...subject, name: head, site: ownName } : { ...subject, name: named };
  const isAllShown = count === null || numberIn(count.text) === items.length;
  const range = isAllShown ? priceRangeOf(items, language, pricesBeside(blocks, items)) : null;
  const told = (texts: string[]) => drafts(texts, count?.blockIndex ?? null);
  const namedBy = (part: ListedPart) => {
    const [first = "", ...others] = ours.opening(titled, count?.text ?? null, part);
    return [
      ...(told([first]).length > 0 ? told([first]) : told(ours.unnamed?.(subject) ?? [])),
      ...told(others),
    ];
  };
  const openingOf = (part: ListedPart) => [
    ...namedBy(part),
    ...(range ? drafts(ours.range?.(range.low, range.high) ?? [], null) : []),
  ];
  const announced = (part: ListedPart) =>
    told(ours.announcing?.(titled, count?.text ?? null, part, items) ?? []);
  const opening = [...openingOf("some"), ...announced("some")];
  const closing = drafts(ours.closing(subject, false), null);
  const judged = isRanking ? judgedOn(page, first) : null;
  const how = judged
    ? drafts(
        wholeSentences(judged.text, page).flatMap((one) => one ?? []),
        judged.blockIndex,
      )
    : [];
  const isShownBeside = language === "en" && items.every(({ blockIndex }) => blocks[blockIndex]?.isBeside);
  const introduced = introducedBy(page, items, { first, isShownBeside, name: titled.name }, drafts);
  const lead = how.length > 0 ? how : introduced.slice(0, MOST_SENTENCES);
  const begun = leastOf(lead.map(({ text }) => text));
  const sale = saleTermAbove(page, first, items);
  const saleTerm = sale
    ? drafts(
        wholeSentences(sale.text, page).flatMap((one) => one ?? []),
        sale.blockIndex,
      ).filter(({ text }) => !isCall(text))
    : [];
  const secondsOf = (some: readonly Draft[]) =>
    some.reduce((sum, { text }) => sum + sentenceSeconds(text, language), 0);
  const concluded = isRanking
    ? verdictOn(page, Math.max(...items.map(({ blockIndex }) => blockIndex)))
    : null;
  const verdict = concluded
    ? drafts(leading(wholeSentences(concluded.text, page), language), concluded.blockIndex)
    : [];

  const tell = (item: Item, turn: number, isLast: boolean, most = mostOfOne): Draft[] => {
    const ready = saidOf(item, page);
    const rest = ready.gist ? speakable(item.text, language).slice(ready.gist.length + 1) : item.text;
    const whole = wholeSentences(rest, page, true);
    const own = isRanking ? toldOfRanked(whole, most) : leading(whole, language).slice(0, most);
    const said = ours.item({ ...ready, isFirst: item === items[0] }, turn, isLast);
    // "Int. Developer" would be two sentences.
    const isWhole = (language === "ja" && !item.card) || said.every((text) => splitScript(text).length === 1);
    const head = isWhole ? drafts(said, item.blockIndex) : [];
    return head.length > 0 ? [...head, ...drafts(own, textBlockOf(item, page))] : [];
  };
  const withPrice = items.filter(({ price, rows }) => price !== null || rows.length > 0);
  const teased = items.filter((item) => tell(item, 0, false).length > 1);
  const stated = !isRanking && withPrice.length >= items.length / 2 ? withPrice : items;
  const tellable = !isRanking && stated === items && teased.length >= FEWEST_TOLD ? teased : stated;
  const isNamedOnly = (item: Item) => item.price !== null && !item.rank && tell(item, 0, false).length < 2;
  const plainNames = tellable.filter(isNamedOnly);
  const isGrouped =
    language === "en" && items.length > LONG_LIST && plainNames.length >= MOSTLY * tellable.length;
  /** Several things in a sentence, as many as there is time for. */
  const tellGroups = (seconds: number, isExact: boolean): ToldEach | null => {
    const different = tellable.filter(
      (item, at) => !tellable.slice(0, at).some((one) => isVariant(one, item, language)),
    );
    const all = different.map((item) => saidOf(item, page));
    const { told, said } = groupedWithin(all, isFit, seconds, isExact) ?? {
      told: [],
      said: null,
    };
    if (!said) return null;
    const items = different.filter(({ blockIndex }) => told.some((one) => one.blockIndex === blockIndex));
    return { items, body: said, seconds: secondsOf(said.flat()) };
  };
  const tellEach = eachTeller({ tellable, stated, mostOfOne, isRanking, language, tell, secondsOf });

  return {
    own: secondsOf([...opening, ...closing]),
    build(budget: number, { isExact, isUnclosed, isBare }: Concessions): Draft[][] {
      const hasRoom = budget > ROOM_FOR_LEAD;
      let left = budget - (hasRoom ? secondsOf([...lead.slice(0, begun), ...saleTerm]) : 0);
      // Of headlines a listener hears some more, without what each leads to.
      const isOfHeadlines = language === "en" && stated === items && withPrice.length === 0;
      const reserved =
        isOfHeadlines && tellable.length > FEWEST_TOLD && left > 3 * ROOM_FOR_OTHERS ? ROOM_FOR_OTHERS : 0;
      left -= reserved;
      const end = left > ROOM_FOR_VERDICT * secondsOf(verdict) ? verdict : [];
      left -= secondsOf(end);
      const {
        items: chosen,
        body,
        seconds,
      } = (isGrouped ? tellGroups(left + TOLERANCE * budget, isExact) : null) ??
      tellEach(left, TOLERANCE * budget, isExact);
      left -= seconds;
      left += reserved;
      const others = othersWithin(
        tellable.filter(
          (one) => !chosen.some(({ name }) => name === one.name) && tell(one, 0, false).length > 0,
        ),
        language,
        (names) => drafts(ours.others?.(names) ?? [], null),
        (some) => secondsOf(some) <= left + TOLERANCE * budget,
      );
      left -= secondsOf(others);
      const isOfText = language === "en" && isExact && how.length === 0;
      const introduction = isOfText
        ? introduced.filter((_, at) => at === 0 || secondsOf(introduced.slice(1, at + 1)) <= left)
        : left > secondsOf(lead.slice(begun))
          ? lead
          : lead.slice(0, begun);
      // Where the page tells of more things than it shows, those are not all.
      const isWhole = count ? numberIn(count.text) === items.length : !blocks.some(isOfMore);
      const isPart = isRanking && (promisedBy(page.title) ?? 0) > items.length;
      const isAll = !isPart && isWhole && chosen.length === items.length;
      const term = saleTerm.filter(({ text }) => introduction.every((one) => one.text !== text));
      const all = count ? numberIn(count.text) : (promisedBy(page.title) ?? Number.POSITIVE_INFINITY);
      const part = isAll ? "all" : chosen.length >= MOST_OF * all ? "most" : "some";
      const opened = [...openingOf(part), ...(hasRoom ? [...introduction, ...term] : []), ...announced(part)];
      const closed = isBare ? [] : drafts((isUnclosed ? ours.brief : ours.closing)(subject, isAll), null);
      return [opened, ...body, others, end, closed].filter(({ length }) => length > 0);
    },
  };
}

/** So many are told of a list that nobody would call them some. */
const MOST_OF = 0.75;
/** Seconds for the names of things that are not told. */
const ROOM_FOR_OTHERS = 9;

/** A verdict takes no more than such a part of what a ranking has time for. */
const ROOM_FOR_VERDICT = 5;

/** With less time than this the things themselves come first. */
const ROOM_FOR_LEAD = 25;
/** Of a list with so many bare names, the words about the others are left to the page. */
const MOSTLY = 0.7;
