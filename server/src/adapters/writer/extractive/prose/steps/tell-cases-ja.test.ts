import { expect, it } from "vitest";
import { headingBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { proseLinesOf } from "../lines.ts";
import { casesTeller } from "./tell-cases-ja.ts";

const item = (text: string) => ({ kind: "list_item" as const, text });
const manual = textPage(
  "精米機の手入れ",
  [
    saidBlock(
      "この章では、米が出てこないときの直し方を説明します。作業の前に、必ず電源を切り、二分ほど待ってください。止めた直後は、刃がまだ回っています。",
    ),
    headingBlock("受け皿が光るとき"),
    item("受け皿を、手前にまっすぐ引き出します。"),
    item("底の網を持ちあげ、ぬかを捨てます。"),
    item("網を▲印に合わせて戻し、受け皿を入れます。"),
    headingBlock("ふたが光るとき"),
    item("上のふたを開け、米を全部出します。割れた米は別の袋に分けます。"),
    item("奥の丸いつまみを、右に三回まわします。"),
    item("刃の間を、付属の竹べらで拭きます。刃先には触れないでください。"),
    item("米を戻し、ふたを閉めます。"),
    headingBlock("長く使うために"),
    ...["春", "夏", "秋", "冬"].map((season) =>
      saidBlock(
        `${season}の米は水分が変わり、ぬかの付き方もずいぶん違います。目盛りを一つ動かして、様子を見てください。`,
      ),
    ),
  ],
  { language: "ja" },
);

it("tells what keeps everybody safe before the steps of a case [6.2]", async () => {
  const said = (await paragraphsWritten(manual, 45)).flat();
  const safe = said.findIndex((text) => text.includes("必ず電源を切り"));
  expect(safe).toBeGreaterThan(0);
  expect(safe).toBeLessThan(said.findIndex((text) => text.includes("引き出します")));
});

it("tells all steps of a case or none of them [6.2]", async () => {
  for (const seconds of [40, 50, 60, 75]) {
    const said = (await paragraphsWritten(manual, seconds)).flat().join("");
    const of = [
      ["受け皿を、手前に", "ぬかを捨てます", "受け皿を入れます"],
      ["上のふたを開け", "右に三回", "竹べらで拭きます", "ふたを閉めます"],
    ].map((steps) => steps.filter((step) => said.includes(step)).length);
    expect([0, 3]).toContain(of[0]);
    expect([0, 4]).toContain(of[1]);
  }
});

it("hears a mark's sign as no end of a sentence [6.2]", async () => {
  const said = (await paragraphsWritten(manual, 75)).flat();
  expect(said).toContain("網を印に合わせて戻し、受け皿を入れます。");
});

it("tells nothing of a case one step of which cannot be said [6.2]", () => {
  const page = {
    ...manual,
    blocks: [
      ...manual.blocks,
      headingBlock("灯りが消えたとき"),
      item("奥の扉を開け、古い電球を外します。"),
      item("新しい電球を差し、扉を閉めます。"),
    ],
  };
  const lines = proseLinesOf(page, "polite", () => true, 99);
  const torn = lines.map((line) => ({ ...line, gap: line.sentences.join("").startsWith("刃の間を") }));
  const said = (own: typeof lines) =>
    (casesTeller(own, page)(90) ?? [])
      .flat()
      .map(({ text }) => text)
      .join("");
  expect(said(lines)).toContain("竹べらで拭きます");
  expect(said(torn)).toContain("新しい電球を差し");
  expect(said(torn)).not.toContain("上のふたを開け");
});
