/** 「申込期間は、来年度の申込期間です。」: a table's name below a heading, and no period. */
const SAYS_ITSELF = /^([^は、。]{2,16})は、(?:[^、。]{0,20}の)?\1です。$/u;

/** 「期間は、残す数です。」: the heads of a table's columns. */
const AT_NO_TIME =
  /^(?:開催)?(?:日時|日程|期間|会期|期日)は、(?!未定)[^。\d０-９一二三四五六七八九十年月日週時分春夏秋冬]{1,10}です。$/u;

/** Whether a Japanese sentence was made of the head of a table, and says nothing. */
export const isHeadOfTable = (text: string): boolean => SAYS_ITSELF.test(text) || AT_NO_TIME.test(text);
