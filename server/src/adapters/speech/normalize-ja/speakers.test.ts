import { expect, it } from "vitest";
import { japaneseReading } from "#test/japanese-reading";
import { fold } from "../reading/notation.ts";
import { readingRows } from "../reading/reading-set.ts";

const read = japaneseReading();

it.each([
  ["話す", "ハナス"],
  ["社長を務める", "シャチョーヲツトメル"],
  ["大会で優勝した", "タイカイデユーショーシタ"],
])("reads a family name before が and a deed, %s", async (deed, kana) => {
  const names = readingRows("ja-family-names");
  const heard = await Promise.all(names.map(([name]) => read(`昨日は${name}が${deed}`)));
  const wrong = names.filter(
    ([, readings = ""], at) =>
      !readings.split(" | ").some((one) => fold.ja(`キノウワ${one}ガ${kana}`) === fold.ja(heard[at] ?? "")),
  );
  expect(names.length).toBeGreaterThanOrEqual(800);
  expect(wrong.length, wrong.join(" ")).toBeLessThanOrEqual(18);
});

it.each([
  ["相場が上がる", "ソーバガアガル"],
  ["相場が動くと話す", "ソーバガウゴクトハナス"],
  ["為替相場が語る未来", "カワセソーバガカタルミライ"],
  ["夜間部が優勝する", "ヤカンブガユーショースル"],
  ["中間部が笑いを誘う", "チューカンブガワライヲサソウ"],
  ["水田が広がる", "スイデンガヒロガル"],
  ["平野が続く", "ヘーヤガツズク"],
  ["根本が間違っている", "コンポンガマチガッテイル"],
  ["本島が台風に襲われる", "ホントーガタイフーニオソワレル"],
  ["旗手が話す", "キシュガハナス"],
  ["白鳥が笑う", "ハクチョーガワラウ"],
  ["行方が話題だ", "ユクエガワダイダ"],
  ["下地が見える", "シタジガミエル"],
  ["入山が禁止された", "ニューザンガキンシサレタ"],
  ["相場が参加者に影響する", "ソーバガサンカシャニエーキョースル"],
  ["本島が訪れる人を待つ", "ホントーガオトズレルヒトヲマツ"],
  ["根本が問われ、社長が話す", "コンポンガトワレ、シャチョーガハナス"],
  ["内野が守る", "ナイヤガマモル"],
  ["相場が期待に応えた。", "ソーバガキタイニコタエタ、"],
  ["相場が言うには高い。", "ソーバガイウニワタカイ、"],
  ["平野が歴史を語る。", "ヘーヤガレキシヲカタル、"],
  ["内野が守備に参加した。", "ナイヤガシュビニサンカシタ、"],
  ["和気が笑顔に満ちる。", "ワキガエガオニミチル、"],
])("takes no thing for somebody: %s", async (text, kana) => {
  expect(await read(text)).toBe(kana);
});
