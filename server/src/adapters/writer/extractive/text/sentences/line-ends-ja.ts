const LINE_END = /(?<=(?:ます|ました|ません|です|でした|ください))[ 　]+(?=[\p{L}\d「『])/gu;

/** 「窓口で交換する（差額をいただきます。50枚まで）。」: what stands in the brackets are sentences of their own. */
const SENTENCES_IN_BRACKETS =
  /(?<=[うくぐすつぬぶむる]|ます|ました|です|ません)[（(]([^（()）]+。[^（()）]+)[)）]。/gu;

/** 「ふたを外して中を見ます 鉛筆や硬貨が出てきます。」: a bold line has no stop before the words that it heads. */
export const withStops = (text: string): string =>
  text.replace(LINE_END, "。").replace(SENTENCES_IN_BRACKETS, "。$1。");
