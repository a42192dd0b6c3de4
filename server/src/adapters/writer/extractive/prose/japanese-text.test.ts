import { expect, it } from "vitest";
import { headingBlock, itemBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";

const ja = { language: "ja" } as const;
const told = async (page: Parameters<typeof paragraphsWritten>[0], seconds = 60) =>
  (await paragraphsWritten(page, seconds)).flat();

const WALK = [
  "山の小屋までは、麓の駅から歩いて四時間かかります。荷物は十二キロありました。",
  "一時間目は、杉の林がつづきます。道は細く、雨のあとは石が滑りました。すれちがった人は二人だけです。",
  "二時間目に、古い水場があります。桶の底に、銅の柄杓が沈めてありました。水は歯にしみるほど冷たいものでした。",
  "三時間目は、岩の尾根に出ます。風が強く、帽子を二度飛ばされました。鎖が六か所に張ってあります。",
  "四時間目に、小屋の屋根が見えました。犬が先に気づいて、尾根まで迎えに来ます。",
  "小屋の夜は、星よりも静けさを覚えています。来年は、雪の残る五月に登ります。",
];
it.each([
  "小屋の予約は、電話で受けています。お問い合わせは、麓の役場までお願いします。",
  "※小屋の夜は、星よりも静けさを覚えています。来年は、雪の残る五月に登ります。",
])("tells no call and no note: %s", async (last) => {
  const script = await told(textPage("小屋まで", [...WALK.slice(0, -1), last].map(saidBlock), ja), 36);
  expect(script.join("")).not.toContain(last.slice(1, 12));
});

it("tells no footnote, and no less for a sign within a sentence", async () => {
  const blocks = [
    "印の※は、休む日を表します。暦は役場で配っています。",
    "＊冬の便は、雪で止まることがあります。",
  ];
  const script = await told(textPage("渡し船の暦", blocks.map(saidBlock), ja));
  expect(script.join("")).toContain("休む日を表します。");
  expect(script.join("")).not.toContain("雪で止まる");
});

const FAQ = [
  headingBlock("よくあるご質問", 1),
  headingBlock("小屋に風呂はありますか"),
  saidBlock("いいえ、ありません。麓の村に、朝から開いている湯があります。"),
  headingBlock("犬を連れて行けますか？"),
  saidBlock("はい、つないであれば行けます。鎖のある岩場は、抱いて越えてください。"),
];

it("answers the questions of a page, each behind its question", async () => {
  const script = await told(textPage("山の小屋 よくあるご質問", FAQ, ja), 45);
  const asked = script.indexOf("小屋に風呂はありますか。");
  expect(asked).toBeGreaterThan(-1);
  expect(script[asked + 1]).toBe("いいえ、ありません。");
  expect(script[script.indexOf("犬を連れて行けますか？") + 1]).toBe("はい、つないであれば行けます。");
});

it("takes the questions on a shop's page, and a list of links to them, for none of its own", async () => {
  const goods = { ...ja, type: "product" } as const;
  const lamp = saidBlock("この灯りは、真鍮の板を手で打って作ります。ひと晩に使う油は、杯に一つです。");
  expect((await told(textPage("山の灯り", [lamp, ...FAQ], goods))).join("")).not.toContain("つないであれば");
  const links = [headingBlock("よくある質問"), itemBlock("風呂について"), itemBlock("犬について")];
  const script = await told(textPage("山の小屋", [...WALK.map(saidBlock), ...links], ja), 300);
  expect(script.join("")).not.toContain("犬について");
});

const MILL = [
  "谷の水車は、百二十年前から米をついています。一日につくのは三俵です。羽根は四十枚あります。",
  "番をするのは、粉屋の早瀬ふみさんです。十九のときに嫁に来て、水門の開け方を覚えました。",
  "羽根は、唐松の板です。水を吸うと重くなるので、春ごとに外して干します。干す場所は、日の当たらない納屋です。釘は使いません。",
  "水門は、三段に分かれています。いちばん下の段だけを開けて、水の速さを決めます。音が高くなれば、少し閉めます。",
  "納屋には、粉を量る升が残っています。底に年号が焼いてあり、明治三十一年と読めます。今も一日に二度使います。",
];
const WORDS =
  "「止めると眠れません」と早瀬さんは笑います。「静かな夜は、水が枯れた夜だと思ってしまうのです」。";

it("calls nobody by a short name before the whole name was told", async () => {
  const page = textPage("谷の水車", [...MILL, WORDS].map(saidBlock), ja);
  const scripts = await Promise.all(
    [15, 20, 25, 30, 35, 40, 45, 50, 60].map((seconds) => told(page, seconds)),
  );
  const called = scripts.map((script) => script.join("")).filter((script) => script.includes("と早瀬さんは"));
  expect(called.length).toBeGreaterThan(0);
  for (const script of called)
    expect(script.indexOf("早瀬ふみさん")).toBeLessThan(script.indexOf("早瀬さんは"));
  const stranger = WORDS.replace("早瀬さん", "堀川さん").replace("と", "とその息子の");
  const other = await told(textPage("谷の水車", [...MILL, stranger].map(saidBlock), ja), 45);
  expect(other.join("")).not.toContain("早瀬さんは笑います");
});
