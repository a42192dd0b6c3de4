import { hasTag, nearest } from "../html/dom.ts";
import { BULLET } from "./bullet.ts";
import { type FoundFact, found } from "./found.ts";
import { columnOf, headOf } from "./labels.ts";
import { GOT_WITHIN, MADE, MADE_WITHIN, withDayOfComing, withLeadTime } from "./lead-time.ts";
import type { Line } from "./lines.ts";
import { pricesIn } from "./money.ts";
import { isOrderButton, saysChosenIsThere } from "./ordered-choice.ts";
import { pathOf } from "./places.ts";
import { headsPreOrder } from "./pre-order-part.ts";
import { isChosen } from "./price/options.ts";
import { elementOf, isNowhereSold, isOneOfSeveral, isShut, isWholly, namesAround, SOLD } from "./shut.ts";
import { ABOUT, LOOSE, ONLY_BUTTON, SHUT } from "./stock-confidence.ts";
import {
  isAlonePriced,
  isAmongSizes,
  isForAnother,
  isLegend,
  isOfKey,
  isOfOneWay,
  isOnChoice,
  isOnlyStock,
  MAY_SELL_OUT,
  OTHER_GONE,
  TELLS_OF_GONE,
  tellsOfWear,
} from "./stock-of-others.ts";
import { LABEL, OF_TIME, ofChosenRows } from "./stock-rows.ts";
import {
  AHEAD,
  APOLOGISES,
  BEGIN_LONG,
  BEGINS_IN,
  BEGINS_OUT,
  BEGINS_PREORDER,
  BEING_MADE,
  beginsMaking,
  GONE_BUT_ORDERED,
  GONE_THIS_SEASON,
  LAST_ONE,
  MADE_SINGLY,
  NAMED_AHEAD,
  ON_BACKORDER,
  SENT_NOW,
  SHOUTS_SOLD,
  STATES_IN,
  WAITED_FOR,
} from "./stock-sentences.ts";
import {
  BACKORDER,
  BUY,
  BUY_NAMES,
  BUYS_OTHER,
  IN_STOCK,
  ORDERED_AHEAD,
  OUT_OF_STOCK,
  PREORDER,
} from "./stock-words.ts";

const NAMED =
  /stock|avail|inventory|zaiko|(^|[\s_-])zai([\s_-]|$)|lager|dispon|soldout|sold-out|(^|[\s_-])sold([\s_-]|$)|delivery-?(status|message|info)/i;
const PRESSED = /^(button|input|a|img|label)$/i;
const CODE = /[{}]|=>/;
/** A row of a menu or a filter, which shops name by the same words. */
const isInMenu = hasTag("LI", "LABEL", "NAV");
/** Words that wait for another choice, or in a window that is closed; "product-template" is a whole page of a shop system. */
const CONCEALED =
  /(^|[\s_-])(cannot-buy|unavailable-(label|text|exp)|modal|popup|dialog)|(^|\s)(js-)?template(\s|$)/i;
/** Signs and counts behind such a label. */
const YES =
  /^(あり|有り?|○|◯|◎|△|yes|.{0,12}?[1-9１-９][\d０-９,]*\s*(個|点|冊|枚|本|台|セット|袋|箱|件|$))/i;
const NO = /^(なし|無し?|×|✕|0|０|no\b)/i;
const LONGEST = 80;
const LONGEST_STATE = 40;
const LONGEST_BEGUN = 60;

/** "In stock now", above other goods. */
const isHeading = hasTag("H2", "H3", "H4", "H5", "H6");
const OF_PRICE = /^(?:(?:our |selling )?price|(?:販売)?価格|値段)$/iu;
/** Words that begin within so many signs begin a longer line. */
const BEGINNING = 12;
/** "Built to order, 8 to 10 weeks" */
const beginsAhead = (text: string) => {
  const at = text.search(BACKORDER);
  return at >= 0 && at < BEGINNING;
};
type Availability = "InStock" | "OutOfStock" | "PreOrder" | "BackOrder";

/**
 * Whether the thing can be bought, by what stands beside the button and on it. Words count more than a
 * button, and a button more by its words than by its name; nothing where the page says nothing.
 */
export function visibleAvailability(lines: readonly Line[], anchor: number, name = ""): FoundFact[] {
  const own = lines.filter((line) => !isForAnother(elementOf(line), name));
  const all = own.flatMap((line, index) => signOf(line, own, index, anchor));
  const signs = ofChosenRows(all, ({ line }) => elementOf(line));
  const best = signs.reduce<Sign | null>((a, b) => (a && a.weight >= b.weight ? a : b), null);
  if (!best) return [];
  const { line, weight } = best;
  // 「【予約販売】…」: what can be put into the cart comes later.
  const isAhead = best.value === "InStock" && NAMED_AHEAD.test(name);
  const value = isAhead ? "PreOrder" : best.value;
  const isWorded = best.isWorded || isAhead;
  const isGone =
    isShut(lines, anchor, SHOUTS_SOLD.test(line.text)) || (weight >= ABOUT && isNowhereSold(line, lines));
  return found({
    kind: "availability",
    value,
    source: "visible",
    path: pathOf(elementOf(line)),
    excerpt: withDayOfComing(
      value,
      value === "BackOrder" ? withLeadTime(line.text, lines) : line.text,
      lines,
    ),
    confidence:
      value === "OutOfStock" && isGone
        ? SHUT
        : !isWorded
          ? ONLY_BUTTON
          : isAhead || weight >= 2.8
            ? 0.75
            : LOOSE,
  });
}

const BADGE = /mark|icon|badge|label|tag/i;

interface Sign {
  value: Availability;
  weight: number;
  line: Line;
  /** Said in words about the stock, not only by a button. */
  isWorded: boolean;
}

function signOf(line: Line, lines: readonly Line[], index: number, anchor: number): Sign[] {
  const { elsewhere } = line;
  const sure = TELLS_OF_GONE.test(line.text) ? line.text.replace(MAY_SELL_OUT, "") : line.text;
  const text = sure.replace(BULLET, "");
  if (elsewhere || CODE.test(text) || BUYS_OTHER.test(text) || isOfKey(lines, index)) return [];
  const isThere = saysChosenIsThere(elementOf(line), text);
  const singly = text.length > LONGEST ? MADE_SINGLY.exec(text)?.[0] : undefined;
  const isLong = text.length > LONGEST && !singly && !isThere && !SHOUTS_SOLD.test(text);
  const stated = isLong ? text.replace(LABEL, "").trimStart() : text;
  const isPriced = isAlonePriced(line, lines);
  if (isLong && !isPriced && !BEGIN_LONG.some((one) => one.test(stated))) return [];
  const element = elementOf(line);
  const names = namesAround(element);
  if (CONCEALED.test(names) || (IN_STOCK.test(text) && nearest(element, isHeading) !== null)) return [];
  const isButton = PRESSED.test(element.tagName) || PRESSED.test(line.block.tagName);
  const isOff = nearest(element, (one) => one.hasAttribute("disabled")) !== null;
  const distance = line.order - anchor;
  const near = distance >= 0 ? 1 / (1 + distance / 300) : 0.2;
  const sign = (value: Availability, weight: number, isWorded = true): Sign[] => [
    { value, weight: weight + near, line, isWorded },
  ];
  // More than what a label promises: the thing cannot be put into the cart.
  if (isThere) return sign("InStock", 2.9);
  if (GONE_BUT_ORDERED.test(text) || BEING_MADE.test(text)) return sign("BackOrder", 2.9);
  if (BEGINS_OUT.test(text) && !nearest(element, isOneOfSeveral))
    return sign("OutOfStock", isLong ? 3.3 : 3.2);
  if (BEGINS_PREORDER.test(text) && distance >= 0) return sign("PreOrder", 2.9);
  if (APOLOGISES.test(text) || GONE_THIS_SEASON.test(text)) return sign("OutOfStock", 3.2);
  if (SHOUTS_SOLD.test(text) && !nearest(element, isOneOfSeveral)) return sign("OutOfStock", 3.2);
  const isSold =
    (SOLD.test(text) || (isWholly(OUT_OF_STOCK, text) && !nearest(element, isOneOfSeveral))) &&
    !isOnChoice(element, text);
  if (isOff && isButton && isAmongSizes(element)) return [];
  if (isOff && isButton && isSold) return sign("OutOfStock", 3);
  const beginsIn = BEGINS_IN.test(text) && (text.length < LONGEST_BEGUN || STATES_IN.test(text));
  if ((LAST_ONE.test(text) || isPriced) && distance >= 0) return sign("InStock", 2.9);
  if (beginsIn && (!nearest(element, isOneOfSeveral) || (/[,.]/.test(text) && isOnlyStock(element))))
    return sign("InStock", 2.9);
  // Among a thing's badges it is said of the thing as a whole.
  if (beginsMaking(text)) return sign("BackOrder", 2.9);
  if (
    GOT_WITHIN.test(text.trim()) ||
    MADE_WITHIN.test(text.trim()) ||
    (MADE.test(text.trim()) && BADGE.test(names))
  )
    return sign("BackOrder", 2.9);
  // More than the button that orders it, less than what stands at the price.
  if (singly) return sign("BackOrder", 2.5);
  const label = LABEL.exec(text);
  const isBegun = ORDERED_AHEAD.test(text) || beginsAhead(text);
  const head =
    label || (text.length > LONGEST_STATE && !isBegun)
      ? ""
      : `${columnOf(element)}\n${headOf(line, lines, index)}`;
  const heads = head.split("\n").filter(Boolean);
  const isHeaded = heads.some((one) => LABEL.test(`${one}:`));
  const isTimed = heads.some((one) => OF_TIME.test(one));
  const about = label !== null || isHeaded || NAMED.test(names);
  const said = label ? text.slice(label[0].length).trim() : text;
  const ofThere = said.replace(OTHER_GONE, "");
  if ((label || isHeaded) && ofThere !== said && YES.test(ofThere)) return sign("InStock", 3.2);
  if (isLegend(said) || tellsOfWear(`${label?.[0] ?? ""}\n${head}`, said)) return [];
  // "Price: Sold"
  const isOfPrice = heads.some((one) => OF_PRICE.test(one));
  if (isOfPrice && (SOLD.test(text) || isWholly(OUT_OF_STOCK, text))) return sign("OutOfStock", 3.2);
  if (label || isHeaded) {
    if (PREORDER.test(said) || AHEAD.test(said)) return sign("PreOrder", 3.2);
    if (OUT_OF_STOCK.test(said) && ORDERED_AHEAD.test(said)) return sign("BackOrder", 3.2);
    if (BACKORDER.test(said)) return sign("BackOrder", 3.2);
    if (NO.test(said) || OUT_OF_STOCK.test(said)) return sign("OutOfStock", 3.2);
    if (YES.test(said) || IN_STOCK.test(said)) return sign("InStock", 3.2);
  }
  // 「予約受付｜残り63箱」
  const isAhead = heads.some((one) => PREORDER.test(one));
  if (isAhead && IN_STOCK.test(text)) return sign("PreOrder", 3.2);
  if (isTimed && (beginsAhead(text) || WAITED_FOR.test(text))) return sign("BackOrder", 3);
  if (isTimed && SENT_NOW.test(said)) return sign("InStock", 2.9);
  if (about && OUT_OF_STOCK.test(text) && ORDERED_AHEAD.test(text)) return sign("BackOrder", 3.2);
  if (OUT_OF_STOCK.test(text)) {
    // In a list beside the goods, "58,000円 売約済" is of another one.
    if (distance < 0 && pricesIn(text).length > 0) return [];
    // A size or a colour that is gone is a choice less, not the thing.
    if ((isOff || nearest(element, isOneOfSeveral)) && !isWholly(OUT_OF_STOCK, text)) return [];
    if (isOfOneWay(text)) return [];
    return about || isButton || text.length < 40 ? sign("OutOfStock", about ? 3 : 2.2) : [];
  }
  // 「修理教室 1月16日開催 予約受付中」: a picture that leads elsewhere is of what it leads to.
  const isMenu =
    nearest(element, isInMenu) !== null || (isPicture(element) && isLinked(line) && OF_EVENT.test(text));
  if (PREORDER.test(text) && (about || isWholly(PREORDER, text) || (isButton && !isMenu)) && !isOff)
    return sign("PreOrder", about ? 3 : 2.8);
  if (BACKORDER.test(text) && (about || isTimed || ON_BACKORDER.test(text))) return sign("BackOrder", 3);
  // 「お取り寄せ」 above the button
  if (isWholly(BACKORDER, text) && distance >= 0 && !isButton && !isMenu && !isLinked(line))
    return sign("BackOrder", 2.6);
  if (IN_STOCK.test(text) && (about || text.length < 40)) {
    const choice = nearest(element, isOneOfSeveral);
    const isOfChosen = choice !== null && isChosen(choice);
    return sign("InStock", (about || isOfChosen) && text.length < 40 ? 3 : 2);
  }
  // Within a sentence of the price table: "出荷：当日 在庫：◎".
  const within = /(?:在庫|stock)\s*[:：]\s*(\S+)/i.exec(text)?.[1] ?? "";
  if (within && YES.test(within)) return sign("InStock", 2.9);
  if (isOff) return [];
  if (/^[○◯◎△]$/.test(text) && element.closest("td")) return sign("InStock", 2);
  if ((isButton && AHEAD.test(text)) || headsPreOrder(element, text)) return sign("PreOrder", 2.8);
  if ((BUY.test(text) && (isButton || text.length < 24)) || isOrderButton(element, text))
    return sign("InStock", 2.4, false);
  return BUY_NAMES.test(names) && text.length < 40 && /\p{L}/u.test(text) ? sign("InStock", 1, false) : [];
}

const OF_EVENT = /\d\s?[月日]|開催|教室/u;
const isPicture = hasTag("IMG");
const isLinked = ({ pieces }: Line) => pieces[0]?.linked === true;
