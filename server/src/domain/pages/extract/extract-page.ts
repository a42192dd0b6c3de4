import { articleFacts, factsOf } from "../facts/facts.ts";
import { textOf } from "../facts/json.ts";
import { type LinkedData, linkedDataOf } from "../facts/json-ld.ts";
import type { Block, ExtractedPage } from "../page.ts";
import type { UnreadableReason } from "../unreadable.ts";
import { librariesOf } from "./candidates.ts";
import { parseDocument } from "./dom.ts";
import { detectLanguage } from "./language.ts";
import { mainText } from "./main-text.ts";
import { metadataOf } from "./metadata.ts";
import { declaredType, pageTypeOf } from "./page-type.ts";
import { elementsOf } from "./pre-scan.ts";
import { refusalOf } from "./refusals.ts";

export type Extraction = { page: ExtractedPage } | { refused: UnreadableReason };

/** What a page says, or why it says nothing. */
export async function extractPage(html: string, url: string): Promise<Extraction> {
  const elements = elementsOf(html);
  if (elements === null) return { refused: "TOO_COMPLEX" };
  const { document, data, declared, blocks } = await contentOf(html, url, elements);
  const { declaredLanguage, ...metadata } = metadataOf(document, data, url);
  const text = [metadata.title, ...blocks.map((block) => block.text)].join("\n");
  const language = detectLanguage(text, declaredLanguage);

  const product = factsOf(document, data, url);
  const type = pageTypeOf(declared, product, blocks);
  const hasFacts = type === "product" && product.some(({ kind }) => kind === "price");
  const refused = refusalOf(document, blocks, {
    title: metadata.title,
    isJapanese: language === "ja",
    paid: data.article?.free === false,
    hasFacts,
  });
  if (refused) return { refused };
  if (!language) return { refused: "OTHER_LANGUAGE" };
  const facts =
    type === "product" ? product : articleFacts(document, metadata.author, metadata.publishedAt, data);
  return { page: { url, ...metadata, language, type, blocks, facts } };
}

/** The tree, its linked data and the main text: what everything else is told from. */
export async function contentOf(html: string, url: string, elements: number) {
  const libraries = await librariesOf(html, url, elements);
  const document = parseDocument(html, url);
  const data = linkedDataOf(document);
  const declared = declaredType(document, data);
  const blocks = withDescription(mainText(document, libraries, declared), data);
  return { document, data, declared, blocks };
}

/** Shops that build the page by script, or hide its text in tabs, still describe the product in their data. */
function withDescription(blocks: Block[], data: LinkedData): Block[] {
  const description = data.product ? textOf(data.product.node.description) : null;
  if (!description || description.length < 60 || isCovered(description, blocks)) return blocks;
  return [...blocks, { kind: "paragraph", text: description }];
}

/** Whether the page says it already: half of it, clause by clause, or more. */
function isCovered(description: string, blocks: Block[]): boolean {
  const letters = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, "").toLowerCase();
  const said = letters(blocks.map(({ text }) => text).join(" "));
  const clauses = description.split(/[。．.!?！？、,;:\n]/).map(letters);
  const length = (some: string[]) => some.reduce((sum, clause) => sum + clause.length, 0);
  return length(clauses.filter((clause) => said.includes(clause))) >= length(clauses) / 2;
}
