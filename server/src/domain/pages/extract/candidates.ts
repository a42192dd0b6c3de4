import { Readability } from "@mozilla/readability";
import { Defuddle } from "defuddle/node";
import { blocksOf, type RawBlock } from "./blocks.ts";
import { isBoilerplate } from "./boilerplate.ts";
import { type Documentish, parseDocument } from "./dom.ts";
import { lengthOf } from "./width.ts";

/** The same page as three extractors see it. */
export interface Candidates {
  readability: RawBlock[];
  defuddle: RawBlock[];
  /** Everything that is not recognisably navigation, in the page's order. */
  whole: RawBlock[];
}

/** The longer of the libraries' answers lost less. */
export const longerOf = ({ readability, defuddle }: Candidates) =>
  lengthOf(readability) >= lengthOf(defuddle) ? readability : defuddle;

/** From here on the libraries need longer than a reader waits; such pages are lists and archives anyway. */
const MANY_ELEMENTS = 30_000;

/** `document` is the page's own tree, which is read and left as it is. */
export async function candidatesOf(document: Documentish, html: string, url: string): Promise<Candidates> {
  const whole = blocksOf(document.body, isBoilerplate);
  const elements = [...document.querySelectorAll("*")].length;
  if (elements > MANY_ELEMENTS) return { readability: [], defuddle: [], whole };
  return { readability: readabilityBlocks(html, url), defuddle: await defuddleBlocks(html, url), whole };
}

// Each library changes the document it reads, so each gets one of its own.
export function readabilityBlocks(html: string, url: string): RawBlock[] {
  const document = parseDocument(html, url) as unknown as ConstructorParameters<typeof Readability>[0];
  return fromHtml(new Readability(document).parse()?.content, url);
}

export async function defuddleBlocks(html: string, url: string): Promise<RawBlock[]> {
  // useAsync off: nothing may be fetched while a page is taken apart.
  const document = parseDocument(html, url) as unknown as Parameters<typeof Defuddle>[0];
  return fromHtml((await Defuddle(document, url, { useAsync: false })).content, url);
}

const fromHtml = (html: string | null | undefined, url: string) =>
  html ? blocksOf(parseDocument(`<body>${html}</body>`, url).body) : [];
