import type { ExtractedPage } from "#kernel/page";
import type { UnreadableReason } from "#kernel/reasons";
import { detectLanguage, isOtherLanguage } from "#kernel/text/language";
import type { Language } from "#kernel/vocabulary";
import { articleFacts, factsOf } from "../facts/facts.ts";
import { placesOf } from "../facts/places.ts";
import { beginningOf, type Documentish, parseDocument } from "../html/dom.ts";
import { linkedDataOf } from "../html/json-ld.ts";
import { withLookup } from "../html/lookup.ts";
import { metadataOf } from "../html/metadata.ts";
import { librariesOf } from "./candidates.ts";
import { describedInData, withDescription, withSummary } from "./described.ts";
import { countOn, listingOn, withCards } from "./listing.ts";
import { mainText } from "./main-text.ts";
import { pagePictures } from "./page-pictures.ts";
import { pageReadings } from "./page-readings.ts";
import { declaredType, mayBeGoods, pageTypeOf } from "./page-type.ts";
import { type MarkupSize, sizeOf } from "./pre-scan.ts";
import { allWords, unreadableReasonOf } from "./refusals.ts";
import { isReportBesideGoods } from "./report-markup.ts";
import { summaryOf } from "./summary.ts";

export type Extraction = { page: ExtractedPage } | { refused: UnreadableReason };

/** So much white space at once stands for nothing, and patterns (the libraries' too) lose their way in it. */
const LONG_SPACE = /(?<!\s)\s{1001,}/g;

/** Where a line may part a word. Nobody reads these signs, and a word that holds one is found by no pattern. */
const WHERE_WORDS_MAY_PART = /\u00AD|&shy;|&#(?:0*173|x0*ad);/gi;

/** Result of reading a page: its content, or why it has none. */
export async function extractPage(source: string, url: string): Promise<Extraction> {
  const html = source.replace(WHERE_WORDS_MAY_PART, "").replace(LONG_SPACE, " ");
  const size = sizeOf(html);
  if (!size) return { refused: "TOO_COMPLEX" };
  const { document, data, declared, blocks: own } = await contentOf(html, url, size);
  const places = placesOf(document);
  const product = isReportBesideGoods(document) ? [] : factsOf(document, data, url, places);
  const prices = product.flatMap(({ kind, value }) => (kind === "price" ? [Number(value)] : []));
  const typed = pageTypeOf(declared, product, own, mayBeGoods(document, data));
  const isGoods = typed === "product";
  const listing = listingOn(document, { url, declared, data, blocks: own, prices, isGoods });
  const blocks = withCards([...own, ...countOn(document, own, listing)], listing);
  const { declaredLanguage, ...metadata } = metadataOf(document, data, url);
  const text = [metadata.title, ...blocks.map((block) => block.text)].join("\n");
  const language = detectLanguage(text, declaredLanguage) ?? languageAround(document, text, declaredLanguage);

  const type = listing.length > 0 ? "other" : typed;
  const hasFacts = type === "product" && product.some(({ kind }) => kind === "price");
  const reason = unreadableReasonOf(document, blocks, {
    title: metadata.title,
    isJapanese: language === "ja",
    paid: data.article?.free === false,
    hasFacts,
  });
  // A page of words in another language is not empty.
  const isForeign = !language && (reason === "EMPTY" || reason === "NEEDS_SCRIPT");
  const refused = isForeign && allWords(document).length > MUCH ? null : reason;
  if (refused || !language) return { refused: refused ?? "OTHER_LANGUAGE" };
  const facts =
    type === "product" ? product : articleFacts(places, metadata.author, metadata.publishedAt, data);
  const readings = language === "ja" ? pageReadings(document.documentElement, text) : [];
  const pictures = pagePictures(document, url);
  const names = facts.flatMap(({ kind, value }) => (kind === "name" ? [value] : []));
  const { title } = metadata;
  const described = withSummary(document, blocks, { title, language, type, names });
  const summary = summaryOf(document, text, language);
  return {
    page: { url, ...metadata, language, type, summary, blocks: described, readings, facts, pictures },
  };
}

const MUCH = 1_500;

/** A text of names and numbers has hardly a word to tell its language by; the page around it may have some. */
function languageAround(document: Documentish, text: string, declared: string | null): Language | null {
  const language = detectLanguage(beginningOf(document.body, 20_000), declared);
  return language === "en" && isOtherLanguage(text) ? null : language;
}

/** The tree, its linked data and the main text: what everything else is told from. */
async function contentOf(html: string, url: string, size: MarkupSize) {
  const libraries = await librariesOf(html, url, size);
  const document = withLookup(parseDocument(html, url));
  const data = linkedDataOf(document);
  const declared = declaredType(document, data);
  const description = describedInData(data);
  const { accepted, reviews } = data;
  const blocks = withDescription(
    mainText(document, libraries, { declared, url, description, accepted, reviews }),
    data,
  );
  return { document, data, declared, blocks };
}
