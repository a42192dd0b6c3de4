import { afterAll, beforeAll, expect, it } from "vitest";
import { compileVoice } from "../../../../voice/compile.ts";
import { type Openjtalk, openjtalk } from "../openjtalk.ts";
import { fold } from "../reading/notation.ts";
import { words } from "./misread.ts";
import { names } from "./names.ts";

let engine: Openjtalk;

beforeAll(async () => {
  engine = openjtalk({ program: await compileVoice(), size: 1 });
}, 120_000);
afterAll(() => engine.close());

const readingOf = (text: string) => engine.reading(engine.normalize(text, "openjtalk:mei_normal"));

it.each([
  ["予熱なし", "ヨネツナシ"],
  ["予熱機能付き、180℃に予熱した", "ヨネツキノーツキヒャクハチジュードニヨネツシタ"],
  ["突板のテーブル", "ツキイタノテーブル"],
  ["撥水加工、超撥水", "ハッスイカコーチョーハッスイ"],
  ["除湿機と除湿剤", "ジョシツキトジョシツザイ"],
  ["鶏もも肉、若鶏むね肉、鶏肉、鶏の唐揚げ", "トリモモニクワカドリムネニクトリニクトリノカラアゲ"],
  ["国産牛もも肉と牛バラ肉", "コクサンギューモモニクトギューバラニク"],
  ["折畳み傘と折りたたみ傘", "オリタタミガサトオリタタミガサ"],
  ["百均の吹替版", "ヒャッキンノフキカエバン"],
  [
    "体調色々、会食感染、呼吸音、最終活動",
    "タイチョーイロイロカイショクカンセンコキューオンサイシューカツドー",
  ],
  ["睡眠不足、過不足なく", "スイミンブソクカフソクナク"],
  ["本革長財布、単3形", "ホンガワナガサイフタンサンガタ"],
  ["米10kg、お米の米5kg、新米2kg", "コメジュッキログラムオコメノコメゴキログラムシンマイニキログラム"],
  ["年1回、車の年1〜2回の点検、年に3回", "ネンイッカイクルマノネンイチカラニカイノテンケンネンニサンカイ"],
  ["その年1回目、去年2回", "ソノトシイッカイメキョネンニカイ"],
  ["遺伝子組換えでない", "イデンシクミカエデナイ"],
  ["席が空く。お腹が空く。", "セキガアクオナカガスク"],
  ["大谷翔平と大谷石", "オータニショーヘートオーヤイシ"],
  ["藤井聡太七冠", "フジイソータナナカン"],
  ["JR東日本、東日本橋、関東日本大会", "ジェーアールヒガシニホンヒガシニホンバシカントーニホンタイカイ"],
  ["神戸市三宮", "コーベシサンノミヤ"],
  ["高圧電流と圧電素子と圧送ポンプ", "コーアツデンリュートアツデンソシトアッソーポンプ"],
  ["開催行事と最少催行人数", "カイサイギョージトサイショーサイコーニンズー"],
  ["独自撮り下ろしと自撮り棒", "ドクジトリオロシトジドリボー"],
  ["欧米菓子と米菓", "オーベーカシトベーカ"],
  ["試食感想と食感", "シショクカンソートショッカン"],
  ["開始値と始値", "カイシチトハジメネ"],
  ["最終活動と終活、保温活用と温活", "サイシューカツドートシューカツホオンカツヨートオンカツ"],
  ["接着圧力と着圧ソックス", "セッチャクアツリョクトチャクアツソックス"],
  ["取引取消と引取料、引落日", "トリヒキトリケシトヒキトリリョーヒキオトシビ"],
])("reads %j as %j", async (text, kana) => {
  expect((await readingOf(text)).replace(/[、。？！・]/g, "")).toBe(kana);
});

it("reads each word and name of its tables as they say, alone and between others", async () => {
  const wrong: string[][] = [];
  for (const [word, kana] of [...words, ...names]) {
    const alone = await readingOf(word);
    const inside = await readingOf(`「${word}」の`);
    const right = fold.ja(alone) === fold.ja(kana) && fold.ja(inside) === fold.ja(`${kana}ノ`);
    if (!right) wrong.push([word, alone, inside]);
  }
  expect(wrong).toEqual([]);
});
