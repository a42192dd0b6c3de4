import type { Tie } from "#kernel/ties/tie";

/** Numbers as they are written in either language, with the unit or sign that belongs to them. */
const NUMBER =
  /[¥￥$€£]?\s?[\d０-９]+(?:[,.，．:：][\d０-９]+)*\s?(?:%|％|円|ドル|ユーロ|年|月|日|時|分|秒|人|個|本|冊|枚|台|回|点|件|歳|倍|割|度|cm|mm|km|kg|mg|ml|[gmLl](?![a-z]))?|[〇一二三四五六七八九十百千万億]+(?=[年月日時分秒人円個本冊枚台回点件歳倍割度つトンキメセ軒通番])/gu;

/** Every number of a sentence, tied to the block that it was taken from. */
export const tiesToBlock = (sentence: string, blockIndex: number): Tie[] =>
  numbersIn(sentence).map((text) => ({ text, blockIndex, factId: null }));

export const numbersIn = (sentence: string): string[] => [
  ...new Set([...sentence.matchAll(NUMBER)].map(([number]) => number.trim())),
];
