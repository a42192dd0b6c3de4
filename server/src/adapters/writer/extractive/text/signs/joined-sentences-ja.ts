/** 「跡が残っていく。そんな名前をつけました。」: what stands before is what the name says. */
const NAMED_BY: [RegExp, string] = [
  /(?<=[うくぐすつぬぶむるい])(?<!(?:です|ます|ない|まい|ろう|しょう))。(?=そんな(?:名前|願い|思い|気持ち|店|宿|味|一[\p{Script=Han}]|場面|光景|情景|ひと皿|ひととき)(?:[をがにでも]|です|だ))/gu,
  "、",
];

/** 「加減がわからない。そういう声に、窯元が応えました。」: what stands before is what others say. */
const VOICED_BY: [RegExp, string] = [
  /(?<=[うくぐすつぬぶむるい])(?<!(?:です|ます|まい|ろう|しょう))。(?=(?:そういう|そんな|そうした|こういう|こんな|こうした)(?:お客(?:様|さま|さん)の)?(?:お?声|ご?要望|お?悩み|ご?相談)(?:に|から|を|が))/gu,
  "、",
];

/** 「山あいで、しぼったあとに残る種。その種を…」: the noun that the next sentence takes up has no verb of its own. */
const TAKEN_UP: [RegExp, string] = [
  /(?<=(?:^|。)[^。はがも]{4,60}([\p{Script=Han}\p{Script=Katakana}ー]))。\s?(?=その[\p{Script=Han}\p{Script=Katakana}ー]{0,5}\1(?![\p{Script=Han}\p{Script=Katakana}ー]))/gu,
  "、",
];

/** 「のりが濃すぎる、乾く前に霧を吹く。この三つです。」: what is counted goes on to its count, each part as plain as the others. */
const COUNTED: [RegExp, string] = [
  /。(?=\s?この[二三四五2-5][つ点](?:です|だ|である)。)(?<=(?:^|。)[^。「」]{2,30}[うくぐすつぬぶむるい](?<!ます)、[^。「」]{2,60}[うくぐすつぬぶむるい](?<!ます)。)\s?/gu,
  "、",
];

/** Sentences that the next one takes up, joined with it as one says them. */
export const JOINED_SENTENCES: readonly [RegExp, string][] = [NAMED_BY, VOICED_BY, TAKEN_UP, COUNTED];
