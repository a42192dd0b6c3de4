import type { Fact, Page } from "#kernel/page";
import type { ScriptStyle } from "#kernel/vocabulary";
import { type Phrases, plain } from "../draft.ts";
import { currencyName, gradeOf, namedFrom, tied, wholeAmount } from "../facts.ts";
import {
  byline,
  dated,
  howToGet,
  possessive,
  productOpening,
  titleClosing,
  titleOpening,
} from "../frame-en.ts";
import { askedTold } from "../offer/asked-en.ts";
import { chosenKind } from "../offer/chosen-kind.ts";
import { fetchedTold } from "../offer/fetched-en.ts";
import { modelsFitTold } from "../offer/fits-en.ts";
import { formerTold, wishedIn } from "../offer/former-en.ts";
import { goneSizesTold } from "../offer/gone-sizes-en.ts";
import { heldForTold } from "../offer/held-for-en.ts";
import { isMarketplace } from "../offer/marketplace-en.ts";
import { periodOf } from "../offer/period-en.ts";
import { isOfRatings } from "../offer/ratings-en.ts";
import { returnLeftOpen } from "../offer/return-left-open-en.ts";
import { saleTold, sendingTold } from "../offer/sale-en.ts";
import { SAID_IN_ADVANCE, sentInAdvance } from "../offer/sent-in-advance-en.ts";
import { tiedTo } from "../offer/stated.ts";
import { isGoneForGood, isSoldForGood, stockInEnglish, UNAVAILABLE } from "../offer/stock-en.ts";
import { termsTold } from "../offer/terms-en.ts";
import { ROOM_FOR_TERMS } from "../room.ts";
import { brandOf, factOf } from "../subject.ts";
import { listedInEnglish } from "../text/sentences/noun-phrase.ts";
import { speakable } from "../text/signs/speakable.ts";
import { numbersIn } from "../ties.ts";
import { areMany, kindOf, makerOf, numbered, shortName, the } from "./name/named-en.ts";
import { packLost } from "./name/pack-en.ts";
import { sizeLost } from "./name/size-en.ts";
import { affirmedOf } from "./specs/affirmed-en.ts";
import { bestFor } from "./specs/best-for-en.ts";
import { boxedWith } from "./specs/boxed-en.ts";
import { forbiddenCare } from "./specs/care-en.ts";
import { conditionOf } from "./specs/condition-en.ts";
import { decisiveRows } from "./specs/decisive-rows.ts";
import { isOfParcel } from "./specs/of-parcel-en.ts";
import { optionsOf } from "./specs/options-en.ts";
import { sentencesOfRows, specifiedInEnglish } from "./specs/specified-en.ts";
import { type Spec, specsOf } from "./specs/specs.ts";
import { specsInTitle } from "./specs/title-specs-en.ts";
import { hasWord, MATERIAL, tellsRow } from "./specs/told-row-en.ts";
import { quotedSeller } from "./voices/seller-en.ts";

const VOICES = ["One customer writes", "Another one says", "A third one finds"];

const signs: Record<string, string> = { USD: "$", EUR: "€", GBP: "£" };
/** A shorter script has no time for what a part fits. */
const ROOM_FOR_FITS = 45;

export const phrasesEn: Phrases = {
  opening(subject) {
    const { page, style, site, audience } = subject;
    const opened = page.type === "product" ? productOpening(subject) : titleOpening(subject);
    return [
      ...opened.map((text) => namedFrom(subject, text)),
      ...(style === "narration" ? [] : bestFor(page, areMany(subject))),
      ...(audience ? [plain(`This one is for ${audience}.`)] : []),
      ...(style === "news" && page.type !== "product" ? dated(subject) : []),
      ...(style === "narration" && page.type !== "product" && !site ? byline(subject) : []),
    ];
  },

  naming(subject) {
    const made = makerOf(subject);
    const these = areMany(subject) ? "These are" : "This is";
    const kind = kindOf(subject);
    return [
      namedFrom(subject, `${these} ${the(subject)}${kind}${made ? `${kind ? "" : ","} ${made}` : ""}.`),
    ];
  },

  offer(subject, offer) {
    const { price, usual, availability, isLowest } = offer;
    const { style, site, page } = subject;
    const held = price && !isLowest ? heldForTold(price, statedName(page), subject.name) : "";
    const isOfOneVersion = offer.isOfOneVersion && held === "";
    const stock = numbered(subject, stockOf(availability, page));
    const terms = subject.seconds >= ROOM_FOR_TERMS ? numbered(subject, termsTold(page)) : [];
    const isOwn = site === brandOf(page) || subject.name.includes(site ?? "");
    const shop = site && !isOwn ? ` ${isMarketplace(page) ? "on" : "at"} ${site}` : "";
    // That a thing is there says little to those who do not hear what it costs.
    if (!price || isSoldForGood(availability))
      return [...(availability?.value === "InStock" ? [] : stock), ...terms];
    const [exact, before] = [money(price), usual && money(usual)];
    const inMoney = (value: string, currency: string | null) => money({ ...price, value, currency });
    const sending = sendingTold(price, inMoney);
    const asked = askedTold(price, exact, site)?.replace(/\.$/, `${sending}.`);
    if (asked)
      return [...numbered(subject, [tied(asked, numbersIn(asked), price), ...fetchedTold(page)]), ...terms];
    const pack = isLowest || isOfOneVersion ? null : packLost(subject);
    const size = isLowest || isOfOneVersion ? null : sizeLost(subject);
    const paid = `${exact}${periodOf(page, price)}${size ? ` for ${size.said}` : held}`;
    // "It used to be $12, and it is in stock" would say it of the past, and "Prices start at $12, and" of the prices.
    const isPast = style === "narration" && before !== null && !wishedIn(usual);
    const isOfGoods = !(isLowest || isOfOneVersion) && !isPast;
    const inStock = isOfGoods && availability?.value === "InStock" ? ", and it is in stock" : "";
    const sale = `${saleTold(price, before !== null, inMoney)}${sending}`;
    const former = `${formerTold(usual, before, style)}${sale}`;
    const single: Record<ScriptStyle, string> = {
      product: `It costs ${paid}${shop}${former}${inStock}.`,
      news: `It sells for ${paid}${shop}${former}${inStock}.`,
      narration: `It is priced at ${paid}${former}${inStock}.`,
      talk: `It costs ${paid}${former}${inStock}.`,
    };
    const chosen = before || isLowest || size || pack || held ? null : chosenKind(price, page.facts);
    const sentence = isOfOneVersion
      ? `The version shown on the page costs ${paid}${shop}.`
      : chosen
        ? `The version “${speakable(chosen, "en")}” costs ${paid}${shop}${inStock}.`
        : isLowest
          ? `Prices start at ${paid}${shop}${formerTold(usual, before, "product")}.`
          : single[style];
    const ties = [
      ...(usual && before ? tied("", [before], usual).ties : []),
      ...tied("", [exact, ...numbersIn(`${held}${sale}`)], price).ties,
      ...(size ? tied("", [size.amount], size.fact).ties : []),
    ];
    const said = numbered(subject, [{ text: sentence, ties }]);
    // In the sentence of the price it would be heard as money.
    const packed = pack
      ? numbered(subject, [tied(`It comes in ${pack.said}.`, [pack.count], pack.fact)])
      : [];
    const fits = subject.seconds >= ROOM_FOR_FITS ? modelsFitTold(page.blocks) : null;
    return [
      ...(fits ? numbered(subject, [fits]) : []),
      ...said,
      ...packed,
      ...(inStock ? [] : stock),
      ...goneSizesTold(page),
      ...terms,
    ];
  },

  rating({ rating, reviews }) {
    if (!rating || !reviews) return [];
    const { stars, best, isRounded } = gradeOf(rating);
    const count = wholeAmount(reviews.value);
    // Nobody says "five point zero".
    const said = stars.replace(/\.0+$|(?<=\.\d)0+$/, "");
    const counted = isOfRatings(reviews) ? ["give", "ratings"] : ["rate", "reviews"];
    const grade = `${isRounded ? "about " : ""}${said} out of ${best}`;
    const sentence = tied(`Customers ${counted[0]} it ${grade}, in ${count} ${counted[1]}.`, [said], rating);
    return [{ ...sentence, ties: [...sentence.ties, { text: count, blockIndex: null, factId: reviews.id }] }];
  },

  details(subject, told) {
    const said = [kindOf(subject), ...told].join(" ").toLowerCase();
    const titled = specsInTitle(subject.page).filter(({ value }) => !subject.name.includes(value));
    const isTold = (row: Spec) => tellsRow(said, row) || isWithin(row, subject.name);
    const stated = specsOf(subject.page).filter((row) => !isOfParcel(row, subject.name));
    const rows = [...titled, ...decisiveRows(stated, subject.page)].filter((row) => !isTold(row));
    const { page } = subject;
    const affirmed = affirmedOf(page, (quality) => said.includes(quality.toLowerCase()));
    const isHeard = (words: string) => said.includes(words);
    const further = [...affirmed, ...boxedWith(page), ...optionsOf(page)];
    // Behind the two most important sentences on a thing comes what it is fit for, and what lies in its box.
    return [
      ...numbered(subject, conditionOf(page, isHeard)),
      ...quotedSeller(page, subject.name, told, subject.seconds),
      ...numbered(
        subject,
        sentencesOfRows(rows)
          .map(specifiedInEnglish)
          .toSpliced(2, 0, ...further)
          .concat(forbiddenCare(page, isHeard)),
      ),
    ];
  },

  things: (names) => plain(`The page lists ${names.join(", ")} and others.`),

  nothing: (subject) =>
    namedFrom(
      subject,
      `“${subject.name}”${subject.site ? `, a page on ${possessive(subject.site)} website,` : ""} has hardly any text that can be read aloud.`,
    ),

  headlines: (titles) =>
    plain(`Its headlines include ${listedInEnglish(titles.map((title) => `“${title}”`))}.`),

  review: (sentence, turn = 0) =>
    plain(
      `${VOICES[turn % VOICES.length]}: “${sentence
        .replace(/[“”"]/g, "")
        .replace(/([!?.])\1+/g, "$1")
        .trim()}”`,
    ),

  closing(subject, { availability }) {
    const { style, page, site } = subject;
    const where = site
      ? `${possessive(site)} website`
      : `the ${page.type === "product" ? "product" : "original"} page`;
    if (page.type !== "product") return [plain(titleClosing(subject, where))];
    const thing = shortName(subject);
    const last: Record<ScriptStyle, string> = {
      product: howToGet(
        isGoneForGood(availability, statedName(page)) ? undefined : availability?.value,
        thing,
        where,
      ),
      news: `There is more on ${where}.`,
      narration: `You will find the rest on ${where}.`,
      talk: `If ${thing === "it" ? "this" : thing} ${/[^su]s$/.test(thing) && areMany(subject) ? "sound" : "sounds"} like something for you, have a look at ${where}.`,
    };
    return numbered(subject, [plain(last[style])]);
  },

  mention(phrases) {
    const last = phrases.at(-1) ?? "";
    const all = phrases.length > 1 ? `${phrases.slice(0, -1).join(", ")} and ${last}` : last;
    return plain(`One more thing worth mentioning: ${all}.`);
  },
};

/** "Active Dynamic" of the Tarn Active Dynamic Lamp, "Black" of a lamp in black: the name has said all of it. */
function isWithin({ label, value }: Spec, name: string): boolean {
  if (MATERIAL.test(label) && hasWord(name.toLowerCase(), value.toLowerCase())) return true;
  if (name.toLowerCase().endsWith(` in ${value.toLowerCase()}`)) return true;
  if (/^(?:19|20)\d\d$/.test(value) && name.includes(value)) return true;
  const known = name.toLowerCase().split(/[^\p{L}\d]+/u);
  const words = value.toLowerCase().split(/[^\p{L}\d]+/u);
  return words.length > 1 && !/\d/.test(value) && words.every((word) => known.includes(word));
}

function money({ value, currency }: Fact): string {
  const amount = wholeAmount(value);
  if (currency === "JPY") return `${amount} yen`;
  const sign = signs[currency ?? ""];
  return sign ? `${sign}${amount}` : `${amount} ${currencyName(currency, "en")}`.trimEnd();
}

const statedName = (page: Page) => factOf(page, "name")?.value ?? page.title;
const stockOf = (fact: Fact | null, page: Page) => {
  const text = fact && stockInEnglish(fact, statedName(page));
  const open = text === UNAVAILABLE ? returnLeftOpen(page) : null;
  if (open) return [tiedTo(open.text, open.blockIndex)];
  const sent = text === SAID_IN_ADVANCE ? sentInAdvance(page) : null;
  if (sent) return [tiedTo(sent.text, sent.blockIndex)];
  return text ? [tied(text, numbersIn(text), fact)] : [];
};
