import { Readability } from "@mozilla/readability";
import { Defuddle } from "defuddle/node";
import { parseDocument } from "../html/dom.ts";
import { blocksOf, type RawBlock } from "./blocks.ts";
import type { MarkupSize } from "./pre-scan.ts";
import { blocksLength } from "./width.ts";

/** A page as two libraries see it. */
export interface Libraries {
  readability: RawBlock[];
  defuddle: RawBlock[];
}

/** The longer of the libraries' answers lost less. */
export const longerOf = ({ readability, defuddle }: Libraries) =>
  blocksLength(readability) >= blocksLength(defuddle) ? readability : defuddle;

/**
 * Beyond these the libraries need longer than a reader waits: their selectors walk from an element through
 * all of its siblings. Such pages are lists and archives anyway; pages that people read have a tenth of it.
 */
const MANY = { elements: 20_000, siblingSteps: 5_000_000 };

/** The main text according to the two libraries; one tree is freed before the next is built. */
export async function librariesOf(html: string, url: string, size: MarkupSize): Promise<Libraries> {
  if (size.elements > MANY.elements || size.siblingSteps > MANY.siblingSteps)
    return { readability: [], defuddle: [] };
  return {
    readability: await orNothing(() => readabilityBlocks(html, url)),
    defuddle: await orNothing(() => defuddleBlocks(html, url)),
  };
}

/** A library that fails at a page has no say in it: the others read it all the same. */
export const orNothing = async (blocks: () => RawBlock[] | Promise<RawBlock[]>): Promise<RawBlock[]> => {
  try {
    return await blocks();
  } catch {
    return [];
  }
};

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
