import type { Card } from "./shelf/card.ts";
import type { BlockKind, FactKind, FactSource, Language, PageType } from "./vocabulary.ts";

/** One run of text in reading order. Its index in `Page.blocks` is its position. */
export interface Block {
  kind: BlockKind;
  /** 1–6 for headings. */
  level?: number;
  text: string;
  /** Of a page that lists things: the thing whose card begins here. */
  card?: Card;
  /** Whether it belongs to the list that the page shows, and not to its running text. */
  isBeside?: boolean;
  /** Whether it stands below a picture and tells of it. */
  isCaption?: boolean;
  /** Whether it is one of the lines by which the page asks somebody, as their markup says. */
  isAsked?: boolean;
  /** Of a thread whose posts stand in boxes of their own: which of them it belongs to; 0 opens the thread. */
  post?: number;
  /** The name of who wrote that post, where a card or the end of a comment says it. */
  by?: string;
  /** Whether a customer wrote it, as the page's data or its markup says. */
  isReview?: boolean;
  /** Whether it belongs to the answer that the one who asked has chosen. */
  isAccepted?: boolean;
}

/** Where a fact was found. */
export interface Provenance {
  /** JSON path, itemprop, meta name or CSS path. */
  path: string;
  /** The words as the page has them. */
  excerpt: string;
  /** The line on the screen that says the same, where the fact comes from the page's data. */
  shown?: string;
  /** Different statements elsewhere on the page. */
  others?: OtherStatement[];
  /** Sizes or kinds of the thing with prices of their own, as the page shows them. */
  variants?: Variant[];
  /** Of a price: the kind that it buys, where others have prices of their own: "Glass only". */
  chosen?: string;
  /** Of a price on an English page: the format or the amount that it buys, where others are sold: "hardcover", "30 ml". */
  held?: string;
  /** Names of the kinds among which its buyers choose. */
  kinds?: string[];
  /** Names of what costs more and can be left out. */
  extras?: string[];
  /** Of a thing's name: the shelves on which its shop files it, the nearest first. */
  filed?: string[];
  /** Of a thing's name: what the title of the document calls it behind the name, "e-paper tide clock". */
  called?: string;
  /** Colours and sizes that cannot be had, as they are said, where others can: 「ホワイト」. */
  gone?: string[];
  /** Sizes that a shop has no longer or not yet, and of which it will say when it has them. */
  coming?: string[];
  /** Until when a sale's price is asked, as it is said: 「11月21日まで」, "December 3". */
  until?: string;
  /** Of a price: how much less it is than before, in the same currency, where the page says only that. */
  saving?: string;
  /** Of a price: what sending costs on top of it, in the same currency, as it stands right behind. */
  sending?: string;
  /** The terms of plans' prices, or the condition of a first one: 「月払い」, 「3回以上の継続」. */
  terms?: string;
  /** For how long one pays the price, as an English page says right behind it: "month". */
  period?: string;
  /**
   * Of a price that no buyer pays the shop: where bids begin, the highest bid so far, the last one of a sale that is
   * over, goods that only others sell, or those of an ad.
   */
  asked?: "first-bid" | "last-bid" | "won-bid" | "elsewhere" | "ad";
  /** Of an ad: the place in which its seller has put it. */
  place?: string;
}

/** A size or a kind that a page sells at its own price. */
export interface Variant {
  name: string;
  /** Decimal digits, in the currency of the price. */
  price: string;
  /** Null where the page does not say. */
  stock: "InStock" | "OutOfStock" | null;
  /** For whom and how long it is paid, of a plan: 「1人あたり月額」. */
  per?: string;
}

/** A statement that lost against another. */
interface OtherStatement {
  value: string;
  source: FactSource;
  path: string;
  /** An amount that the page shows nowhere, while another stands where a buyer looks for the price. */
  isOld?: boolean;
}

/** How the page itself says that a word of its text is read: a hint for the voice. */
export interface PageReading {
  /** The word as it stands in the text. */
  base: string;
  /** Kana, as the page writes them. */
  reading: string;
  /** Brackets are the weakest: what stands in them may be a remark. */
  source: "ruby" | "attribute" | "brackets";
}

export interface Fact {
  id: string;
  kind: FactKind;
  /** The name of a specification row; null for the other kinds. */
  label: string | null;
  /** Canonical text: decimals for prices, InStock or OutOfStock for availability. */
  value: string;
  /** ISO 4217, prices only. */
  currency: string | null;
  source: FactSource;
  /** 0–1. */
  confidence: number;
  provenance: Provenance | null;
}

/** The analysed page: everything that a writer may use. */
export interface Page {
  /** Counts readings that found something else than the one before; stored pages have one. */
  version?: number;
  /** After redirects; null for pasted text. */
  url: string | null;
  title: string;
  site: string | null;
  language: Language;
  type: PageType;
  author: string | null;
  /** ISO 8601. */
  publishedAt: string | null;
  /** How the page sums itself up for those who lead to it; it is no part of what the page shows. */
  summary?: string | null;
  blocks: Block[];
  /** None of pages that were stored before readings were kept. */
  readings?: PageReading[];
  facts: Fact[];
}

/** Addresses of a page's pictures; null where it names none. */
export interface PagePictures {
  lead: string | null;
  icon: string | null;
}

/** Extraction's own result: facts have no ids before they are stored. */
export type ExtractedPage = Omit<Page, "facts" | "version"> & {
  facts: Omit<Fact, "id">[];
  /** Pasted text has none. */
  pictures?: PagePictures;
};
