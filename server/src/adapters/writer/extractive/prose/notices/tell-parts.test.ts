import { describe, expect, it } from "vitest";
import { headingBlock, itemBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { isReasonHeading, noticePartOf } from "./part-headings.ts";

const BRIDGE = textPage("Weir Lane Bridge Closed for Repairs", [
  saidBlock(
    "The Weir Lane bridge over the Tarn will be closed to all traffic from Monday, March 1, through Friday, April 16. Crews will replace the deck and the railings.",
  ),
  headingBlock("Why the work is needed"),
  saidBlock(
    "The bridge was built in 1931. An inspection found that a third of its planks have rotted, and that the river has washed out one of the piers. It would not carry its load through another winter.",
  ),
  headingBlock("How to get across"),
  itemBlock("Use the Mill Street bridge, half a mile to the north. Its path will be lit at night."),
  itemBlock("A free bus will leave the west bank every ten minutes in the morning and in the afternoon."),
  headingBlock("What to do if you live on the lane"),
  itemBlock("Call us on 555 0101 to arrange for heavy deliveries before the work begins."),
]);

const SHOTS = textPage(
  "予防接種の費用を助成します",
  [
    saidBlock(
      "花粉による咳は、春先に大人もかかる病気です。市では、予防のため、接種にかかる費用の一部を助成します。",
    ),
    headingBlock("助成の背景"),
    saidBlock(
      "昨年度は、市内の医院で例年の三倍の方が咳を訴えました。長引く咳は、眠りを妨げ、仕事や学業にも障ります。",
    ),
    headingBlock("対象となる方"),
    saidBlock("接種日に市内に住所があり、次の1、2の両方に当てはまる方"),
    itemBlock("接種日に満六十歳以上の方"),
    itemBlock("これまでに助成を受けたことがない方"),
    headingBlock("接種までの流れ"),
    itemBlock("市に予診票の交付を申請します。届くまでに、およそ1週間かかります。"),
    itemBlock("市内の医院に予約し、当日は予診票をお持ちください。"),
  ],
  { language: "ja" },
);
const told = async (page: typeof BRIDGE, seconds: number) =>
  (await paragraphsWritten(page, seconds, "narration")).flat().join(" ");

describe("a notice whose parts have headings", () => {
  it("is told by its beginning and by what one does, before the reasons [6.2]", async () => {
    const script = await told(BRIDGE, 38);
    expect(script).toContain("will be closed to all traffic from Monday, March 1");
    expect(script).toContain("Use the Mill Street bridge");
    expect(script).not.toContain("built in 1931");
  });

  it("says whom to call where a step of it asks for that [6.2]", async () => {
    expect(await told(BRIDGE, 60)).toContain("Call us on 555 0101");
  });

  it("says in Japanese for whom it is, and how one applies [6.2]", async () => {
    const script = await told(SHOTS, 45);
    expect(script).toContain("次の両方に当てはまる方です。");
    expect(script).toContain("接種日に満六十歳以上の方です。");
    expect(script).toContain("市に予診票の交付を申請します。");
    expect(script).not.toContain("例年の三倍");
  });
});

const CHAIR = textPage("Safety notice: Lark stool, seat bolts", [
  saidBlock("In short: Stop using Lark stools from batches 310 to 344 until you have fitted the free bolts."),
  saidBlock(
    "We are asking everyone who owns a Lark stool to stop using it until they have checked the batch and fitted a set of free bolts.",
  ),
  headingBlock("What went wrong"),
  saidBlock(
    "On some stools the bolts were supplied with a coating that does not grip. After some weeks of use they can work loose. Then the seat can tip to one side.",
  ),
  headingBlock("Is my stool affected?"),
  saidBlock(
    "Turn the stool over. The label is under the seat, and the batch is the number after the letter L.",
  ),
  headingBlock("How to get the bolts"),
  itemBlock("Order the free bolts by telephone on 555 0101. You do not need a receipt."),
  itemBlock("Fit the new bolts with the key in the bag. It takes about ten minutes."),
  headingBlock("What to do"),
  itemBlock("Stop using the stool today, even if the bolts feel firm."),
]);
const LEAK = textPage(
  "漏水したときの料金の減額のお知らせ",
  [
    saidBlock("地下の管から水が漏れ、すぐに修理をされた場合は、申請により料金の一部を減額します。"),
    headingBlock("減額する水量"),
    saidBlock("増えた分の水量を漏水量とみなし、次のとおり減額します。"),
    { kind: "table_row", text: "区分: 減額する割合" },
    { kind: "table_row", text: "水道料金: 漏水量の2分の1" },
    { kind: "table_row", text: "下水道使用料: 漏水量の全部" },
    headingBlock("申請の手順"),
    itemBlock(
      "家の中の蛇口をすべて閉め、メーターのこまを見ます。少しでも回っていれば、漏水の疑いがあります。",
    ),
    itemBlock("市の指定する業者に修理を頼み、修理した場所の写真を受け取ります。"),
    itemBlock("申請書に写真を添え、修理の日から60日以内に、料金課へ郵送してください。"),
  ],
  { language: "ja" },
);

describe("a notice of what one has to do", () => {
  it("tells how to check and what to do before what went wrong, and nothing twice [6.2]", async () => {
    const script = await told(CHAIR, 45);
    expect(script).toContain("Turn the stool over.");
    expect(script).toContain("Order the free bolts by telephone on 555 0101.");
    expect(script).not.toContain("coating that does not grip");
    expect(script).not.toContain("We are asking everyone");
  });

  it("says until when one applies, though that stands in a late step [6.2]", async () => {
    const script = await told(LEAK, 45);
    expect(script).toContain("修理の日から60日以内に");
  });
});

it.each([
  ["What is wrong", "en", true],
  ["Why we are doing this", "en", true],
  ["Background", "en", true],
  ["What is changing", "en", false],
  ["2. 原因", "ja", true],
  ["これまでの経緯", "ja", true],
  ["減額する水量", "ja", false],
] as const)("knows a heading above reasons: %s [6.2]", (heading, language, isOne) => {
  expect(isReasonHeading(heading, language)).toBe(isOne);
});

it.each([
  ["Which kettles are affected", "en", "act"],
  ["What to do", "en", "act"],
  ["Is my chair affected?", "en", "act"],
  ["Do I need to apply again?", "en", "act"],
  ["Checking the label", "en", "act"],
  ["Is it dangerous?", "en", null],
  ["助成の割合", "ja", "act"],
  ["運行の内容", "ja", "act"],
  ["Detours", "en", "act"],
  ["Questions", "en", "contact"],
  ["Why the work is needed", "en", null],
  ["What went wrong", "en", null],
  ["1. 対象製品", "ja", "act"],
  ["3. お客様へのお願い", "ja", "act"],
  ["接種までの流れ", "ja", "act"],
  ["4. 受付窓口", "ja", "contact"],
  ["2. 原因", "ja", null],
  ["再発防止について", "ja", null],
] as const)("knows of what a part of a notice tells by its heading: %s", (heading, language, part) => {
  expect(noticePartOf(heading, language)).toBe(part);
});

it("tells of a recall which of the goods they are, and what one does with them [6.2]", async () => {
  const row = (text: string) => ({ kind: "table_row", text }) as const;
  const recall = textPage(
    "「谷の減塩みそ」一部商品の自主回収に関するお知らせ",
    [
      saidBlock("このたび、「谷の減塩みそ」の一部で、ふたの密封が足りないものがあることがわかりました。"),
      headingBlock("1．対象となる商品"),
      row("商品名: 谷の減塩みそ"),
      row("賞味期限: 2026年9月18日、9月19日"),
      row("製造所の記号: 末尾が「K2」のもの"),
      row("販売した地域: 東北、関東"),
      row("対象の数量: 1,520個"),
      headingBlock("2．お客様へのお願い"),
      saidBlock(
        "お手元に対象の商品がございましたら、お召し上がりにならず、下記のいずれかの方法でご連絡をお願いいたします。",
      ),
      headingBlock("3．原因"),
      saidBlock(
        "設備の点検のあと、ふたを閉じる温度が低いままになっていました。三日のあいだ気づきませんでした。",
      ),
    ],
    { language: "ja" },
  );
  const script = await told(recall, 45);
  for (const said of ["9月18日、9月19日", "K2", "お召し上がりにならず"]) expect(script).toContain(said);
  expect(script).not.toContain("下記");
});
