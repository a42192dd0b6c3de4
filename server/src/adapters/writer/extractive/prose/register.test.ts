import { expect, it } from "vitest";
import { withCopula } from "../text/sentences/japanese-sentence.ts";
import { inOneRegister, withPredicate } from "./register.ts";
import { isMotto } from "./torn-ja.ts";

it.each([
  [
    "局長と、二人の配達人と、犬が一匹。",
    "峠に郵便局がありました。",
    "局長と、二人の配達人と、犬が一匹いました。",
  ],
  ["水車の番をする人が三人。", "村には水車があります。", "水車の番をする人が三人います。"],
  [
    "雪の朝、荷車の後ろに猫がついて歩いたこと。",
    "話を聞きました。",
    "雪の朝、荷車の後ろに猫がついて歩いたそうです。",
  ],
  [
    "冬の終わりまで、ここから毎日、炭を八俵積んだこと。",
    "話を聞きました。",
    "冬の終わりまで、ここから毎日、炭を八俵積んだそうです。",
  ],
  ["山で迷ったこと。", "思い出が三つあります。", "山で迷った。"],
  ["会社側は復旧費を約92億円と試算。", "", "会社側は復旧費を約92億円と試算しています。"],
  ["工期は延びる可能性があると指摘。", "", "工期は延びる可能性があると指摘しています。"],
  ["争点は、需要と予測。", "", "争点は、需要と予測です。"],
  ["仕事は、毎朝、水を止めたこと。", "", "仕事は、毎朝、水を止めたことです。"],
  ["歯は九十六枚。", "", "歯は九十六枚です。"],
  ["火を入れるのは一度きり。", "", "火を入れるのは一度きりです。"],
  ["空はよく晴れてすっきり。", "", "空はよく晴れてすっきり。"],
])("gives %s the verb that it lacks", (text, before, said) => {
  expect(withPredicate(text, "polite", before)).toBe(said);
});

it.each([
  "かごの外側に、布でおおいを半分だけ。",
  "一晩で六十ミリリットル。",
  "空き箱をのせて、その中に一口ぶんの粟。",
  "急ぐ朝には、早炊きをどうぞ（白米三合の場合）。",
  "またぎやすく低くした枠、雨の日もきく内側の制動、切れにくい厚いタイヤ。",
])("nails no です onto what lacks more than that: %s", (text) => {
  expect(withPredicate(text, "polite")).toBe(text);
});

it.each([
  ["おおいは、半分だけ。", "おおいは、半分だけです。"],
  ["油は、一晩で六十ミリリットル。", "油は、一晩で六十ミリリットルです。"],
  ["全部まとめて、五百円。", "全部まとめて、五百円です。"],
  ["焼きたて、一個百円。", "焼きたて、一個百円です。"],
  ["二重仕立て、綿百パーセント。", "二重仕立て、綿百パーセントです。"],
  ["味は、みそに漬けて焼いた魚。", "味は、みそに漬けて焼いた魚です。"],
  [
    "橋を避けて谷を越えた話、封書を届けた話、雪の朝に泣いた話。",
    "橋を避けて谷を越えた話、封書を届けた話、雪の朝に泣いた話です。",
  ],
])("still gives です to what is said of a thing: %s", (text, said) => {
  expect(withPredicate(text, "polite")).toBe(said);
});

it("reads a list of forty things as fast as one of four", () => {
  const list = `${Array(40).fill("つるつるした大きな石").join("、")}、古い机など。`;
  const began = performance.now();
  expect(withPredicate(list, "polite")).toBe(list);
  expect(performance.now() - began).toBeLessThan(3_000);
});

it.each([
  ["鐘を打ったが、針だけが動いた。", "鐘を打ちましたが、針だけが動きました。"],
  ["渡りたかったが、川で止まった。", "渡りたかったのですが、川で止まりました。"],
  ["川のほたるが、枝で光った。", "川のほたるが、枝で光りました。"],
  ["一等は、大工の奥野さんに当たった。", "一等は、大工の奥野さんに当たりました。"],
  ["夜には雪が積もった。", "夜には雪が積もりました。"],
  ["湯を三回で落としきる。", "湯を三回で落としきります。"],
  ["三日で使いきる。", "三日で使いきります。"],
  ["谷で生きる。", "谷で生きます。"],
  ["一人でできる。", "一人でできます。"],
  ["冬の夜、荷をほどいた。", "冬の夜、荷をほどきました。"],
  ["雨が屋根をたたいた。", "雨が屋根をたたきました。"],
  ["電池は、九時間もった。", "電池は、九時間もちました。"],
  ["右の手に荷物をもった。", "右の手に荷物をもちました。"],
  ["あしたが、祭りの日です。", "あしたが、祭りの日です。"],
])("says a clause inside in the register of its sentence: %s", (text, said) => {
  expect(inOneRegister([text], "polite")).toEqual([said]);
});

it.each([
  ["申し込みは、電話か窓口で。", "申し込みは、電話か窓口でお願いします。"],
  ["お問い合わせは、市民課まで。", "お問い合わせは、市民課までお願いします。"],
  ["汚れてもよい服で。", "汚れてもよい服でお願いします。"],
  ["固ければやすりで。", "固ければやすりを使います。"],
  ["雨なら屋内で。", "雨なら屋内で行います。"],
  ["雨天の場合は、体育館で。", "雨天の場合は、体育館で行います。"],
  ["申し込みは、電話か各館の窓口で。", "申し込みは、電話か各館の窓口でお願いします。"],
  ["支払いは現金で。", "支払いは現金でお願いします。"],
  ["応募は、はがきまたはメールで。", "応募は、はがきまたはメールでお願いします。"],
  ["申し込みは、村役場の窓口へ。", "申し込みは、村役場の窓口へお願いします。"],
  ["当日は、歩きやすい靴で。", "当日は、歩きやすい靴でお願いします。"],
  ["雨の日は体育館で、固ければ、木づちで。", "雨の日は体育館で、固ければ、木づちで。"],
  ["網戸の閉め忘れに気をつけて。", "網戸の閉め忘れに気をつけてください。"],
  ["虫が苦手な方は、網戸に気をつけて。", "虫が苦手な方は、網戸に気をつけてください。"],
  ["申し込みは、十月一日から。", "申し込みは、十月一日からです。"],
  ["申し込みは無料で。", "申し込みは無料で。"],
  ["夏の川で遊べるのも、この宿ならでは。", "夏の川で遊べるのも、この宿ならではです。"],
])("asks as the page does, where it leaves the verb out: %s", (text, said) => {
  expect(withPredicate(text, "polite")).toBe(said);
});

it.each([
  ...["彼は急いで時計を確認して。", "父は鍵を確認して。", "医師が脈を確認して。", "警察は安全を確認して。"],
  ...["私は何度も注意して。", "母は足もとに注意して。", "あの方は、足もとに注意して。", "鍵を確認して。"],
  ...["予約は満席で。", "予約は終了で。", "応募は二千件で。", "注文は好調で。", "予約は済んで。"],
  ...["応募は進んで。", "問い合わせは相次いで。", "連絡はいつも一方的で。", "返却は、二週間後の閉館まで。"],
  ...["雨なら中止で。", "平日なら無料で。", "今ならお得で。", "子どもなら半額で。", "彼なら体育館で。"],
  ...["時間がなければ無理で。", "よろしければ電話で。", "よろしければはさみで。"],
  ...[
    "注文は千件、ほとんど電話で。",
    "相談は週に一度、電話で。",
    "支払いはなんとカードで。",
    "応募は全国の支店へ。",
  ],
  ...["父の方は、車に注意して。", "夫婦で健康に注意して。"],
  ...["濡れた靴で。", "お気に入りの服で。", "母から届いた靴で。"],
])("adds no request to what only goes on: %s", (text) => {
  expect(withPredicate(text, "polite")).not.toMatch(/お願いします|ください|行います|使います/);
});

const PLAIN = [
  ...["水車が回った。", "村に水が来た。", "朝が早くなった。", "人が集まった。"],
  ...["粉は白くなった。", "道は広くなった。", "冬に橋が直った。", "祭りは二日になった。"],
];
const UNSAYABLE = "水は冷たいまま";
it("lets one sentence that has no polite form not decide how the others are said", () => {
  const one = inOneRegister([...PLAIN, `${UNSAYABLE}。`], "plain");
  expect(one.slice(0, 2)).toEqual(["水車が回りました。", "村に水が来ました。"]);
  expect(one.at(-1)).toBe("水は冷たいまま。");
  const several = [...PLAIN, `${UNSAYABLE}。`, `空は暗いまま。`];
  expect(inOneRegister(several, "plain")).toEqual(several);
});

it("reads long clauses in their stride", () => {
  const started = performance.now();
  for (const part of ["ったが", "である", "けれど", "なかった"])
    inOneRegister([`${part.repeat(12_000)}。`], "polite");
  for (const part of ["申し込みは、", "窓口で", "固ければ", "服で、", "課まで"])
    withPredicate(`${part.repeat(2_000)}。`, "polite");
  expect(performance.now() - started).toBeLessThan(3_000);
});

it("adds nothing behind a reason that has its verb [7.3]", () => {
  expect(withPredicate("傘を電車に忘れませんから。", "polite")).toBe("傘を電車に忘れませんから。");
  expect(withPredicate("受付は朝九時から。", "polite")).toBe("受付は朝九時からです。");
  expect(withPredicate("粉乳は一度、熱い湯で溶かしてから。", "polite")).toBe(
    "粉乳は一度、熱い湯で溶かしてから。",
  );
});

it.each([
  ["畑には、柿や梅を植えないこと。", "畑には、柿や梅を植えないでください。"],
  ["大切なのは、土を乾かさないこと。", "大切なのは、土を乾かさないことです。"],
  ["こつは、水を切らさないこと。", "こつは、水を切らさないことです。"],
  ["ほかの畑を、いま借りていないこと。", "ほかの畑を、いま借りていないことです。"],
  ["ひとつは、雨の日に帆が使えないこと。", "ひとつは、雨の日に帆が使えないことです。"],
  ["もうひとつは、ひとりでは帆を張らないこと。", "もうひとつは、ひとりでは帆を張らないことです。"],
  ["片手では、ふたを開けられないこと。", "片手では、ふたを開けられないことです。"],
])("takes %s for a ban only where it is one", (text, told) => {
  expect(withPredicate(text, "polite")).toBe(told);
});

it("says what happens for the first time [6.2]", () => {
  expect(withPredicate("県が送料を持つのは全国で初めて。", "polite")).toBe(
    "県が送料を持つのは全国で初めてです。",
  );
  expect(withPredicate("町の人は春になって初めて。", "polite")).toBe("町の人は春になって初めて。");
});

it.each([
  ["冬の食卓に、ひと皿。", "冬の食卓に、ひと皿。"],
  ["一日に、三粒。", "一日に、三粒です。"],
  ["木の椀に、飯がある。", "木の椀に、飯がある。"],
])("gives a call no verb: %s", (text, said) => {
  expect(withPredicate(text, "polite")).toBe(said);
});
it("knows a call", () => {
  expect(isMotto("冬の食卓に、ひと皿。")).toBe(true);
  expect(isMotto("塩水に、二十分。")).toBe(false);
  expect(isMotto("生地は、綿の帆布。")).toBe(false);
});

it("says why something is told, and who should take care", () => {
  expect(withPredicate("似た帆が多いので、念のため。", "polite")).toBe(
    "似た帆が多いので、念のためお伝えします。",
  );
  expect(withPredicate(withCopula("帆を洗う方は注意。"), "polite")).toBe("帆を洗う方は注意してください。");
});

it("says how old the person named before is", () => {
  expect(withPredicate("八十歳。", "polite", "帆村さんの舟です。")).toBe("八十歳です。");
  expect(withPredicate("八十歳。", "polite", "栗の舟です。")).toBe("八十歳。");
});

it("says what comes of a deed, whatever signs its name is written in", () => {
  const text = "焼きあがるのは、手のひらほどの長さの菓子かご。";
  expect(withPredicate(text, "polite")).toBe(text.replace("。", "です。"));
});

it("says what is expected, and how long it has been, as what it is", () => {
  const text = "煙突は老朽化のため来年度中に解体される見通し。";
  expect(withPredicate(text, "polite")).toBe(text.replace("。", "です。"));
  expect(withPredicate("増加は5四半期ぶり。", "polite")).toBe("増加は5四半期ぶりです。");
});

it("makes no sentence of a thing that something is put into, or that came to somebody [6.2]", () => {
  for (const text of [
    "直径77mmのスピーカーに、声が聞き取りやすい「はっきり」モード。",
    "橋に反対した船頭の家に、翌朝とどいた一升瓶。",
  ])
    expect(withPredicate(text, "polite")).toBe(text);
  expect(withPredicate("息の白い朝に、火を囲むための道具。", "polite")).toBe(
    "息の白い朝に、火を囲むための道具です。",
  );
});

it("says what is done in a case with the verb of the case", () => {
  expect(withPredicate("枠を外すときは、必ず室内側から。", "polite")).toBe(
    "枠を外すときは、必ず室内側から外します。",
  );
  expect(withPredicate("雨が降るときは、九時から。", "polite")).not.toContain("降ります");
});

it("says of a flaw that it is there", () => {
  const flaw = "台座の左後ろに2センチほどの欠け。";
  expect(withPredicate(flaw, "polite")).toBe("台座の左後ろに2センチほどの欠けがあります。");
  expect(withPredicate("歯は九十六枚。", "polite")).toBe("歯は九十六枚です。");
});

it("says of a person who is named last that it is that person [6.2]", () => {
  const named = "この湯屋を継いだのは、東京で広告の仕事をしていた森下さん。";
  expect(withPredicate(named, "polite")).toBe(
    "この湯屋を継いだのは、東京で広告の仕事をしていた森下さんです。",
  );
  expect(withPredicate("湯屋の森下さん。", "polite")).toBe("湯屋の森下さん。");
});

it("leaves places in a row as they are, of which the next sentence says what is meant [6.2]", () => {
  const row = "小学校の体育館、公民館、だれも弾かなくなった客間。";
  expect(withPredicate(row, "polite")).toBe(row);
  expect(withPredicate("これは、だれも弾かなくなった客間。", "polite")).toBe(
    "これは、だれも弾かなくなった客間です。",
  );
});

it("says a report politely though a sentence of it ends in a noun [6.2]", () => {
  const told = inOneRegister(["渡し船が廃止された。", "就航から八十八年。", "市が後を担う。"], "plain");
  expect(told).toEqual(["渡し船が廃止されました。", "就航から八十八年。", "市が後を担います。"]);
});
