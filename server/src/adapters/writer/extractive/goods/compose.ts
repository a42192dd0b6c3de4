import type { LeftOut } from "#kernel/left-out";
import type { Page } from "#kernel/page";
import type { ScriptSettings } from "#kernel/script-settings";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import { withAnnouncedTold } from "../announced/announced-told.ts";
import type { Draft } from "../draft.ts";
import { fitted, type Way } from "../fitted.ts";
import { withMention } from "../mentioned.ts";
import { offerOf } from "../offer/offer.ts";
import { withoutHalfCounts } from "../prose/counts/counted-whole.ts";
import { isFirstHalf } from "../prose/left-out/half-told.ts";
import { freed } from "../rank.ts";
import { allowedBy, editorOf, tiedOn } from "../said.ts";
import { subjectOf } from "../subject.ts";
import { asThePage } from "../text/persons/of-the-page-en.ts";
import { isPlural } from "../text/sentences/noun-phrase.ts";
import { sayableOf, type Unit } from "../units.ts";
import { withAlso } from "./also-has-en.ts";
import { arranged } from "./arrange.ts";
import { describedAsWritten } from "./description/as-written.ts";
import { describerOf } from "./description/describer.ts";
import { flawKeeper } from "./description/flaws.ts";
import { withForWhom } from "./description/for-whom-ja.ts";
import { withModes } from "./description/in-mode-en.ts";
import { withIngredientsSaid, withoutFigures } from "./description/ingredients-ja.ts";
import { paragraphsBySection } from "./description/paragraphs.ts";
import { withPronoun } from "./description/pronoun.ts";
import { stepKeeper } from "./description/steps-of-goods-en.ts";
import { withWholeLines } from "./description/whole-lines-ja.ts";
import { headlinesOn, thingsNamedOn } from "./lists/things.ts";
import { namedAgain } from "./name/named-again.ts";
import { numbered } from "./name/named-en.ts";
import { MOST_DETAILS, type OwnWay, ownWays, pruned } from "./own-words.ts";
import { phrasesOf } from "./phrases.ts";
import { tellsOfCondition } from "./specs/condition-ja.ts";
import { bothVoices } from "./voices/both-voices-ja.ts";
import { introducerOf } from "./voices/introduced-shop-ja.ts";
import { introducedMaker, isOfMaker, isToldByMaker, withMakerIntroduced } from "./voices/quoted-maker-en.ts";
import { isUnderstood, quotable } from "./voices/reviews.ts";

/** The most of a script that is the writer's own, and not the page's. */
const OWN_SHARE = 0.6;
/** Sentences about specifications, two rows each: more of them in a longer script. */
const SECONDS_A_DETAIL = 30;
/** A page with so much of a script's time in its own words needs no other ones. */
const RICH = 0.7;
/** A page with no more sentences than this beside the names of its things is a list of them. */
const FEW_BESIDE_THINGS = 3;
/** So many things are named where there is no time for more, beyond this share of a script. */
const FEWEST_NAMED = 3;
const SPARE = 0.1;
/** From this length on there is time for what customers say. */
const ROOM_FOR_REVIEWS = 45;
const ROOM_FOR_VOICES = 60;

/** Introduces goods, or a page that is no running text: opening, promise, facts, offer, closing. */
export function composeGoods(
  stated: Page,
  settings: ScriptSettings,
): { paragraphs: Draft[][]; leftOut: LeftOut[] } {
  const read = withForWhom(withIngredientsSaid(withWholeLines(stated)));
  const subject = subjectOf(read, settings);
  const page = withoutFigures(withModes(read, isPlural(subject.name)));
  const { language, type } = page;
  const ours = phrasesOf[language];
  const { style, seconds: target } = subject;
  const { offer, leftOut } = offerOf(page);
  const isProduct = type === "product";
  const isAllowed = allowedBy(settings);
  const allowed = (drafts: Draft[]) => drafts.filter(({ text }) => isAllowed(text));
  // A joined sentence is judged by what the page states, and not by itself.
  const isFit = editorOf(stated);
  const isWhole = (text: string) => isFit(text) && !(language === "en" && isFirstHalf(text));
  const { units: all, reviews: written } = sayableOf(page, subject.name, isWhole);
  const units = freed(
    all.filter(({ sentences }) => isAllowed(sentences.join(""))),
    settings,
    language,
  );
  const describer = describerOf(
    units,
    page,
    subject.name,
    settings,
    (text) => isWhole(text) && isAllowed(text),
  );
  const isSought = Boolean(settings.instruction || settings.audience || settings.mustSay?.length);
  const { material } = describer;
  const isChosen = isSought || !isProduct;
  const withFlaws = flawKeeper(page, subject.name, isAllowed, describer.describe);
  const describe = withFlaws(
    isChosen ? describer.describe : describedAsWritten(page, subject.name, isAllowed, describer),
  );
  const isPoor = material < RICH * target;
  const isRoomy = target >= ROOM_FOR_REVIEWS || material < target;
  const details =
    material < target / 2 ? MOST_DETAILS : Math.min(MOST_DETAILS, Math.round(target / SECONDS_A_DETAIL));

  // A Japanese description has its measures, too: rows and voices are for a page with little else.
  const isRich = isProduct && language === "ja" && material >= RICH * target;
  const isTied = tiedOn(page);
  const rowsBeside = (told: string[]) =>
    allowed(ours.details(subject, told)).filter(({ text }) => isTied(text));
  const rows = isProduct ? rowsBeside([]) : [];
  const voicesOf = (most: number) =>
    allowed(
      quotable(written, language, most, isPlural(subject.name), page.blocks).map((text, turn) =>
        ours.review(text, turn),
      ),
    );
  const reviews = isRoomy ? voicesOf(1) : [];
  // In the news customers are heard beside their grade, where a minute has room for them.
  const heard = language === "ja" && style === "news" && target >= ROOM_FOR_VOICES ? bothVoices(page) : [];
  const rated = language === "en" ? numbered(subject, ours.rating(offer)) : [...ours.rating(offer), ...heard];
  const closing = allowed(ours.closing(subject, offer));
  // A quiet narration has customers' grades only where it has little else to say.
  const isThin = material < target / 2;
  const graded = isProduct && language === "en" && style === "narration" ? allowed(rated) : [];
  const voices = isThin ? graded : [];
  // A minute of what cannot be had is heard in vain.
  const isGone = isProduct && offer.availability?.value === "OutOfStock";
  // A quiet Japanese narration is not interrupted: it says so where it comes to the price.
  const isToldFirst = isGone && !(language === "ja" && style === "narration");
  const gone = isToldFirst ? allowed(ours.gone?.(offer) ?? []) : [];
  const named = isProduct && style === "narration" ? allowed(ours.naming(subject)) : [];
  const opened = allowed(ours.opening(subject));
  const everything = {
    opening: opened.length > 0 ? [...opened, ...gone] : opened,
    naming: named.length > 0 ? [...named, ...gone] : named,
    offer: isProduct
      ? allowed(
          ours.offer(subject, {
            ...offer,
            ...(gone.length > 0 && { availability: null }),
            isSendingLeftOut: isRich,
          }),
        )
      : [],
    details: isPoor ? [...rows.slice(0, details), ...voices] : rows.slice(0, 1).filter(tellsOfCondition),
    rating: isRoomy ? allowed(rated) : [],
    // A quiet English narration has none of their voices either.
    reviews: isRich || (language === "en" && style === "narration") ? [] : reviews,
    // In Japanese an end of two sentences says the same twice.
    closing: closing.slice(isRich || language === "ja" ? -1 : 0),
  };
  const seconds = (drafts: Draft[]) =>
    drafts.reduce((sum, { text }) => sum + sentenceSeconds(text, language), 0);
  // That a thing has to be waited for decides more than its measures.
  const isStockAsked = language === "ja" && !/^(?:InStock)?$/.test(offer.availability?.value ?? "");
  const fixed = pruned(
    everything,
    isStockAsked,
    (parts) => seconds(Object.values(parts).flat()) <= OWN_SHARE * target,
  );

  const isInOwnWords = isToldByMaker(page) || (isProduct && language === "en" && isOfMaker(describe(target)));
  const introducer =
    isProduct && language === "ja" ? introducerOf(subject, opened, offer, describe(target)) : null;
  const introduction = isInOwnWords ? introducedMaker(subject) : (introducer?.introduction ?? null);
  const wayWith = ({ own, isShorter, isLast }: OwnWay, described = describe): Way => {
    const said = Object.values(own).flat();
    /** Customers' sentences that were once not understood: with more time they do not come back. */
    const lost = new Set<Draft>();
    const build = (time: number, mention: Draft[]) => {
      const budget = introduction ? time - seconds([introduction]) : time;
      const chosen = atLeast(described, budget, isProduct && language === "ja" ? target : 0);
      const isBare = chosen.length === 0 && !isProduct;
      const isBrief = !isProduct && language === "en" && units.length <= FEW_BESIDE_THINGS;
      const listed = isBare || isBrief ? thingsNamedOn(page) : [];
      const left = budget - chosen.reduce((sum, one) => sum + one.seconds, 0);
      const isLong = listed.length > FEWEST_NAMED && seconds([ours.things(listed)]) > left + SPARE * target;
      const things = isLong ? listed.slice(0, FEWEST_NAMED) : listed;
      const headlines = isBare && things.length === 0 ? headlinesOn(page) : [];
      const named = allowed([
        ...(things.length > 0 ? [ours.things(things)] : []),
        ...(headlines.length > 0 ? [ours.headlines(headlines)] : []),
      ]);
      if (isBare && named.length === 0)
        return [[ours.nothing(subject)], mention].filter((paragraph) => paragraph.length > 0);
      const passages = paragraphsBySection(
        chosen,
        language,
        isProduct || style !== "narration",
        isPlural(subject.name),
        isProduct && style !== "narration",
      );
      const asRead = passages.map(([first, ...others]) =>
        first && language === "en" && !isProduct
          ? [{ ...first, text: asThePage(first.text) }, ...others]
          : [first, ...others].flatMap((one) => (one ? [introducer?.named(one) ?? one] : [])),
      );
      const body = named.length > 0 ? [...asRead, named] : asRead;
      const told = body.flat().map(({ text }) => text);
      const beside = rowsBeside(told).slice(0, own.details.filter((row) => !graded.includes(row)).length);
      const details =
        language === "ja" ? beside : [...beside, ...own.details.filter((row) => graded.includes(row))];
      const heard = [subject.name, ...told].join(" ");
      for (const one of language === "en" ? own.reviews : [])
        if (!isUnderstood(one.text, heard)) lost.add(one);
      const reviews = own.reviews.filter((one) => !lost.has(one));
      const isInOrder = chosen.some(({ isAsWritten }) => isAsWritten);
      const whole = arranged({ ...own, details, reviews, body, isInOrder, mention }, style, type, language);
      const spoken = [...said, ...details];
      if (language === "ja") return introducer?.introduce(whole, spoken) ?? whole;
      if (!isProduct) return whole;
      const script = namedAgain(withPronoun(whole, spoken, subject.name), spoken, subject.name, page);
      return withAlso(introduction ? withMakerIntroduced(script, spoken, introduction) : script);
    };
    const withWish = withMention(build, ours, settings, language);
    return {
      build: (time: number) => withAnnouncedTold(withWish(time), page),
      own: seconds(said),
      isShorter,
      isLast,
    };
  };
  const ways = ownWays(fixed, {
    rows,
    voices,
    graded,
    reviews,
    rating: everything.rating,
    offer: everything.offer,
    // Beside a page's own words of praise one customer is enough.
    further: isProduct ? { rating: allowed(rated), reviews: voicesOf(MOST_VOICES) } : null,
    isRich,
    language,
  });
  // Sentences that are chosen fill a time which those that stand behind each other do not.
  const withSteps = stepKeeper(page, isAllowed);
  const chosenOf = withFlaws((time: number) =>
    withSteps(withoutHalfCounts(describer.describe(time), page.blocks, language), time),
  );
  const chosenWays = isChosen ? [] : ways.map((way) => wayWith({ ...way, isLast: true }, chosenOf));
  const tried = [...ways.map((way) => wayWith(way)), ...chosenWays];
  return { paragraphs: fitted(tried, target, language), leftOut };
}

/** Where a page has little else to say, so many of its customers are heard. */
const MOST_VOICES = 3;

/** The description in so many seconds: where they are too few, in the least share of the whole that says something. */
function atLeast(described: (seconds: number) => Unit[], budget: number, target: number): Unit[] {
  let found = described(budget);
  for (const share of DESCRIBED_AT_LEAST)
    if (found.length === 0 && share * target > budget) found = described(share * target);
  return found;
}
/** Rows alone introduce nothing. */
const DESCRIBED_AT_LEAST = [0.3, 0.4, 0.5];
