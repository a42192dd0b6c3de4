/** 「色は【墨】。」, 「―― 日もち ――」, 「外観　塗装に小さな剥げ。」: brackets, rules and labels that no voice says. */
export const withPlainSigns = (text: string) =>
  text
    .replace(/(?<=[\p{L}\d])【([^【】]{1,16})】/gu, "「$1」")
    .replace(/[―─—=＝]{2,}\s*[^―─—=＝。]{1,16}[―─—=＝]{2,}\s*/gu, "")
    .replace(/(?<=^|[。\n])\s*[\p{sc=Han}\p{sc=Katakana}]{2,4}　(?=[^。　]{6,}。)/gu, "");
