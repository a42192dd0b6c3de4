import { phrases } from "#kernel/text/phrases";

/** Words by which shops say that a thing cannot be bought now. */
export const OUT_OF_STOCK = phrases("stock-out");

/** Words that say that it is there. */
export const IN_STOCK = phrases("stock-in");

/** Words that say that it can be ordered before it is there, or is got for its buyer. */
export const PREORDER = phrases("stock-preorder");
export const BACKORDER = phrases("stock-backorder");

/** 「入荷待ち　ご注文は承ります」: what is not there can be ordered. */
export const ORDERED_AHEAD =
  /ご?(?:注文|予約)(?:は|を|も)?(?:お受け|受け?付け|承[りるっ]|可能|いただけ)(?!.{0,6}(?:ません|終了|できない))/u;

/** 「セットをカートに入れる」, "Buy this photo": a button that buys other things, too, or a copy of what the page shows. */
export const BUYS_OTHER =
  /^(?:セット|まとめ(?:て)?|一緒に|両方|すべて|全て|全部|[2-9２-９]点).{0,8}(?:カート|かご|カゴ|購入|買う)|^(?:buy|order|purchase) (?:this |the |an? )?(?:photo|picture|image|reprint|article)s?\b/iu;

/** Words on the button that buys. */
export const BUY = phrases("buy-button");

/** Class and id names of the buy button, in every language. */
export const BUY_NAMES =
  /add-?_?to-?_?(cart|bag|basket)|addtocart|(^|[\s_-])(buy|order)-?_?(btn|button|now|box)|button-cart|btn-?(buy|cart|order)|buyBtn|product-?buy|can-buy/i;
