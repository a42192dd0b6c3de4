import type { PageType } from "#kernel/vocabulary";
import type { Documentish, Elementish } from "../html/dom.ts";
import { squash } from "../html/dom.ts";
import { firstMeta } from "../html/metadata.ts";
import { anchorFeatures } from "./anchor-features.ts";
import type { RawBlock } from "./blocks.ts";
import type { Libraries } from "./candidates.ts";
import { columnsOf, type Features, featureTable, sameForAll } from "./feature-table.ts";
import { memberOf } from "./member-of.ts";
import { orderFeatures } from "./order-features.ts";
import { pageFeatures } from "./page-features.ts";
import { cellFeatures, listFeatures, partColumns, placeColumns } from "./part-features.ts";
import { countIn, type Surroundings, surroundingsOf } from "./surroundings.ts";
import { endsSentence, namesPrice, textFeatures } from "./text-features.ts";
import { letters } from "./width.ts";

/** A block with what is known of it before it is judged. */
export interface Weighed {
  block: RawBlock;
  around: Surroundings | null;
  own: ReturnType<typeof textFeatures>;
  sentence: boolean;
  price: boolean;
  readability: boolean;
  defuddle: boolean;
}

const flag = (holds: boolean) => (holds ? 1 : 0);
const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

/** A page before its blocks are judged: its address, its declared type, and what its data says of its thing. */
export interface KnownOfPage {
  url: string;
  declared: PageType;
  description?: string;
}

/** Every block of a page with its features. */
export function featuresOf(
  document: Documentish,
  blocks: readonly RawBlock[],
  libraries: Libraries,
  { url, declared, description = "" }: KnownOfPage,
) {
  const weighed = weighedBlocks(blocks, libraries);
  const total = weighed.reduce((sum, { block }) => sum + block.text.length, 0);
  const arounds = weighed.map(({ around }) => around);
  const order = orderFeatures(weighed, total);
  const named = namesOf(document, url);
  const repeats = repeatsOf(weighed);
  const anchored = anchorFeatures(weighed, total, description);
  const table = featureTable(weighed.length, [
    sameForAll(pageFeatures(document, url, declared, weighed)),
    columnsOf((index) => weighed[index]?.own ?? {}),
    columnsOf((index) => order[index] ?? {}),
    placeColumns(arounds),
    partColumns(arounds, total),
    columnsOf((index) => listFeatures(arounds[index] ?? null)),
    columnsOf((index) => cellFeatures(arounds[index] ?? null)),
    columnsOf((index) => named(weighed[index]?.block.text ?? "")),
    columnsOf(anchored),
    columnsOf((index) => ({
      inReadability: flag(weighed[index]?.readability ?? false),
      inDefuddle: flag(weighed[index]?.defuddle ?? false),
      repeats: Math.min(9, repeats.get(weighed[index]?.block.text ?? "") ?? 1),
    })),
  ]);
  return { weighed, table };
}

function repeatsOf(weighed: readonly Weighed[]): Map<string, number> {
  const repeats = new Map<string, number>();
  for (const { block } of weighed) repeats.set(block.text, (repeats.get(block.text) ?? 0) + 1);
  return repeats;
}

function weighedBlocks(blocks: readonly RawBlock[], { readability, defuddle }: Libraries): Weighed[] {
  const surroundings = surroundingsOf();
  const inReadability = memberOf(readability);
  const inDefuddle = memberOf(defuddle);
  const weighed = blocks.map((block) => {
    const within: Elementish | null = block.within ?? null;
    return {
      block,
      around: within && surroundings(within),
      own: textFeatures(block),
      sentence: endsSentence(block.text),
      price: namesPrice(block.text),
      readability: inReadability(block),
      defuddle: inDefuddle(block),
    };
  });
  for (const one of weighed) countIn(one.around, one);
  return weighed;
}

/** A shorter name is a part of many words. */
const SHORTEST_NAME = 4;
/** "oakloom" of "www.oakloom.co.uk" */
const houseIn = (url: string) =>
  URL.parse(url)
    ?.hostname.split(".")
    .slice(0, -1)
    .filter((label) => !/^(?:www|com?|org|net|ac|ne|or|go)$/.test(label))
    .at(-1);

/** How a block's words are those of the page's title and description. */
function namesOf(document: Documentish, url: string): (text: string) => Features {
  const title = letters(squash(document.querySelector("title")?.textContent).slice(0, 300));
  const description = letters((firstMeta(document, ["description", "og:description"]) ?? "").slice(0, 1_000));
  const sites = [firstMeta(document, ["og:site_name", "application-name"]), houseIn(url)]
    .map((name) => letters((name ?? "").slice(0, 60)))
    .filter((name) => name.length >= SHORTEST_NAME);
  return (text) => {
    const own = letters(text.slice(0, 500));
    return {
      namesSite: flag(sites.some((name) => own.includes(name))),
      inTitle: flag(own.length > 3 && title.includes(own)),
      titleShare: title.includes(own) ? share(own.length, title.length) : 0,
      inDescription: flag(
        own.length > 15 && (description.includes(own) || own.includes(description.slice(0, 60) || "\0")),
      ),
    };
  };
}
