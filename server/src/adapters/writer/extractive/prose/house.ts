import type { Page } from "#kernel/page";
import { type Draft, plain, type Subject } from "../draft.ts";
import { tied } from "../facts.ts";
import { companyOf, factOf, speakersOf } from "../subject.ts";
import { oneselfIn, speaksAsOneself } from "../text/persons/speaks-as-oneself.ts";
import { speaksAsHouse } from "../text/persons/third-person.ts";
import { type About, framesOf, isOrganisation, isWorkplace } from "./frames/frames.ts";
import { type ProseLine, proseLinesOf } from "./lines.ts";
import { registerOf } from "./register.ts";
import { isThread } from "./threads/threads.ts";
import { isAnswerOfOne } from "./voices/interviews-ja.ts";
import { outsideQuotations } from "./voices/outside-quotations-en.ts";
import { isOfGuests } from "./voices/reviews-ja.ts";

/** Tells a site's own page of its house by name, where nearly all that it says can be told so. */
export function readableOf(page: Page, isFit: (sentence: string) => boolean, most: number): ProseLine[] {
  const own = withoutOthers(proseLinesOf(page, registerOf(page), isFit, most), page);
  const isHouse =
    !page.author && !page.publishedAt && !isThread(page) && !isLesson(page) && !isInterview(own);
  const speakers = isHouse ? speakersOf(page) : null;
  const house = speakers && !BOOK.test(speakers.maker) ? speakers : null;
  if (!house || !own.some(({ sentences }) => HOUSE.test(sentences.join(" ")))) return own;
  const ours = proseLinesOf(page, registerOf(page), isFit, most, { isOurs: true });
  // Mostly somebody speaks of himself: no house.
  if (ours.length < MOSTLY * own.length) return own;
  const named = proseLinesOf(page, registerOf(page), isFit, most, { isOurs: true, house });
  return named.length >= NEARLY_ALL * ours.length ? named : own;
}
/** In an interview "we" are those who answer. */
const isInterview = (lines: readonly ProseLine[]) =>
  lines.some(({ sentences }) => sentences.some(isAnswerOfOne));
/** Below so small a share of sentences with "I" on a page that nobody signed, it is a customer or an example. */
const SPEAKS_RARELY = 1 / 8;

/** "Gather the names of all weavers to help me": somebody asks the house's goods for it. */
const ME = /^[^“"‘]*(?<!\p{L})me(?![\p{L}-])/u;

/** A house never says "I": the few sentences that do are somebody else's, whom nobody names. In a thread everybody does. */
function withoutOthers(lines: ProseLine[], page: Page): ProseLine[] {
  if (page.language !== "en" || page.author || page.publishedAt || isThread(page)) return lines;
  const isOther = ({ sentences }: ProseLine) => {
    const text = sentences.join(" ");
    return (speaksAsOneself(text) || ME.test(text)) && !text.endsWith("?");
  };
  if (lines.filter(isOther).length > SPEAKS_RARELY * lines.length) return lines;
  return lines
    .map((line, at) => (lines[at - 1] && isOther(lines[at - 1] as ProseLine) ? { ...line, gap: true } : line))
    .filter((line) => !isOther(line));
}

/** A book says "we" of those who read it, too. */
const BOOK =
  /\b(?:documentation|docs?|manuals?|guides?|wiki|tutorials?|handbook|reference|forums?|encyclop\p{L}+|dictionary|textbook|lessons?)$/iu;
const NEARLY_ALL = 0.85;
const MOSTLY = 0.5;

/** "Here we pass the address": in a lesson, "we" are those who teach and those who learn. */
function isLesson({ blocks, language }: Page): boolean {
  const own = blocks.filter(({ text }) => language === "en" && speaksAsHouse(text));
  const shown = own.filter(({ text }) => SHOWS.test(text));
  return shown.length > 0 && 2 * shown.length >= own.length && !own.some(({ text }) => OF_HOUSE.test(text));
}
const SHOWN =
  "see|saw|seen|use|used|call|declare|define|create|check|pass|set|need|want|get|start|write|return|run|look|observe|explore|discuss|show|shown|consider|assume";
const SHOWS = new RegExp(
  `\\bwe(?:[’'](?:ll|ve))? (?:can |will |could |must |have |then |also |first |now |just )*(?:${SHOWN})\\b`,
  "i",
);
const OF_HOUSE =
  /\bour (?:\p{Ll}+ )?(?:team|staff|customers|clients|guests|members|products?|services?|company|mission|stores?|shop|experts|partners|community)\b/iu;

const HOUSE =
  /(?<![\p{L}“"])(?:we|our|us|we’re|we're|we’ve|we've)(?!\p{L})|(?:当社|弊社|当店|当院|当館|当会|当団体|わたしたち|私たち)(?:は|も|が|の|で|では)/iu;

/** Says whose words these are, where they speak of themselves: the narrator is none of them. */
export function speakerOf(
  said: readonly string[],
  { style, page, site }: Subject,
  { author }: About,
): Draft[] {
  const { language } = page;
  const texts = language === "en" ? outsideQuotations(said) : said;
  if (isOfGuests(page)) return [plain(framesOf[language].guests)];
  const isNamed = style === "narration" && author !== null;
  // A narration names its author at the beginning, where the page does.
  if (isNamed) return [];
  // Each answer names who gives it, and "we" are that person's own.
  const answered = texts.findIndex(isAnswerOfOne);
  if (answered >= 0) return writerIn(texts.slice(0, answered), page);
  const oneself = language === "ja" ? oneselfIn(texts) : "";
  // Where the page names nobody, "I" may be a customer. Who only say 「私たち」 are a house.
  // A single "I" of an English article would be the narrator's.
  const isOne = language === "en" && page.type === "article" && !isThread(page);
  if (oneself !== null && (isOne ? texts.some(speaksAsOneself) : speaksOfOneself(texts)))
    return [plain(author !== null ? framesOf[language].author : ownWords(page, site, oneself))];
  const writer = writerIn(texts, page);
  if (writer.length > 0) return writer;
  const house = houseIn(texts, page, site);
  return house === undefined ? [] : [plain(framesOf[language].house(house))];
}

/** A single 「私」 of an article would be the narrator's. */
function writerIn(texts: readonly string[], page: Page): Draft[] {
  const isOne = page.language === "ja" && page.type === "article" && !isThread(page);
  const oneself = isOne ? oneselfIn(texts) : null;
  return oneself ? [plain(framesOf.ja.page(oneself))] : [];
}

/** The first sentence says in whose words a text is told, where it can; else it is said before them. */
export function speakerIn(
  opening: readonly Draft[],
  texts: readonly string[],
  subject: Subject,
  about: About,
): { opening: Draft[]; speaker: Draft[] } {
  const { page, site } = subject;
  const speaker = speakerOf(texts, subject, about);
  const [first, ...others] = opening;
  const own = speaksOfOneself(texts)
    ? isOfPerson(page, site)
      ? site
      : undefined
    : houseIn(texts, page, site);
  const frames = framesOf[page.language];
  const told = frames.inOwnWords;
  if (!told || !first || speaker.length === 0 || isOfGuests(page)) return { opening: [...opening], speaker };
  const said = speaker[0]?.text;
  const isOfAuthor = said === frames.author;
  const name = isOfAuthor ? about.author : null;
  const of = name ? frames.inWordsOf?.author(name) : said === frames.page("") ? frames.inWordsOf?.page : null;
  if (of) {
    const text = first.text.replace(/\.$/, `, ${of}.`);
    const ties = name && page.author === name ? tied(text, [name], factOf(page, "author")).ties : [];
    return { opening: [{ ...first, text, ties: [...first.ties, ...ties] }, ...others], speaker: [] };
  }
  const ofHouse = isOfAuthor || texts.some(isAnswerOfOne) ? undefined : own;
  if (ofHouse === undefined) return { opening: [...opening], speaker };
  return { opening: [{ ...first, text: told(first.text, ofHouse, site) }, ...others], speaker: [] };
}

const speaksOfOneself = (texts: readonly string[]) =>
  texts.filter(speaksAsOneself).length > SPEAKS * texts.length;

/** The house whose "we" is heard, null where nobody knows its name; undefined where none speaks. */
function houseIn(texts: readonly string[], page: Page, site: string | null): string | null | undefined {
  const { language } = page;
  const isHouse = texts.filter((text) => (language === "ja" ? HOUSE.test(text) : speaksAsHouse(text)));
  const name =
    authorAsHouse(page) ??
    companyOf(page) ??
    site ??
    (language === "en" ? (speakersOf(page)?.maker ?? null) : null);
  // A book's "we" are those who read it, too.
  if (language === "en" && name !== null && BOOK.test(name)) return undefined;
  const least = language === "en" && name === null ? SPEAKS_UNNAMED : SPEAKS_AS_HOUSE;
  return isHouse.length > least * texts.length ? name : undefined;
}

/** Says whose words a page in the first person has. */
const ownWords = (page: Page, site: string | null, oneself: string): string =>
  isOfPerson(page, site) ? framesOf[page.language].house(site) : framesOf[page.language].page(oneself);

/** Whether a page in the first person is that person's after whom its site is named. */
function isOfPerson({ url, language, blocks }: Page, site: string | null): boolean {
  const host = url ? new URL(url).hostname.replace(/^www\./, "") : "";
  const isPerson = language === "en" && site !== null && PERSON.test(site) && !isOrganisation(site);
  const isOwnSite = isPerson && host.startsWith(site.toLowerCase().replace(/[^a-z]/g, ""));
  return isOwnSite && !blocks.some(({ text }) => OF_HOUSE.test(text));
}
const PERSON = /^\p{Lu}\p{Ll}+ (?:\p{Lu}\. )?\p{Lu}\p{Ll}+$/u;

/** The house that has written a page on another’s site. */
const authorAsHouse = ({ author, blocks, language }: Page) =>
  language === "en" && author && isWorkplace(author, blocks) ? author : null;
const SPEAKS = 1 / 8;
/** A house is named sooner: hardly a narrator says "our" of another's goods. */
const SPEAKS_AS_HOUSE = 1 / 24;
/** "The site" tells a listener nothing of who speaks: it is said only where much of the text says "we". */
const SPEAKS_UNNAMED = 1 / 3;
