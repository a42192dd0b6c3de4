import type { PageType } from "#domain/vocabulary";
import type { FoundFact } from "../facts/found.ts";
import type { LinkedData } from "../facts/json-ld.ts";
import type { Block } from "../page.ts";
import type { Documentish } from "./dom.ts";
import { firstMeta } from "./metadata.ts";

/** What the page is about, by what it declares, then by how it is built. */
export function pageTypeOf(
  document: Documentish,
  data: LinkedData,
  facts: FoundFact[],
  blocks: Block[],
): PageType {
  const ogType = firstMeta(document, ["og:type"]) ?? "";
  const priced = facts.some(({ kind, source }) => kind === "price" && source !== "visible");
  if (data.product || /product/i.test(ogType) || priced) return "product";
  if (data.article || /^article$|blog/i.test(ogType)) return "article";
  const sells =
    facts.some(({ kind }) => kind === "price") && facts.some(({ kind }) => kind === "availability");
  if (sells) return "product";
  const prose = blocks.filter(({ kind, text }) => kind === "paragraph" && text.length > 60);
  return prose.length >= 4 ? "article" : "other";
}
