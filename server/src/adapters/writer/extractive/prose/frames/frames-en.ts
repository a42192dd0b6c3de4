import type { Page } from "#kernel/page";
import { MONTHS_EN } from "#kernel/text/months-en";
import type { ScriptStyle } from "#kernel/vocabulary";
import { type Draft, plain, type Subject } from "../../draft.ts";
import { dateOf, namedFrom, tied } from "../../facts.ts";
import { calledInEnglish, endedOnce } from "../../frame-en.ts";
import { factOf } from "../../subject.ts";
import { listedInEnglish } from "../../text/sentences/noun-phrase.ts";
import type { About, Frames } from "./frames.ts";
import { hasDay } from "./has-day-en.ts";

export const framesEn: Frames = {
  opening(subject, about) {
    const { audience, style } = subject;
    const first = namedFrom(subject, titled(subject, about));
    const isOfMonth = style === "news" && about.isThread;
    return [
      writerOf(subject, about) ? withAuthor(first, subject) : isOfMonth ? withMonth(first, subject) : first,
      ...(audience ? [plain(`This one is for ${audience}.`)] : []),
      ...(style === "news" && !about.isThread ? dated(subject) : []),
    ];
  },

  closing(subject, { isGrave, isThread }) {
    const { style } = subject;
    const { where, at } = placeOf(subject);
    const rest = isThread ? `You will find the whole thread ${where}.` : `You will find the rest ${where}.`;
    const closing: Record<ScriptStyle, string> = {
      product: `You can read all of it ${where}.`,
      news: `You will find more ${where}.`,
      narration: rest,
      talk: isGrave ? rest : `If you would like to know more, have a look at ${at}.`,
    };
    return [plain(closing[style])];
  },

  brief: (subject) => [plain(`There is more ${placeOf(subject).where}.`)],

  // Behind a thread's title and a post or two one needs to hear only that there are no others.
  ending: (subject, { isThread }) => [
    isThread
      ? plain(`That was the whole thread${subject.site ? ` on ${subject.site}` : ""}.`)
      : namedFrom(subject, endedOnce(`That was ${calledInEnglish(subject)}${fromHouse(subject)}.`)),
  ],

  voices: ({ isQuestion }) => ({
    first: isQuestion ? "The question reads" : "The first post reads",
    asks: "It goes on to ask",
    goesOn: "It goes on",
    asksBack: "One reply asks",
    answer: "The reply to that says",
    same: "The same writer goes on",
    stillSame: "Then the same writer says",
    opener: isQuestion ? "The one who asked adds" : "The first writer adds",
    best: isQuestion ? "The answer that helped reads" : "The post that helped reads",
    further: "Further on, the thread reads",
    outcome: isQuestion ? "In the end, one answer reads" : "In the end, one post reads",
    solved: isQuestion ? "In the end, the one who asked reports" : "In the end, the first writer reports",
    one: isQuestion ? "One answer reads" : "One of the posts reads",
    replies: isQuestion
      ? [
          "One answer says",
          "Another one says",
          "A third one reads",
          "A further answer says",
          "Yet another says",
        ]
      : [
          "Another post says",
          "A third one reads",
          "A further post says",
          "One more reads",
          "Yet another says",
        ],
  }),

  section: (heading, turn, _told, isNext) => {
    const own = `${heading.charAt(0).toLowerCase()}${heading.slice(1)}`;
    const then = isNext ? (turn === 0 ? "Next" : "Then") : "Further on";
    // A clause is no name: it is told within a sentence.
    if (OF_TELLING.test(own) && OF_WRITER.test(own)) return null;
    if (/^what to do$/i.test(own)) return "Here is what to do.";
    if (OF_TELLING.test(own)) return `${then}, it tells ${own}.`;
    if (OF_CASE.test(own) && own.split(" ").length > FEWEST_OF_CASE)
      return `${then} comes the case ${own.replace(OF_CASE, "in which ")}.`;
    const comes = turn === 0 ? "Next comes" : SECTIONS[turn % SECTIONS.length];
    return `${isNext ? comes : "Further on comes"} “${heading}”.`;
  },

  counted: (names, isAll, kind) => {
    const quoted = names.map((name) => `“${name}”`);
    if (!kind) return `It names ${listedInEnglish([...quoted, ...(isAll ? [] : ["others"])])}.`;
    return `${isAll ? "The" : "Among the"} ${kind} are ${listedInEnglish(quoted)}.`;
  },

  author: "These are the author’s own words.",

  inWordsOf: { author: (name) => `in the words of ${name}`, page: "told in the first person" },

  page: () => "What follows is quoted from the page.",

  guests: "This is what its visitors and customers write.",

  inOwnWords: (opening, house, site) => {
    const whole = house !== null && house === site ? opening.replace(`, from ${site}.`, ".") : opening;
    // "In its own words" is said of a page whose house is named; a writer nobody names speaks of himself.
    if (house === null) return whole.replace(/\.$/, ", told in the first person.");
    const own = `the words of ${house}`;
    return whole.replace(
      /\.$/,
      `, in ${whole.includes(`“${house}”`) || OF_HOUSE.test(whole.split(house ?? "?")[0] ?? "") ? "its own words" : own}.`,
    );
  },

  house: (site) => `The words are those of ${site ?? "the site"}.`,
};

/** "A page from Arden Forge, in the words of Arden Forge" would name it twice. */
const OF_HOUSE = /, (?:an article|a page) (?:of|from) $/;

const SECTIONS = ["Then comes", "The next part is", "After that comes"];

/** "how a wheel is mended", "when to oil it" */
const OF_TELLING = /^(?:(?:how|why|what|where|who) |when to )/;
/** "what the internet told me": whom, a narrator cannot say. */
const OF_WRITER = /\b(?:I|me|my|mine|we|us|our)\b/;
/** "if it stands still", "in case it stands still" */
const OF_CASE = /^(?:if|when|in case) (?!of )/;
/** "If you go" stands above a box for travellers. */
const FEWEST_OF_CASE = 3;

/** News has a day and an address among news; a manual, a course or a shop is no report, whatever day it bears. */
const isReport = ({ publishedAt, url }: Page) =>
  publishedAt !== null && url !== null && OF_NEWS.test(new URL(url).pathname);
const OF_NEWS =
  /\/(?:(?:[\w-]+-)?news(?:-[\w-]+)?|press(?:-releases?)?|stor(?:y|ies)|politics|world|business|sports?|local|breaking)(?:\/|$)|\/(?:19|20)\d\d\/(?:\d{1,2}|[a-z]{3})\//i;

/** Where the rest of a page is found; without a name for the site its address tells. */
function placeOf({ site, page }: Subject): { where: string; at: string } {
  const book = site ? bookOf(site) : null;
  if (book) return { where: `in ${book}`, at: book };
  if (site) return { where: `on the website of ${site}`, at: `the website of ${site}` };
  const host = hostOf(page.url);
  // A listener looks at a page; a bare address would be the subject itself.
  if (host) return { where: `at ${host}`, at: `the page at ${host}` };
  return { where: "on the original page", at: "the original page" };
}

/** The address of a house as one says it; one of many parts or of figures is none. */
function hostOf(url: string | null): string | null {
  const host = url ? new URL(url).hostname.replace(/^www\./, "") : "";
  return /^(?:[a-z]+(?:-[a-z]+)?\.){1,2}[a-z]{2,6}$/.test(host) ? host : null;
}

/** The house of a text that was told whole. */
const fromHouse = ({ site }: Subject) => (site ? `, from ${bookOf(site) ?? site}` : "");

/** "the Loom documentation": a manual is a book, and no house with a website. */
function bookOf(site: string): string | null {
  const [, name = "", kind = ""] = BOOK.exec(site) ?? [];
  return name ? `the ${name.replace(/^the /i, "")} ${kind.toLowerCase()}` : null;
}
const BOOK = /^(.+) (documentation|manual|handbook|wiki|user guide)$/i;

function titled(subject: Subject, about: About): string {
  const { isThread, isQuestion, isGrave } = about;
  const { style, name, site, page } = subject;
  const author = writerOf(subject, about);
  const from = site ? ` from ${bookOf(site) ?? site}` : "";
  if (isThread) {
    const on = site ? ` on ${site}` : "";
    const kind = isQuestion ? "a question" : "a thread";
    const opening: Record<ScriptStyle, string> = {
      product: `Today we look at ${kind}${on}, “${name}”.`,
      news: discussed(subject, `${isQuestion ? "the question" : "the subject"} “${name}”`),
      narration: `Here is ${kind}${on}: “${name}”.`,
      talk: `Hello, and welcome: today we look at ${kind}${on}, “${name}”.`,
    };
    return endedOnce(opening[style]);
  }
  const isArticle = (page.author !== null && page.author !== site) || isReport(page);
  const called = calledInEnglish(subject);
  const kind = isArticle ? "an article" : "a page";
  const opening: Record<ScriptStyle, string> = {
    product: `Today we look at ${called}${site ? `, ${kind}${from}` : ""}.`,
    news: isReport(page)
      ? `This is the article ${called}${from}.`
      : site
        ? `Our subject is ${called}, ${kind}${from}.`
        : `Our subject is ${called}.`,
    narration: `This is ${called}${author ? `, by ${author}` : ""}${site ? `,${from}` : ""}.`,
    talk: isGrave
      ? `Hello: today’s subject is ${called}${site ? `, ${kind}${from}` : ""}.`
      : `Hello, and welcome: today we are talking about ${called}${site ? `, ${kind}${from}` : ""}.`,
  };
  return endedOnce(opening[style]);
}

/** A thread is told with the month in which it began, or as done: its readers have long left it. */
function discussed({ site, page }: Subject, what: string): string {
  const month = monthOf(page);
  const on = site ? ` on ${site}` : "";
  return month
    ? `In a thread of ${month}, readers${on} discussed ${what}.`
    : `Readers${on} have discussed ${what}.`;
}

function monthOf({ publishedAt }: Page): string | null {
  const date = dateOf(publishedAt);
  return date ? `${MONTHS_EN[date.month - 1]} ${date.year}` : null;
}

/** The opening sentence with its month tied to the page's word on it. */
function withMonth(draft: Draft, { page }: Subject): Draft {
  const month = monthOf(page);
  return month
    ? { ...draft, ties: [...draft.ties, ...tied(draft.text, [month], factOf(page, "published")).ties] }
    : draft;
}

function dated({ page, name }: Subject): Draft[] {
  const date = hasDay(page) ? dateOf(page.publishedAt) : null;
  if (!date) return [];
  const day = `${MONTHS_EN[date.month - 1]} ${date.day}, ${date.year}`;
  // A question was not published; its page was.
  const it = name.endsWith("?") ? "The page" : "It";
  return [tied(`${it} was published on ${day}.`, [day], factOf(page, "published"))];
}

/** The writer who is named in the sentence that opens a narration; null where nobody is. */
const writerOf = ({ style }: Subject, { author, isThread }: About): string | null =>
  style === "narration" && !isThread ? author : null;

/** The opening sentence with its author's name tied to the page's word on it. */
const withAuthor = (draft: Draft, { page }: Subject): Draft => {
  const fact = factOf(page, "author");
  const name = page.author?.trim() ?? "";
  return fact && draft.text.includes(name)
    ? { ...draft, ties: [...draft.ties, ...tied(draft.text, [name], fact).ties] }
    : draft;
};
