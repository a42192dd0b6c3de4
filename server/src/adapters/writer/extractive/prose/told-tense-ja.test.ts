import { expect, it } from "vitest";
import { saidBlock, textPage } from "#test/text-page";
import { inOneRegister, withPredicate } from "./register.ts";
import { isDiary } from "./told-tense-ja.ts";

it.each([
  [["初年度は九百トンの利用を見込む。"], "初年度は九百トンの利用を見込んでいます。"],
  [["費用の削減が確認できたためという。"], "費用の削減が確認できたためだといいます。"],
  [["村の名は北谷という。"], "村の名は北谷といいます。"],
  [["水車は二〇一五年から黒字が続く。"], "水車は二〇一五年から黒字が続いています。"],
  [["道は駅から峠まで続く。"], "道は駅から峠まで続きます。"],
  [["二つの村は羽根を替えた。", "残る一つは何も変えない。"], "残る一つは何も変えませんでした。"],
  [
    ["応募はあった。", "残りの3人は、貨物船の会社へ進んだという。"],
    "残りの3人は、貨物船の会社へ進んだといいます。",
  ],
  [["二つの村は羽根を替える。", "残る一つは何も変えない。"], "残る一つは何も変えません。"],
  [["水車の話になりがちだが、粉の話も出る。"], "水車の話になりがちですが、粉の話も出ます。"],
  [["よくある悩みだが、私は驚いた。"], "よくある悩みですが、私は驚きました。"],
  [["朝晩混ぜる人がおるが、菌は空気を嫌う。"], "朝晩混ぜる人がいますが、菌は空気を嫌います。"],
  [["手間がかかるが、味はよい。"], "手間がかかりますが、味はよいです。"],
  [["値段は高いが、長く使える。"], "値段は高いですが、長く使えます。"],
  [["庭にさるが、二匹いる。"], "庭にさるが、二匹います。"],
])("says of others what a reporter says: %s", (sentences, said) => {
  expect(inOneRegister(sentences, "plain").at(-1)).toBe(said);
});

it("keeps the words that the next sentence takes up", () => {
  const rule = ["静かにしなければならない。", "誰もが教えられる約束を、月に二日だけやめた町がある。"];
  expect(inOneRegister(rule, "plain")[0]).toBe(rule[0]);
  const habit = ["年に二回、倉庫を止めて数える。", "多くの現場で当たり前になっている棚卸しは、大仕事です。"];
  expect(inOneRegister(habit, "polite")[0]).toBe(habit[0]);
  const step = ["元の栓を閉めて、水を抜く。", "次に、古い芯を抜きます。"];
  expect(inOneRegister(step, "polite")[0]).toBe("元の栓を閉めて、水を抜きます。");
});

it("tells a diary's present in the past, but for what holds at any time", () => {
  const days = ["■三日（金）　水車", "■九日（木）　粉", "■十五日（水）　氷"].map(saidBlock);
  const diary = textPage("水車日記", days, { language: "ja" });
  expect(isDiary(diary)).toBe(true);
  expect(isDiary(textPage("水車日記", days.slice(1), { language: "ja" }))).toBe(false);
  const told = [
    "古道具屋で、鉛筆けずりを三百円で買う。",
    "廊下の電球が切れる。",
    "手紙なら八十円で届く。",
    "捨てられない。",
    "たぶん忘れる。",
    "机の上に粉がある。",
  ];
  expect(inOneRegister(told, "plain", { isOfDiary: true })).toEqual([
    "古道具屋で、鉛筆けずりを三百円で買いました。",
    "廊下の電球が切れました。",
    "手紙なら八十円で届きます。",
    "捨てられません。",
    "たぶん忘れます。",
    "机の上に粉があります。",
  ]);
  expect(inOneRegister(told.slice(1, 2), "plain")).toEqual(["廊下の電球が切れます。"]);
});

it.each([
  ["最初の朝は六人。", "最初の朝は六人でした。"],
  ["最初の年は豆が硬く、つぶすだけで三時間。", "最初の年は豆が硬く、つぶすだけで三時間でした。"],
  ["去年の水車まつりは三十件ほど。", "去年の水車まつりは三十件ほどでした。"],
  ["最初の一杯は百円。", "最初の一杯は百円です。"],
  ["今年の水車まつりは三十件。", "今年の水車まつりは三十件です。"],
])("counts in the past what was counted then: %s", (text, said) => {
  expect(withPredicate(text, "polite")).toBe(said);
});
