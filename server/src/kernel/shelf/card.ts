/** One thing of a list as its own card shows it; each part is null where the card leaves a doubt. */
export interface Card {
  /** Its turn on the page. */
  at: number;
  name: string;
  /** Its place in a ranking, as the page writes it. */
  rank: string | null;
  /** The only price that the card asks, as the page writes it. */
  price: string | null;
  /** The price before a sale, where the card marks it as that. */
  former: string | null;
  /** Whether the price is the lowest of several. */
  isFrom: boolean;
  /** The maker, author or company, where the page names it as that. */
  by: string | null;
  isEmployer: boolean;
  /** When it was published, as the page writes it. */
  date: string | null;
  /** Stars out of five. */
  rating: string | null;
  /** Whether the card says that nobody can buy it now; pages that were read long ago do not know. */
  isSoldOut?: boolean;
  /** Its own sentences. */
  text: string;
}
