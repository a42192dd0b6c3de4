import { asNew } from "#kernel/text/delivery-marks";
import { alternatives } from "./table.ts";
import { wordList } from "./word-list.ts";

/** Beside the units and counters of the lists: money, dates, and what is counted most. */
const COUNTED =
  "円 ドル ユーロ ポンド 元 ウォン 年 月 日 週間 秒 人 名 個 件 本 枚 台 回 倍 割 点 度 歳 才 社 店 校 冊 匹 頭 羽 軒 戸 票 席 杯 着 足 組 " +
  "字 文字 ページ か国 カ国 ヶ国 か所 カ所 ヶ所 箇所 か月 カ月 ヶ月 世帯 議席 坪 畳 光年 馬力 キロ センチ ミリ";
const UNIT = alternatives([
  ...COUNTED.split(" "),
  ...[...wordList("ja-units").values()].filter((unit) => unit !== "分"),
  ...wordList("ja-counters").keys(),
]);
/** Figures of two digits and more with what they count; no ordinals, no time of day. */
const FIGURE = String.raw`(?<![\d.A-Za-z第百千万億兆-])(?=\d[\d.百千万億兆])\d+(?:[.百千万億兆]+\d+){0,8}[百千万億兆]*(?:${UNIT}|(?<!時[、 ]?\d{1,2})分(?![発着]))`;
/** Where names may stand: runs of kanji and katakana. A word with its accent told stays as it is. */
const WORDS = new RegExp(String.raw`⸢[^⸣]*⸣|${FIGURE}|[\p{Script=Han}々ァ-ヶー]{2,}`, "gu");

/**
 * Marks what a script says for the first time, and keeps it in mind. Where words begin and which are names only the
 * voice's own analysis knows, so that pairs of neighbouring characters are looked at: a name that was heard inside
 * another word, 東京 in 東京都, has no new pair.
 */
export function introduced(text: string, heard: Set<string>): string {
  return text.replace(WORDS, (run) => {
    if (run.startsWith("⸢")) return run;
    return /^\d/.test(run) ? newFigure(run, heard) : newPairs(run, heard);
  });
}

function newFigure(figure: string, heard: Set<string>): string {
  if (heard.has(figure)) return figure;
  heard.add(figure);
  return asNew(figure);
}

function newPairs(run: string, heard: Set<string>): string {
  const characters = [...run];
  let marked = "";
  let fresh = characters[0] as string;
  for (const [index, character] of characters.slice(1).entries()) {
    const pair = `${characters[index]}${character}`;
    if (heard.has(pair)) {
      marked += closed(fresh);
      fresh = character;
    } else {
      fresh += character;
    }
    heard.add(pair);
  }
  return marked + closed(fresh);
}

/** One character alone belongs to pairs that were all heard. */
const closed = (fresh: string) => ([...fresh].length > 1 ? asNew(fresh) : fresh);
