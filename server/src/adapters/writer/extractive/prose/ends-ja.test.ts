import { expect, it } from "vitest";
import { paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { announces, isHalfWithout, standsAlone } from "./stands.ts";

const middle = (thing: string) =>
  saidBlock(
    `${thing}の話をします。${thing}は町に三軒しか残っておらず、どこも朝の五時から火を入れます。冬は湯気で窓が白くなり、外からは中が見えません。店の人は、湯気の濃さで湯の温度がわかるといいます。`,
  );
const essay = (end: string) =>
  textPage(
    "豆腐屋の朝",
    [
      saidBlock("豆腐屋の朝は早いものです。私は去年の冬、一週間だけ手伝いました。"),
      ...["豆腐屋", "湯葉屋", "こんにゃく屋", "麩屋", "油揚げ屋"].map(middle),
      saidBlock(end),
    ],
    { language: "ja" },
  );

it("tells the last paragraph from its beginning, and not from where it answers that [6.2]", async () => {
  const end =
    "先月の寄り合いで、値段を二十円上げる案が出ました。私は賛成しました。豆の値段が、三年で倍になったからです。店の灯りを、来年の冬も見たいのです。";
  const told = (await paragraphsWritten(essay(end), 60)).flat();
  expect(told).toContain("先月の寄り合いで、値段を二十円上げる案が出ました。");
  expect(told.indexOf("私は賛成しました。")).toBe(
    told.indexOf("先月の寄り合いで、値段を二十円上げる案が出ました。") + 1,
  );
});

it("takes no deed for understood whose object was said before [6.2]", () => {
  for (const text of ["私は賛成しました。", "父は黙った。", "母も断りました。", "田辺さんは断った。"])
    expect(standsAlone(text, "ja")).toBe(false);
  for (const text of ["父は畑を売りました。", "私は値上げに賛成しました。", "祖母は九州で生まれた。"])
    expect(standsAlone(text, "ja")).toBe(true);
});

it("ends neither behind the first of several views nor behind words that are nobody's yet [6.2]", () => {
  expect(announces("はじめは見栄だと思いました。", "ja")).toBe(true);
  expect(announces("はじめの一時間は退屈でした。", "ja")).toBe(false);
  expect(announces("理由は三つあります。", "ja")).toBe(true);
  expect(announces("鍋は小さいやつです。", "ja")).toBe(false);
  expect(announces("練習である。", "ja")).toBe(true);
  expect(announces("店主は練習だという。", "ja")).toBe(false);
  expect(isHalfWithout("近所の大工はそう話します。", "「釘より糊が強い」。", "ja")).toBe(true);
  expect(isHalfWithout("近所の大工は釘を使います。", "「釘より糊が強い」。", "ja")).toBe(false);
});

it("stops neither behind a trouble before its remedy nor behind one that only says that there are some [6.2]", () => {
  expect(isHalfWithout("そこで二軒は、釜を一つにしました。", "薪が足りません。", "ja")).toBe(true);
  expect(announces("もちろん困ることもある。", "ja")).toBe(true);
  expect(announces("雨の日は困ることもあるそうです。", "ja")).toBe(false);
});

it("takes a child for no addition [6.2]", () => {
  expect(standsAlone("子ども会の話し合いでは、意見が半分に割れました。", "ja")).toBe(true);
  expect(standsAlone("母も話し合いでは、意見を曲げませんでした。", "ja")).toBe(false);
});

it("leaves out that somebody spoke where the words are not told [6.2]", async () => {
  const page = (words: string) =>
    textPage(
      "紙の舟を流す夜",
      [
        saidBlock(
          "町の川では、夏の終わりに紙の舟を流します。去年は三百の舟が出ました。そこで、六年生の一人が言いました。",
        ),
        saidBlock(words),
        saidBlock("今年の舟は、流したあとに網で集めます。集めた紙は、春に溶かして漉きなおします。"),
      ],
      { language: "ja" },
    );
  const told = async (words: string) => (await paragraphsWritten(page(words), 60)).flat().join("");
  expect(await told("「あとで拾えばいいじゃん」")).not.toContain("六年生の一人が言いました。");
  expect(await told("「流した舟をあとで網で拾えばいいと思います」と。")).not.toContain("じゃん");
});

it("tells what somebody came upon, of which the rest speaks [6.2]", async () => {
  const told = (
    await paragraphsWritten(
      essay("思いついたのは、湯気の時計でした。白さで時刻を読みます。店の灯りは、朝までつきません。"),
      60,
    )
  )
    .flat()
    .join("");
  expect(told).toContain("思いついたのは、湯気の時計でした。");
});
