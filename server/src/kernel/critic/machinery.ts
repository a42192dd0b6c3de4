import { alternativesOf, phrases } from "#kernel/text/phrases";

const MENU = phrases("critic-menus");
const LEGAL = phrases("critic-legal");
const MENU_WORDS = new RegExp(alternativesOf("critic-menu-words"), "gi");
/** Home > Garden > Chairs. */
const PATH = /\S\s*[>›»＞]\s*\S+.*[>›»＞]|^(?:Home|Top|ホーム|トップ)\s*[>›»＞/]/i;
/** So many labels of a menu in one sentence are a menu. */
const MANY = 3;

/** Words of menus, buttons and lists that belong to the site and not to its page. */
export function menuIn(text: string): string | null {
  const found = MENU.exec(text)?.[0] ?? PATH.exec(text)?.[0];
  if (found) return found;
  const words = text.match(MENU_WORDS) ?? [];
  const distinct = new Set(words.map((word) => word.toLowerCase()));
  const said = words.reduce((sum, word) => sum + word.length, 0);
  return distinct.size >= MANY && said > text.length / 3 ? text : null;
}

/** A buyer asks for the cost of delivery, and this is all of the answer. */
const ANSWER = /^(?:Standard )?(?:delivery|shipping) is free for orders over \S+\.$/i;

/** Terms, rights and warnings that no listener asked for. */
export const legalIn = (text: string): string | null =>
  ANSWER.test(text) ? null : (LEGAL.exec(text)?.[0] ?? null);

/** Words of a shop's terms, and the matter of a page whose title has one of them. */
const RETURNS =
  /返品|交換|返金|払い?戻し|キャンセル|回収|リコール|\b(?:refunds?|returns?|exchanges?|recalls?|cancellations?)\b/iu;
/** 「料金とご依頼の流れ」, "Prices and booking": who orders a service asks what it costs not to come. */
const OF_SERVICE =
  /料金|費用|受講料|入場料|予約|依頼|申し?込み|利用案内|ご利用|\b(?:prices?|pricing|rates|fees?|bookings?|charges)\b/iu;
/**
 * Whether words of a shop's terms are a page's own matter: 「無償交換のお知らせ」 tells how to exchange, and a page of a service's
 * charges what a cancellation costs.
 */
export const isOfReturns = (found: string, title: string): boolean =>
  RETURNS.test(found) && (RETURNS.test(title) || OF_SERVICE.test(title));
