export const COUNT = "[\\d０-９一二三四五六七八九十百千万半〇・.．]+";
export const UNIT =
  "(?:\\p{Script=Katakana}|ー){1,10}|[\\p{Script=Han}か]{1,3}(?:所|月|分)?|つ|mm|cm|kg|m|g|ml|L";
/** 「六十ミリリットル」「二個」 */
export const MEASURE = `${COUNT}(?:${UNIT})`;

/** 「組み立てるには大人2人で約40分」: so long it takes. */
export const TAKES_TIME = new RegExp(
  `[うくぐすつぬぶむる]には、?(?:[^、。はがをに]{1,8}で)?(?:約|およそ)?${COUNT}(?:分|時間|日|週間|か月|ヶ月|カ月|年)(?:間|半|ほど)?$`,
  "u",
);
