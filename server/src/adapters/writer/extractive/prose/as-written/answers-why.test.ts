import { expect, it } from "vitest";
import { headingBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";

const BRIDGE = [
  saidBlock(
    "町の外れに、朝だけ鳴る鉄の橋があります。日が高くなると音は止まり、夜のあいだも静かです。渡る人もいないのに、橋はいったい、どうやって鳴るのでしょうか。",
  ),
  headingBlock("まず、聞いてみよう"),
  saidBlock(
    "橋の音は、夜明けの少し前に岸へ着いておくとよく聞こえます。手すりに耳を当ててはいけません。冷えた鉄は肌に張りつくことがあります。録音をするときは、マイクに布をかぶせてください。",
  ),
  headingBlock("鉄は伸び縮みする"),
  saidBlock(
    "橋の床は、長さ30メートルの鉄の板を6枚つないでできています。板のあいだには、小指が入るほどのすきまがあります。夏と冬とでは、このすきまの広さがちがいます。",
  ),
  saidBlock(
    "つまり、橋が鳴るのは、板と板とがこすれるからです。朝の光は、東の岸の側から橋を温めます。そのため、朝だけは板の片側が先に伸び、となりの板をこすります。昼には全体が同じ温度になり、板は動きません。",
  ),
  headingBlock("ほかの橋では"),
  saidBlock(
    "隣の町の橋は石でできています。石は鉄ほど伸びません。橋の上には、いまも市が立ち、魚と野菜が並びます。市の日には、橋の上で楽団が演奏します。",
  ),
];

const inAMinute = async (title: string) =>
  (await paragraphsWritten(textPage(title, BRIDGE, { language: "ja", type: "article" }), 45)).flat().join("");

it("tells why, where the title asks it, and leaves out what one may try at home [6.2]", async () => {
  const text = await inAMinute("なぜ朝の橋だけが鳴るのか");
  expect(text).toContain("町の外れに、朝だけ鳴る鉄の橋があります。");
  expect(text).toContain("そのため、朝だけは板の片側が先に伸び、となりの板をこすります。");
  expect(text).not.toContain("耳を当てて");
});

it("takes no paragraph for the answer that says little of the question", async () => {
  const blocks = BRIDGE.map((block) => ({
    ...block,
    text: block.text.replace(/^つまり、橋が鳴るのは/u, "音がするのは"),
  }));
  const page = textPage("なぜ朝の橋だけが鳴るのか", blocks, { language: "ja", type: "article" });
  expect((await paragraphsWritten(page, 45)).flat().join("")).toContain("手すりに耳を当ててはいけません。");
});

it("reads a text that asks nothing from its beginning", async () => {
  const text = await inAMinute("朝の橋の音");
  expect(text).toContain("手すりに耳を当ててはいけません。");
});

const ENGLISH = [
  saidBlock(
    "Every evening at six the old mill wheel slows down. Nobody touches the gate, and the stream runs as it ran at noon. Visitors stand on the bank and wait for it with their watches in their hands.",
  ),
  headingBlock("The wheel"),
  saidBlock(
    "The wheel was built of larch in 1874 and has forty buckets. Each of them holds about nine litres of water. The miller of those days painted them red, and some of the red can still be seen on the inside of the rim.",
  ),
  headingBlock("The town above"),
  saidBlock(
    [
      "A mile up the valley there is a town. At six most people come home and begin to cook. Taps run in every street.",
      "The wheel slows down at that hour because the town takes its water from the same spring as the mill.",
      "By eight the kitchens are quiet again.",
    ].join(" "),
  ),
  headingBlock("The festival"),
  saidBlock(
    "Once a year the town holds a festival at the mill. There is bread from the old oven, and a race of paper boats. The winner gets a loaf and a ribbon.",
  ),
];
it("tells in English what the title asks for, too [6.2]", async () => {
  const page = textPage("Why does the mill wheel slow down every evening?", ENGLISH, {
    language: "en",
    type: "article",
  });
  const text = (await paragraphsWritten(page, 40)).flat().join(" ");
  expect(text).toContain("because the town takes its water from the same spring as the mill.");
});
