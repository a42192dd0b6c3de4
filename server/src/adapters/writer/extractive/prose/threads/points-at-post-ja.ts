import type { ProseLine } from "../lines.ts";
import { textOfLine } from "../measure.ts";

const POST = "(?:お話|ご?質問文?|文面|補足|ご?説明|お?写真|画像|ご?投稿|ご?相談)";
/** 「お話の様子からすると、」: on what it rests was told in the words of the one who asked, or not at all. */
const RESTS_ON = new RegExp(
  `^${POST}(?:の[^、。はがをもに]{1,8})?(?:から(?:すると|見ると|みると|察するに|考えると|判断すると)|を(?:見る|みる|読む|拝見する)(?:と|限り(?:では)?))、?(?=[\\p{L}「『])`,
  "u",
);
/** 「補足に書かれた数は、そのとおりの結果です。」: a place of the page that nobody hears. */
const OF_PLACE = new RegExp(
  `^(?:その|この)?${POST}(?:の中)?(?:に(?:書かれ|書いてあ|お?書きになっ|あっ|ある|載せ|付け)|で(?:書かれ|触れ|おっしゃ))`,
  "u",
);

/** An answer without its words on what the one who asked has written elsewhere on the page. */
export function withoutPointsAtPost(lines: readonly ProseLine[]): ProseLine[] {
  return lines.flatMap((line, at) => {
    if (OF_PLACE.test(textOfLine(line))) return [];
    const before = lines[at - 1];
    const isCut = before !== undefined && OF_PLACE.test(textOfLine(before));
    const [first = "", ...rest] = line.sentences;
    const own = { ...line, sentences: [first.replace(RESTS_ON, ""), ...rest] };
    return [isCut && line.leans ? { ...own, gap: true } : own];
  });
}
