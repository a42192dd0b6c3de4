import { expect, it } from "vitest";
import { headingBlock, itemBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";

const FLAWS = [
  "胴の右に長さ4cmのひびがあり、裏から止めてあります。",
  "縁に打痕が2か所あり、木地が見えています。",
  "鳴りには、どちらも響きません。",
];
const page = (head: string) =>
  textPage(
    "桐の月琴",
    [
      saidBlock("大正のころに北の町で作られた月琴です。胴は桐、棹は紅木で、弦は新しく張り替えました。"),
      saidBlock("音はまろやかで、夜の座敷でひとり弾くのに向いています。爪で軽くはじくと、よくのびます。"),
      saidBlock("前の持ち主は、祭りのたびに三十年のあいだ弾いていたそうです。棹の塗りはその跡です。"),
      headingBlock(head),
      ...FLAWS.map(itemBlock),
    ],
    { language: "ja", type: "product", site: "古楽堂" },
  );
const told = async (head: string, seconds: number) =>
  (await paragraphsWritten(page(head), seconds, "product")).flat().join("");

it("tells all flaws of a thing, and makes room for them [6.2]", async () => {
  const script = await told("傷など", 45);
  for (const flaw of FLAWS) expect(script).toContain(flaw);
});

it("says that there are some where they have no room [6.2]", async () => {
  const script = await told("傷など", 20);
  expect(script).toContain("傷などの状態は、商品のページにくわしく書かれています。");
  for (const flaw of FLAWS) expect(script).not.toContain(flaw);
});

it("takes nothing below another head for flaws [6.2]", async () => {
  expect(await told("弾き方", 20)).not.toContain("傷などの状態");
});
