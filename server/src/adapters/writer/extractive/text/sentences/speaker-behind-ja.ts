/** The one who speaks for an office, a house or himself; a publisher or a place in brackets is no speaker. */
const SPEAKER = [
  "同(?:課|社|局|部|庁|省|署|所|店|館|院|園|校|大|市|町|村|県|区|会|団体|組合|協会|センター|事務所|委員会)",
  String.raw`[^「」（）()、。\d０-９]{1,20}(?:さん|氏|課|課長|係長|部長|局長|所長|館長|店長|院長|園長|校長|会長|社長|市長|町長|村長|知事|教授|担当者?|広報|幹部|関係者|代表)`,
].join("|");
/** 「…も検討したが、「引き受ける会社がなかった」（同課）」: the quotation has no topic of its own before it. */
const QUOTED = new RegExp(`^((?:[^「」]*(?<!は)、)?)「([^「」]+)」[（(](${SPEAKER})[）)]$`, "u");

/** A quotation at the end of a sentence, with nothing behind it but its speaker in brackets. */
export function speakerBehind(bare: string): { before: string; quoted: string; speaker: string } | null {
  const [, before = "", quoted, speaker] = QUOTED.exec(bare) ?? [];
  return quoted && speaker ? { before, quoted, speaker } : null;
}
