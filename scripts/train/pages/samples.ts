import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { type Libraries, librariesOf } from "../../../server/src/domain/pages/extract/candidates.ts";
import { spokenUnits } from "../../../server/src/domain/pages/extract/choose.ts";
import { describedInData } from "../../../server/src/domain/pages/extract/described.ts";
import { featuresOf, type Weighed } from "../../../server/src/domain/pages/extract/features.ts";
import { pageBlocks } from "../../../server/src/domain/pages/extract/page-blocks.ts";
import { declaredType } from "../../../server/src/domain/pages/extract/page-type.ts";
import { sizeOf } from "../../../server/src/domain/pages/extract/pre-scan.ts";
import { parseDocument } from "../../../server/src/domain/pages/html/dom.ts";
import { linkedDataOf } from "../../../server/src/domain/pages/html/json-ld.ts";
import { metadataOf } from "../../../server/src/domain/pages/html/metadata.ts";
import { cases, type PageCase } from "../../bench/pages/data.ts";
import { tokensBy } from "../../bench/pages/tokens.ts";
import { labelsOf } from "./labels.ts";

/** A page to learn from. */
export interface Sample {
  page: PageCase;
  title: string;
  /** Whether the page declares a product. */
  sells: boolean;
  libraries: Record<"readability" | "defuddle", string>;
  weighed: Weighed[];
  names: readonly string[];
  rows: Float32Array[];
  labels: number[];
  sizes: number[];
}

type Kept = Record<string, Libraries>;

/** The pages of the folders; what the libraries say of them takes longest and may be kept in a file. */
export async function samplesOf(folders: readonly string[], file: string | undefined): Promise<Sample[]> {
  const kept: Kept = file && existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const samples: Sample[] = [];
  for (const folder of folders)
    for (const page of cases(folder)) {
      const sample = page.text ? await sampleOf(page, kept) : null;
      if (sample) samples.push(sample);
    }
  if (file) writeFileSync(file, JSON.stringify(kept));
  return samples;
}

async function sampleOf(page: PageCase, kept: Kept): Promise<Sample | null> {
  const html = page.html.replace(/\s{1000,}/g, " ");
  const size = sizeOf(html);
  if (!size || !page.text) return null;
  const key = `${page.set}/${page.id}`;
  const libraries = kept[key] ?? plain(await librariesOf(html, page.url, size));
  kept[key] = libraries;
  const document = parseDocument(html, page.url);
  const data = linkedDataOf(document);
  const { title } = metadataOf(document, data, page.url);
  const blocks = pageBlocks(document);
  const description = describedInData(data);
  const context = { url: page.url, declared: declaredType(document, data), description };
  const { weighed, table } = featuresOf(document, blocks, libraries, context);
  const { truth, tokens } = page.text;
  // A title is not part of a text: it is kept by itself.
  const body = page.text.withTitle ? truth.replace(title, "") : truth;
  const tokensOf = tokensBy[tokens];
  const labels = labelsOf(
    weighed.map(({ block }) => tokensOf(block.text)),
    tokensOf(body),
  );
  for (const { block, around } of weighed) release(block, around);
  return {
    page: { ...page, html: "" },
    title,
    sells: context.declared === "product",
    libraries: { readability: joined(libraries.readability), defuddle: joined(libraries.defuddle) },
    weighed,
    names: table.names,
    rows: table.rows,
    labels,
    sizes: weighed.map(({ block }) => spokenUnits(block.text)),
  };
}

const joined = (blocks: readonly { text: string }[]) => blocks.map(({ text }) => text).join("\n");

const plain = ({ readability, defuddle }: Libraries): Libraries => {
  const without = (blocks: Libraries["readability"]) => blocks.map(({ within: _, ...block }) => block);
  return { readability: without(readability), defuddle: without(defuddle) };
};

/** Lets go of the page's tree: hundreds of them would not fit into memory. */
function release(block: Weighed["block"], around: Weighed["around"]): void {
  block.within = null;
  for (let one = around; one?.element; one = one.parent) one.element = null;
}
