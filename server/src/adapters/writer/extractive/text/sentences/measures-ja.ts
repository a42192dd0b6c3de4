export const COUNT = "[\\d０-９一二三四五六七八九十百千万半〇・.．]+";
export const UNIT =
  "(?:\\p{Script=Katakana}|ー){1,10}|[\\p{Script=Han}か]{1,3}(?:所|月|分)?|つ|mm|cm|kg|m|g|ml|L";
/** 「六十ミリリットル」「二個」 */
export const MEASURE = `${COUNT}(?:${UNIT})`;
