import { expect, it } from "vitest";
import { isJapanese } from "#kernel/text/language";
import { saidBlock, textPage } from "#test/text-page";
import { tieChecker, untiedIn } from "./check.ts";

const untied = (source: string, sentence: string) => {
  const language = isJapanese(source) ? "ja" : "en";
  return untiedIn(sentence, tieChecker(textPage("", [saidBlock(source)], { language }))(sentence));
};

it.each([
  // Japanese
  ["たった一冊が返せない。", "1冊が返せませんでした。"],
  ["細かい粉と粗い粒を七対三で合わせた。", "7対3で合わせてあります。"],
  ["十七の検査をくぐり抜けたもの。", "17の検査を通ったものです。"],
  ["着丈の縮みは一・二センチでした。", "縮みは1.2センチでした。"],
  ["一度だけ補って実行されます。", "1回だけ埋め合わせます。"],
  ["道が凍っていて2回転びました。", "2度転びました。"],
  ["年間およそ640基を運ぶ。", "一年に640基を運びます。"],
  ["月々の支払い。", "1か月ごとに払います。"],
  ["毎週届きます。", "1週間ごとに届きます。"],
  ["半年かかる。", "6か月かかります。"],
  ["半日の講座。", "12時間の講座です。"],
  ["出力は倍になる。", "出力は2倍になります。"],
  ["参加者は半分になった。", "50%になりました。"],
  ["夏（6〜9月）はクール便になります。", "6月から9月まではクール便です。"],
  ["閉めて待ちました。（8/20 追記）", "8月20日の追記です。"],
  ["5段階で4の評価。", "4点をつけています。"],
  ["600Wで1分30秒。", "600ワットで一分半です。"],
  ["人参 1/3本", "人参は三分の一本です。"],
  ["二度目の受付は2月1日から2月12日まで。", "2月1日から12日までです。"],
  // English
  ["Published: 06/11/2025", "It came out on 6 November 2025."],
  ["Viewed 6k times", "It was viewed some 6 thousand times."],
  ["1K+ bought in past month", "More than a thousand were bought."],
  ['"wish it had tap tempo" ★★★★ – gregg', "Gregg stops at four stars."],
  ["It lasts about a fortnight.", "It is over in two weeks."],
  ["It takes half an hour.", "It takes 30 minutes."],
  ["It takes an hour and a half.", "It takes 90 minutes."],
  ["A quarter of an hour is enough.", "Fifteen minutes are enough."],
  ["The second one starts at half past eight.", "It starts at 8:30."],
  ["It leaves at quarter to nine.", "It leaves at 8:45."],
  ["Take a dozen nails and half a dozen screws.", "You need 12 nails and 6 screws."],
  ["The price has doubled, and once it tripled.", "It is 2 times what it was, and was 3 times."],
  ["18.2 GiB, 4m 11s, verified", "It finished in four minutes and eleven seconds."],
  ["I use about 2/3 of the data.", "He uses two thirds of the data."],
  ["Fill it to ¾.", "Fill it to three quarters."],
  ["Among them was Lorna Pike, 71, who swims.", "The 71-year-old swims."],
  ["Helen is 5′9′′ tall.", "Helen is five foot nine."],
  ["Free knee height 66,5 cm.", "It leaves 66.5 cm for your knees."],
  ["It costs € 1.890,- as it stands.", "It is 1,890 euros."],
  ["Young, at three weeks, it crumbles; after five, the middle runs.", "By five weeks it is soft."],
])("a number in other signs is the page's: %s → %s [7.3]", (source, sentence) => {
  expect(untied(source, sentence)).toEqual([]);
});

it.each([
  ["たった一冊が返せない。", "2冊が返せませんでした。", ["2冊"]],
  ["細かい粉と粗い粒を七対三で合わせた。", "6対3で合わせてあります。", ["6"]],
  ["一度だけ補って実行されます。", "3回だけ埋め合わせます。", ["3回"]],
  ["夏（6〜9月）はクール便になります。", "5月から9月まではクール便です。", ["5月"]],
  ["閉めて待ちました。（8/20 追記）", "8月21日の追記です。", ["8月21日"]],
  ["Published: 06/11/2025", "It came out on 7 November 2025.", ["7 November 2025"]],
  ["Viewed 6k times", "It was viewed some 7 thousand times.", ["7 thousand times"]],
  ["A 4K screen of 2.5k lines", "It has 4,001 dots.", ["4,001"]],
  ['"wish it had tap tempo" ★★★★ – gregg', "Gregg stops at five stars.", ["five"]],
  ["It takes half an hour.", "It takes 40 minutes.", ["40 minutes"]],
  ["It takes half an hour.", "It takes one hour.", ["one hour"]],
  ["It takes half an hour.", "It takes 50% of that.", ["50%"]],
  ["It takes an hour and a half.", "It takes one hour.", ["one hour"]],
  ["Take half a dozen screws.", "Take 12 screws.", ["12"]],
  ["半年に一度だけ開く。", "1年に一度だけ開きます。", ["1年"]],
  ["昨年に開いた。", "1年で開きました。", ["1年"]],
  ["The second one starts at half past eight.", "It starts at 9:30.", ["9:30"]],
  ["I use about 2/3 of the data.", "He uses three quarters of the data.", ["three quarters"]],
  ["Among them was Lorna Pike, 71, who swims.", "The 72-year-old swims.", ["72-year-old"]],
  ["Helen is 5′9′′ tall.", "Helen is five foot eight.", ["five foot", "eight"]],
  ["It costs € 1.890,- as it stands.", "It is 1,980 euros.", ["1,980 euros"]],
])("and no other number is: %s → %s [7.3]", (source, sentence, marked) => {
  expect(untied(source, sentence)).toEqual(marked);
});
