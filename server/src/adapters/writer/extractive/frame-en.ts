import type { Page } from "#kernel/page";
import { MONTHS_EN } from "#kernel/text/months-en";
import type { ScriptStyle } from "#kernel/vocabulary";
import type { Draft, Subject } from "./draft.ts";
import { dateOf, tied } from "./facts.ts";
import { deckBelowName } from "./goods/name/deck-en.ts";
import { kindOf, makerOf, the } from "./goods/name/named-en.ts";
import { factOf } from "./subject.ts";
import { isCalledBySite } from "./title/title-home.ts";

/** "Tarn’s", "Mills’"; "Brook's", as some shops are called, is that already. */
export const possessive = (name: string) =>
  /['’]s$/i.test(name) ? name : /s$/i.test(name) ? `${name}’` : `${name}’s`;

export function productOpening(subject: Subject): string[] {
  const { style } = subject;
  const [kind, made] = [kindOf(subject), makerOf(subject)];
  const deck = kind || made ? null : deckBelowName(subject.name, subject.page);
  const name = `${the(subject)}${deck ? `, ${deck}` : kind}`;
  const opening: Record<ScriptStyle, string> = {
    product: `Today we would like to introduce ${name}${made ? ` ${made}` : ""}.`,
    news: `Our subject is ${name}${made ? ` ${made}` : ""}.`,
    narration: "",
    talk: `Hello, and welcome: today I would like to tell you about ${name}${made ? ` ${made}` : ""}.`,
  };
  return opening[style] ? [opening[style]] : [];
}

/** A text by its title; the first page of a site is no site. */
export const calledInEnglish = ({ page, name }: Subject): string =>
  isCalledBySite(page, name) ? `the home page of ${name}` : `“${name}”`;

const isArticle = ({ publishedAt, author }: Page) => publishedAt !== null || author !== null;

/** Behind a title that asks no full stop ends the sentence: “Why does it turn?” */
export const endedOnce = (sentence: string) => sentence.replace(/(?<=\?”)\.$/u, "");

export function titleOpening(subject: Subject): string[] {
  const { style, site, page } = subject;
  const called = calledInEnglish(subject);
  const kind = isArticle(page) ? "an article" : "a page";
  const opening: Record<ScriptStyle, string> = {
    product: `Today’s recommendation is ${called}${site ? `, ${kind} from ${site}` : ""}.`,
    news:
      isArticle(page) && called.startsWith("“")
        ? `This is the article ${called}${site ? ` from ${site}` : ""}.`
        : site
          ? `Our subject is ${called}, a page from ${site}.`
          : `Our subject is ${called}.`,
    narration: `This is ${called}${site ? `, from ${site}` : ""}.`,
    talk: `Hello, and welcome: today we are talking about ${called}${site ? `, ${kind} from ${site}` : ""}.`,
  };
  return [endedOnce(opening[style])];
}

export function titleClosing({ style, site, page }: Subject, where: string): string {
  const isByline = page.author && site && page.author.length < 40;
  const closing: Record<ScriptStyle, string> = {
    product: `You can read all of it on ${where}.`,
    news: isArticle(page) && site ? `That was a report from ${site}.` : `You will find more on ${where}.`,
    narration: isByline ? `It was written by ${page.author}.` : `You will find all of it on ${where}.`,
    talk: `That is all for today. If you would like to know more, have a look at ${where}.`,
  };
  return closing[style];
}

export function dated({ page }: Subject): Draft[] {
  const date = dateOf(page.publishedAt);
  if (!date) return [];
  const day = `${MONTHS_EN[date.month - 1]} ${date.day}, ${date.year}`;
  return [tied(`It was published on ${day}.`, [day], factOf(page, "published"))];
}

export const byline = ({ page: { author, ...page } }: Subject): Draft[] =>
  author && author.length <= 40
    ? [
        tied(
          `It was written by ${author}.`,
          [author],
          page.facts.find(({ kind }) => kind === "author") ?? null,
        ),
      ]
    : [];

export function howToGet(availability: string | undefined, thing: string, where: string): string {
  if (availability === "InStock") return `You can order ${thing} on ${where}.`;
  if (availability === "OutOfStock") return `To see when it is back, look at ${where}.`;
  return `You will find all the details on ${where}.`;
}
