import { phrases } from "#kernel/text/phrases";

/** Words by which shops say that a thing cannot be bought now. */
export const OUT_OF_STOCK = phrases("stock-out");

/** Words that say that it is there. */
export const IN_STOCK = phrases("stock-in");

/** Words that say that it can be ordered before it is there, or is got for its buyer. */
export const PREORDER = phrases("stock-preorder");
export const BACKORDER = phrases("stock-backorder");

/** Words on the button that buys. */
export const BUY = phrases("buy-button");

/** Class and id names of the buy button, in every language. */
export const BUY_NAMES =
  /add-?_?to-?_?(cart|bag|basket)|addtocart|(^|[\s_-])(buy|order)-?_?(btn|button|now|box)|button-cart|btn-?(buy|cart|order)|buyBtn|product-?buy|can-buy/i;
