/** 「火を使わない、走らない。」: rules side by side, each as plain as the others. */
const DENIED =
  /^(?:[^、。「」]+(?:[^がはも]|[騒急泳稼防注脱嗅]が)ない、)+[^、。「」]+(?:[^がはも]|[騒急泳稼防注脱嗅]が)ない$/;
/** 「よく洗う、水を切る、すぐに冷やす。」: of two, the first may only tell more of the second. */
const DONE = /^(?:[^、。「」がは]+[うくぐすつぬぶむる]、){2,}[^、。「」がは]+[うくぐすつぬぶむる]$/;
/** The sentence before says that such rules come. */
const ANNOUNCES =
  /(?:注意点|注意事項|注意|約束|決まり|きまり|決めごと|ルール|マナー|作法|心得|[コこ]ツ|ポイント|秘[訣けつ])/;

/** Whether all parts of a sentence have the form that only its last one would lose in です・ます. */
export const areInARow = (bare: string): boolean => DENIED.test(bare) || DONE.test(bare);

/** Rules behind a sentence that announces them: 「…しないことです。」; null for anything else. */
export function rulesSaid(text: string, before: string): string | null {
  const bare = text.replace(/。$/, "");
  return bare !== text && areInARow(bare) && ANNOUNCES.test(before) ? `${bare}ことです。` : null;
}
