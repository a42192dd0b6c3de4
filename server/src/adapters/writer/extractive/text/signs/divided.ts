import { speakable } from "./speakable.ts";

/** 「強 毎時420mL、弱 270mL」: a word and its figure, each time. 「約 30cm」 is a figure alone. */
const FIGURED =
  /^(?!(?:約|およそ|最大|最小|全|各|計|第|満|毎時|毎分|税込|No|Vol) )(\p{L}{1,8}) ((?:毎時|毎分|約|最大)?\d.*)$/u;
/** 「綿100%、持ち手 綿、金具 真ちゅう」: a part, and of what it is. */
const MADE_OF =
  /^(\p{L}{1,6}) ((?:綿|麻|絹|毛|羊毛|革|牛革|馬革|豚革|帆布|真ちゅう|真鍮|鉄|銅|銀|鋼|錫|アルミ|ステンレス|チタン|亜鉛|樹脂|木|竹|紙|[\p{Script=Han}]{1,2}材|ゴム|シリコン|ガラス|磁器|陶器|ナイロン|ポリ\p{L}+|アクリル|ABS|レーヨン|リネン|コットン|ウール)[\p{L}\d%％]*)$/u;

/**
 * 「海沿線 潮見駅 徒歩9分」: words that only a space divides. A figure stays with its unit and with the word
 * before it, and the parts of a day or a time stay together.
 */
export function divided(value: string): string {
  const said = speakable(value, "ja");
  const listed = said.split("、");
  const parts = listed.map((part) => FIGURED.exec(part));
  if (parts.length > 1 && parts.every((part) => part !== null))
    return parts.map(([, word, figure]) => `${word}が${figure}`).join("、");
  if (listed.length > 1 && listed.some((part) => MADE_OF.test(part)))
    return listed.map((part) => part.replace(MADE_OF, "$1が$2")).join("、");
  return said
    .replace(/(?<=\d年) (?=\p{Script=Han})/gu, "、")
    .replace(/(?<=\d\p{L}{1,3})(?<![年月時]) (?=[\p{L}\d])|(?<=[^\p{ASCII}]) (?=\p{L})/gu, "、");
}
