const ERA = "(?:明治|大正|昭和|平成|令和)(?:\\d{1,2}|元)";

/** Words of a condition, which stays where it is: 「（会員限定ですので）」. */
const CONDITION = "[円料税込別除要限未満休止不可付]|\\d|必ず|場合|以[上下外内]|注意|ください|ません";

/** Brackets of a newspaper and of a careful writer, as a sentence says them, or without them. */
export const PRESS_BRACKETS: readonly [RegExp, string][] = [
  // 「1908（明治41）年」 has a year in two ways.
  [new RegExp(`(\\d{3,4})[（(](${ERA})[）)]年`, "gu"), "$1年、$2年"],
  [new RegExp(`(${ERA})[（(](\\d{3,4})[）)]年`, "gu"), "$1年、$2年"],
  // 「水車製粉（北沢市、社長・粉川一氏）は」: where a firm is and who leads it.
  [
    /[（(](?:[^（()）、。]{1,12}[、，])?(?:代表取締役)?(?:社長|会長|代表|理事長|所長|店主|CEO)[・＝= 　][^（()）。]{1,30}[)）]/gu,
    "",
  ],
  // 「T親方（お名前を出すのは嫌がられますので）に」: a reason beside the sentence, which stands without it.
  [
    new RegExp(
      `(?<=[\\p{L}々ー」』])[（(](?![^（()）]*(?:${CONDITION}))[^（()）。]{8,80}(?:ので|ため|から|けれど|けど|のですが|ますが)[)）](?=[^（()）]*[\\p{L}])`,
      "gu",
    ),
    "",
  ],
];
