import { BEGINS_REPRINTING } from "#kernel/shelf/coming";

/**
 * "Out of stock – call us and we will keep one", "Sold out in every size. Back in May.": the beginning of a longer line
 * says it all.
 */
export const BEGINS_OUT =
  /^(?:(?:currently |temporarily )?out of stock|sold out|(?:currently|temporarily) unavailable)(?: in (?:all|every) [^.,;!?]{3,24})?\s*[–—.!:-]\s/i;
/** "In stock, roasted on Mondays", "In stock, ships tomorrow from our barn in Ely" */
export const BEGINS_IN = /^(?:in stock|在庫あり|在庫有り?)(?=[\s,.、。・–—-]|$)/i;
/** "In stock, Dayton warehouse. Ships on the next working day.": a sentence of its own before others. */
export const STATES_IN = /^in stock(?:[,;] [^.,;!?]{1,30})?\. /i;
/** "£9.20 a packet, VAT included. In stock. Post £3.40.", "$685 Available. I only have the one.": behind the price it is said. */
export const PRICED_IN =
  /^(?:[A-Z]{0,2}[$€£]|kr\.?)\s?\d[\d,]*(?:\.\d\d)?(?:(?!\d)[^.!?;]{0,40}[.;])?\s+(?:In stock(?=[.,;!]|$)|Available(?=[.;!]))/u;
/** "*** SOLD *** gone to a good home": a shout before whatever follows. */
export const SHOUTS_SOLD = /^[*★●•!\s-]*SOLD(?: OUT)?(?=[*★●•!.–—-]|\s*[*★●•!–—-])/u;
/** 「申し訳ございませんが、只今品切れ中です。」, the words of a shop system in the place of its button. */
export const APOLOGISES =
  /^(?:大変)?申し訳(?:ございません|ありません|ない(?:の)?です)(?:が|。)、?\s?(?:(?:こちら|この|本)の?商品は)?、?(?:只今|ただいま|現在)?、?(?:売り?切れ|品切れ?|在庫切れ|完売)/u;
/** "Every lamp is made to order, so we keep none in stock.": within a paragraph it is said of the thing itself. */
export const MADE_SINGLY = /\b(?:every|each)\b[^.!?]{1,40}\bis made to order\b/i;
/** "Made to order. Benches ordered now will be ready in February.": the beginning of a longer line says it. */
const BEGINS_MADE =
  /^(?:hand)?(?:made|built|sewn|cut|woven|knitted|printed|baked) to order(?=[.,:;!]|\s[–—-]\s)/i;
/** "Pre-order. Pay €40 now, the rest when it ships.": the beginning of a longer line says it. */
export const BEGINS_PREORDER = /^pre-?order(?:s open| now)?[.:!] /i;
/** 「予約数 残りわずか」, 「予約カートに入れる」: it is ordered before it is there. */
export const AHEAD = /^予約(?:数|受付|販売|注文|購入|可|カート)/u;
/** 「当日出荷（15時までのご注文）」, in the row that says when it is sent. */
export const SENT_NOW =
  /^(?:最短|通常)?\s?(?:当日|即日|本日|翌日|翌営業日|[1-3１-３]\s?(?:[〜～-]\s?[2-5２-５]\s?)?営業?日(?:以内)?)に?(?:出荷|発送)/u;
/** 「ただいま約四か月待ちです。」 */
export const WAITED_FOR =
  /[\d０-９一二三四五六七八九十半](?:か月|ヶ月|カ月|週間|年)(?:半|ほど|程度|くらい)?待ち/u;
/** "On back-order. Ships in 3–4 weeks", "Back-order" beside a button that tells more of it: it says so without a label. */
export const ON_BACKORDER =
  /^(?:(?:available |currently |temporarily |now )?on )?back[- ]?order(?:ed)?\b(?=[.,:;]|\s*(?:(?:more|further) info(?:rmation)?)?\s*$|\s[–—-]\s)/i;
/** In the brackets that shops put before or behind a name. */
export const NAMED_AHEAD =
  /[【[［(（〔]ご?予約(?:販売|商品|受付(?:中|開始)?|品)?[】\]］)）〕]|^pre-?order[:：]/iu;
/** 「ただいま在庫がございません。ご注文は承ります。」: what is not there can be ordered, whatever the button says. */
export const GONE_BUT_ORDERED =
  /^(?:(?:只今|ただいま|現在)、?)?(?:在庫(?:は|が)?(?:ございません|ありません|切れです|を切らしております)|(?:品切れ?|売り?切れ|欠品)(?:中)?(?:です|しております|となっております))(?:が|。)、?\s?ご?注文は?(?:お受け|受け?付け|承[りるっ]|可能)(?!.{0,6}(?:ません|終了|できない))/u;
/**
 * "$425.00 plus actual shipping. One only.", "(incl. GST) One only. Available.", "$2,450. One only, here in the shop.": the
 * last sentences of a line say how many there are.
 */
export const LAST_ONE =
  /(?:^|[.!)]\s+)one only(?:,? here in (?:the|our) (?:shop|store|workshop))?(?:[.!] (?:still )?available(?: now)?)?[.!]?$/i;
/** 「今年の分は終わりました。次は来年5月の予定です。」, "All gone for this year.": what a season gives is sold until the next one. */
export const GONE_THIS_SEASON = new RegExp(
  [
    "^(?:今年|本年|昨年|今季|今期|今シーズン)(?:度|産)?の?(?:分|ぶん|販売|出荷)は、?(?:すべて|全て|もう|これで)?(?:終わ(?:り|って)|終了(?:いた)?し|完売|売り?切れ|なくなり)",
    String.raw`^(?:all |now )?(?:gone|finished|sold) for (?:this|the) (?:year|season)\b`,
    String.raw`^this (?:year|season)[’']s (?:[\p{L}-]+ ){0,2}(?:is|are|has|have) (?:all |now |been )?(?:gone|finished|sold)\b`,
  ].join("|"),
  "iu",
);
/**
 * "Being made, about 3 weeks. You can order now and I'll send it as soon as it is dry.": what is not made yet can be
 * ordered, whatever the button says.
 */
export const BEING_MADE = new RegExp(
  [
    String.raw`^(?:(?:now|currently|still) )?being (?:made|built|sewn|woven|knitted|printed|cast|turned)[,:;.]? (?:(?:ready|done|back) )?`,
    String.raw`(?:in )?(?:about |around |roughly |some )?\d{1,2}(?: ?(?:-|–|to) ?\d{1,2})? (?:days|weeks|months)\b`,
    String.raw`|^(?:[^.!?]{1,60}[.!] )?(?:you can )?order (?:it |yours )?now and (?:I|we)(?:[’']ll| will) (?:send|post|ship)`,
    String.raw` (?:it|yours|them) (?:on )?(?:as soon as|once|when)\b`,
  ].join(""),
  "iu",
);
/** With these a longer line says it all. */
export const BEGIN_LONG = [
  BEGINS_PREORDER,
  BEGINS_OUT,
  ON_BACKORDER,
  STATES_IN,
  BEGINS_MADE,
  BEGINS_REPRINTING,
  BEING_MADE,
];
/** Whether a line begins by saying that the thing is made, or printed again, for whoever orders it. */
export const beginsMaking = (text: string): boolean => BEGINS_MADE.test(text) || BEGINS_REPRINTING.test(text);
