import { describe, expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { headingBlock, itemBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { isOfferByName } from "./offered-first-ja.ts";
import { urgencyOfParts } from "./part-headings.ts";

const row = (text: string): Block => ({ kind: "table_row", text });
const WHOM = [
  headingBlock("対象となる方"),
  saidBlock("次のすべてに当てはまる方です。"),
  itemBlock("町内に住宅があり、そこに住んでいる方"),
  itemBlock("町税を滞納していない方"),
];
const AMOUNT = [
  headingBlock("補助の割合"),
  saidBlock("かかった費用に応じ、次のとおり補助します。補助は、一つの住宅につき一度かぎりです。"),
  row("区分: 1棟あたりの上限"),
  row("木の塀: 30,000円"),
  row("生け垣: 20,000円"),
];
const STEPS = [
  headingBlock("申請の流れ"),
  itemBlock("工事の前に、申請書と見積書を建設課に提出してください。受け付けた日に番号をお渡しします。"),
  itemBlock("町が現地を確認し、およそ10日で決定通知書をお送りします。"),
  itemBlock("工事のあと、完了の日から30日以内に、写真と報告書を郵送してください。"),
];
const MORE = [
  headingBlock("塀の点検のしかた"),
  saidBlock(
    "道から見て傾いている塀や、ひびの入った塀は、小さな揺れでも倒れることがあります。塀の高さが背丈より高いときは、支えの壁があるかをお確かめください。土の中の基礎は、掘ってみなければわかりません。点検は、町の登録する建築士が無料で行います。",
  ),
  saidBlock(
    "町では、昨年の秋に、通学路に面した塀をすべて見てまわりました。三百二十か所のうち四十五か所で、すぐに手を入れる必要がありました。持ち主の方には、調べた結果を文書でお知らせしています。子どもたちには、揺れたらすぐに塀から離れるように、学校で話をしています。",
  ),
];
const pageOf = (title: string, lead: string, ...parts: Block[][]) =>
  textPage(title, [saidBlock(lead), ...parts.flat(), ...MORE], { language: "ja" });
const told = async (page: ReturnType<typeof pageOf>, seconds: number) =>
  (await paragraphsWritten(page, seconds, "narration")).flat().join("");

const LEAD =
  "町では、地震で倒れるおそれのあるブロック塀を木の塀や生け垣に替える方へ、費用の一部を補助します。";
const RULE =
  "個人の塀は、その持ち主が自分の費用で直すものです。そのため、町が工事の費用を負担することは原則としてありません。ただし、通学路に面した古い塀を取り除く場合は、申請により費用の一部を補助します。";

describe("a Japanese page that offers money", () => {
  it("says for whom, how much, and until when before the single steps [6.2]", async () => {
    const script = await told(pageOf("ブロック塀の撤去費の補助", LEAD, WHOM, AMOUNT, STEPS), 60);
    expect(script).toContain("町内に住宅があり、そこに住んでいる方です。");
    expect(script).toContain("1棟あたりの上限は、木の塀が30,000円、生け垣が20,000円です。");
    expect(script).toContain("完了の日から30日以内に");
    expect(script).not.toContain("現地を確認し");
  });

  it("tells the rows right behind the sentence that announces them [6.2]", async () => {
    const script = await told(pageOf("ブロック塀の撤去費の補助", LEAD, WHOM, AMOUNT, STEPS), 60);
    expect(script).toMatch(/次のとおり補助します。1棟あたりの上限は、[^。]*です。/u);
  });

  it("begins with the offer, and not with the rule from which it is an exception [6.2]", async () => {
    const script = await told(pageOf("ブロック塀の撤去費の補助（令和8年度）", RULE, AMOUNT, STEPS), 45);
    expect(script).toContain("通学路に面した古い塀を取り除く場合は、申請により費用の一部を補助します。");
    expect(script).not.toContain("ただし、通学路");
    expect(script).not.toContain("持ち主が自分の費用で");
  });

  it("keeps the rule where the page offers nothing by its name [6.2]", async () => {
    const script = await told(pageOf("ブロック塀の点検のお願い", RULE, AMOUNT, STEPS), 60);
    expect(script).not.toMatch(/(?<!ただし、)通学路に面した/u);
  });
});

it.each([
  ["飼い主のいない猫の手術費の助成", true],
  ["住宅用太陽光発電設備の補助制度", true],
  ["子育て世帯家賃補助金（令和8年度）", true],
  ["子育て世帯の家賃補助", true],
  ["国民健康保険料の減免", true],
  ["補助線の引き方", false],
  ["町の補助で建てた家の話", false],
])("knows a page that offers money by its name: %s", (title, isOne) => {
  expect(isOfferByName(title)).toBe(isOne);
});

it("wants how much and for whom first, a second part of one kind late, where there is one for whom [6.2]", () => {
  const headings = ["対象となる方", "対象となる塀", "補助金額", "申請の流れ", "受付期間", "その他"];
  const places = urgencyOfParts(headings, "ja");
  const order = headings.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
  expect(order.slice(0, 3)).toEqual(["補助金額", "対象となる方", "受付期間"]);
  expect(urgencyOfParts(["手数料", "申し込み方法"], "ja").size).toBe(0);
});
