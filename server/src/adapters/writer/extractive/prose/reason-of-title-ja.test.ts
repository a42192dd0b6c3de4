import { expect, it } from "vitest";
import type { Block, Page } from "#kernel/page";
import { paragraphsWritten, saidBlock as said, textPage } from "#test/text-page";
import { asksForReason, reasonIn } from "./reason-of-title-ja.ts";

const item = (text: string): Block => ({ kind: "list_item", text });
const page = (title: string, blocks: Block[]): Page =>
  textPage(title, blocks, { language: "ja", type: "article", site: "川すじ新聞" });

const SHOP = [
  said("川沿いの町で、古い自転車店が売り上げを伸ばしている。三年前までは、月に数台しか売れなかった。"),
  said("午前七時。間口一間の店に、通学の高校生が次々と入ってくる。手には空気入れの券を持っている。"),
  said("店は二階建てで、一階が作業場、二階が物置になっている。壁には五十年前の工具が並ぶ。"),
  said("店主の父は、戦後すぐに荷車の修理を始めた。町に自転車が増えると、看板を掛けかえた。"),
  said("売るのをやめて、貸すことにした。月に千円で、修理も含む。貸した自転車は二百台を超えた。"),
  said("売り上げが三倍になった最大の要因は、自転車の数ではなく、この修理込みの貸し出しだ。"),
  said("向かいの薬局も、同じやり方で杖を貸し始めた。町の人は、次は何が借りられるかと話している。"),
];

it("tells why where the title promises the secret of it, though reading does not come to it [6.2]", async () => {
  const told = (await paragraphsWritten(page("自転車店、売り上げ三倍のカラクリ", SHOP), 40, "news")).flat();
  expect(told[1]).toBe("川沿いの町で、古い自転車店が売り上げを伸ばしています。");
  expect(told.join("")).toContain("最大の要因は、自転車の数ではなく、この修理込みの貸し出しです。");
});

it("finds the paragraph that names the reason, and none on a page whose title asks for none [6.2]", () => {
  const asked = page("自転車店、売り上げ三倍のカラクリ", SHOP);
  expect(asksForReason(asked)).toBe(true);
  expect(reasonIn(asked)).toBe(5);
  expect(asksForReason(page("自転車店、売り上げ三倍", SHOP))).toBe(false);
});

it("says a sentence that breaks off above its list with the list, in the text's own register [6.2]", async () => {
  const blocks = [
    said(
      "川沿いの町で、貸し自転車が増えている。本紙が店に尋ねたところ、三十店のうち十二店が「今年始めた」と答えた。",
    ),
    said("わけはいくつもある。答えを多い順に並べると、"),
    item("①置き場の不足（九店）、"),
    item("②修理の手間（六店）、"),
    item("③旅行客の増加（四店）となる。"),
    ...SHOP.slice(1),
  ];
  const told = (await paragraphsWritten(page("貸し自転車、なぜ増えたか", blocks), 40, "news")).flat();
  expect(told.join("")).toMatch(
    /置き場の不足(?:（九店）)?、修理の手間(?:（六店）)?、旅行客の増加(?:（四店）)?となります。/u,
  );
});

it("finds the paragraph that gives the reason without naming it, and none that only asks for it [6.2]", () => {
  const given = said("貸した自転車は、壊れても客が困らない。店が直すから、売り上げは減らない。");
  const asked = said("売り上げが三倍になった理由は何だろうか。自転車が安いからだろうか。");
  const behind = [...SHOP.slice(0, 4), given, SHOP[6] as Block, asked];
  expect(reasonIn(page("自転車店、売り上げ三倍のカラクリ", behind))).toBe(4);
});
