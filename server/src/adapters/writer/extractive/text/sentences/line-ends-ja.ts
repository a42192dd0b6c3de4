const LINE_END = /(?<=(?:ます|ました|ません|です|でした|ください))[ 　]+(?=[\p{L}\d「『])/gu;

/** 「光学式センサーを搭載 赤外線を測る方式です。」: a head that names its deed by a noun, at the beginning. */
const HEAD_END =
  /(?<=^[^。、\s　]{2,24}[をにへと][^。、\s　]{0,6}(?:搭載|採用|対応|使用|内蔵|装備|実現|配置|追加|両立|軽減|防止|変更))[ 　]+(?=[^。]{4,}。)/u;

/** 「窓口で交換する（差額をいただきます。50枚まで）。」: what stands in the brackets are sentences of their own. */
const SENTENCES_IN_BRACKETS =
  /(?<=[うくぐすつぬぶむる]|ます|ました|です|ません)[（(]([^（()）]+。[^（()）]+)[)）]。/gu;

/** 「ありがとうございます♪ 大きなバッグです。」: an ornament ends a sentence. */
const ORNAMENT_END = /(?<=[ぁ-ん])\s?[♪♡♥❤☆★]+(?:[ 　]+|(?=[\p{L}「]))/gu;

/** 「ふたを外して中を見ます 鉛筆や硬貨が出てきます。」: a bold line has no stop before the words that it heads. */
export const withStops = (text: string): string =>
  text
    .replace(ORNAMENT_END, "。")
    .replace(HEAD_END, "。")
    .replace(LINE_END, "。")
    .replace(SENTENCES_IN_BRACKETS, "。$1。");
