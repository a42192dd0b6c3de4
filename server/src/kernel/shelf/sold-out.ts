const SOLD_OUT =
  /^(?:売り?切れ(?:中|ました)?|完売(?:しました|御礼|いたしました)?|品切れ(?:中)?|在庫(?:なし|切れ)|入荷(?:待ち|未定)|再入荷待ち|販売終了|sold ?out|out of stock)[。!！]?$/iu;

/** Whether a line of a card, as a whole, says that the thing cannot be had now. */
export const isSoldOutMark = (text: string): boolean => SOLD_OUT.test(text.trim());
