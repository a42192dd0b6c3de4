/**
 * Marks of a script for how the words behind them are spoken: [rate 0.8], [volume +3dB] and [em], and what ends
 * them, [/rate]. A bracket that names a volume without a sign or dB is a remark such as [volume 3].
 */
export const MANNER_MARK =
  /[[［](?:[/／](?<ended>rate|volume|em)|rate[ \u3000]+(?<rate>\d{1,2}(?:\.\d{1,3})?)[x×]?|volume[ \u3000]+(?<volume>(?:[+＋−－-]\d{1,2}(?:\.\d)?(?:[ \u3000]?dB)?|\d{1,2}(?:\.\d)?[ \u3000]?dB))|(?<em>em))[\]］]/gi;
