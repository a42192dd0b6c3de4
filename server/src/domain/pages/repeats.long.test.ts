import { expect, it } from "vitest";
import { extractPage } from "./extract/extract-page.ts";
import { guarded, hasTooManyElements } from "./guarded-input.ts";

const SIZE = 20_000;
/** Twice the length may take twice the time, and some more for what Node cleans up. */
const MOST_GROWTH = 3.2;
/** Less is lost among what else a page takes. */
const WORTH_COMPARING_MS = 200;
/** A page of this size that takes longer is reported however it grows. */
const MOST_MS = 3_000;
const TRIES = 3;

const signs = [..."!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~"];
const letters = [..."aAéß1１①あアー漢。、「」（　 \t\n\u00a0\u200b"];
const phrases =
  "a. |a, |1,|1.|1 |10:00 |2026-11-21 |¥1 |$1.0 |1%|a-b |http://a|http://a.b/ |a@b.c |a@|(a) |[x](|*a*|# a\n|- a\n|&amp; |&lt; |&nbsp;|&#48; |&#x30; |&#65296; |&copy;".split(
    "|",
  );
const tags = (
  "p div span a b em li ul ol dl dt dd table tr td th br hr img h1 h2 blockquote " +
  "pre code section article aside nav header footer main form input button select option label figure figcaption picture source video iframe svg " +
  "math sup sub ruby rt time template noscript details summary script style title textarea xmp noframes object center font dialog fieldset legend"
).split(" ");
const elements = tags.flatMap((tag) => [
  `<${tag}>`,
  `</${tag}>`,
  `<${tag}>x`,
  `<${tag} class="x" id=y>x</${tag}>`,
]);
/** Two in turn: what a pattern begins with, and what it then looks for in vain. */
const pairs = [..."a1.,:-/(「 \n"].flatMap((one, _, all) =>
  all.filter((other) => other !== one).map((other) => one + other.repeat(20)),
);

const sentence = "読み声は、ウェブのページを読み上げるための小さな道具です。";
const page = ({ head = "", body = "" }) =>
  `<html lang="ja"><head><title>道具の話</title>${head}</head><body><article><h1>道具の話</h1><p>${sentence.repeat(20)}</p>${body}</article></body></html>`;

const inText = (repeat: string) => page({ body: `<p>${repeat}</p>` });
/** Where the libraries look with patterns of their own; none of these ends at a sign of the repeat. */
const elsewhere: Record<string, (repeat: string) => string> = {
  "a title": (repeat) => page({ head: `<meta property="og:title" content='${repeat}'>` }),
  "a description": (repeat) => page({ head: `<meta name=description content='${repeat}'>` }),
  "a class": (repeat) => page({ body: `<div class='${repeat}' id='${repeat}'><p>${sentence}</p></div>` }),
  "an address": (repeat) =>
    page({ body: `<p>${sentence}<a href='${repeat}'>a</a><img src='${repeat}'></p>` }),
  "a style": (repeat) => page({ body: `<p style='${repeat}'>${sentence}</p>` }),
  "a date": (repeat) => page({ head: `<meta property='article:published_time' content='${repeat}'>` }),
  "a heading": (repeat) => page({ body: `<h2>${repeat}</h2><p>${sentence}</p>` }),
  "linked data": (repeat) =>
    page({
      head: `<script type=application/ld+json>${JSON.stringify({ "@type": "Product", name: repeat, description: repeat, offers: { price: repeat } })}</script>`,
    }),
};

/** Milliseconds of processor that a repeat of this length takes. */
async function timeOf(wrap: (repeat: string) => string, unit: string, length: number): Promise<number> {
  const html = wrap(unit.repeat(Math.ceil(length / unit.length)));
  if (hasTooManyElements(html)) return 0;
  const begun = process.cpuUsage();
  await extractPage(guarded(html), "https://pages.example/");
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1_000;
}

/** How a repeat's time grows with its length, where that is more than it may; the least of several tries counts. */
async function tooMuchOf(unit: string, wrap: (repeat: string) => string): Promise<string | null> {
  let whole = await timeOf(wrap, unit, SIZE);
  let half = Number.POSITIVE_INFINITY;
  const isTooMuch = () => whole >= WORTH_COMPARING_MS && (whole >= half * MOST_GROWTH || whole >= MOST_MS);
  for (let n = 0; n < TRIES && whole >= WORTH_COMPARING_MS; n++) {
    half = Math.min(half, await timeOf(wrap, unit, SIZE / 2));
    if (!isTooMuch()) return null;
    whole = Math.min(whole, await timeOf(wrap, unit, SIZE));
  }
  return isTooMuch() ? `${JSON.stringify(unit)}: ${half.toFixed(0)} → ${whole.toFixed(0)} ms` : null;
}

async function tooMuch(units: string[], wrap: (repeat: string) => string): Promise<string[]> {
  const found: string[] = [];
  for (const unit of units) {
    const one = await tooMuchOf(unit, wrap);
    if (one) found.push(one);
  }
  return found;
}

it("no repeat in a page takes the libraries longer than in proportion to its length", async () => {
  const units = [...signs, ...letters, ...phrases, ...pairs, ...elements];
  expect(units.length).toBeGreaterThan(400);
  await timeOf(inText, "a", SIZE);
  expect(await tooMuch(units, inText)).toEqual([]);
}, 600_000);

it.each(Object.entries(elsewhere))(
  "nor does one in %s",
  async (_where, wrap) => {
    const units = [...signs, ...letters, ...phrases].filter((unit) => unit !== "'");
    expect(await tooMuch(units, wrap)).toEqual([]);
  },
  600_000,
);
