import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { headingBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";

const LEAD =
  "水車小屋の粉が、毎朝六時になると止まるようになりました。臼はふだん一分に三十回まわります。それが六時ちょうどに止まり、五分たつと動きだします。日曜には止まりません。水の量は変わらず、羽根にも傷はありません。";
const GUESS =
  "はじめは軸のせいだと、みなが言いました。わたしも言いました。軸を抜いて油をさし、三日見ていました。六時になると、やはり止まります。この思いこみに、四日使いました。先に水門を見ればよかったのです。";
const CAUSE =
  "六時には、上の村の水門が開きます。田に水を入れるあいだ、川の流れは半分になっていました。日曜に水門を開ける人はいません。";
const scriptOf = async (blocks: Block[], title = "毎朝六時に止まる水車") =>
  (await paragraphsWritten(textPage(title, blocks, { language: "ja" }), 45, "narration")).flat();

it("tells behind the beginning of a text what came out, though much stands between [7.3]", async () => {
  const between = [headingBlock("はじめの見立て"), saidBlock(GUESS), saidBlock(GUESS.replaceAll("軸", "臼"))];
  const script = await scriptOf([saidBlock(LEAD), ...between, headingBlock("原因"), saidBlock(CAUSE)]);
  expect(script).toContain("水車小屋の粉が、毎朝六時になると止まるようになりました。");
  const turn = script.indexOf("そして、「原因」です。");
  expect(turn).toBeGreaterThan(1);
  expect(script[turn + 1]).toBe("六時には、上の村の水門が開きます。");
});

it("reads a text on whose parts say nothing of what came out [7.3]", async () => {
  const between = [headingBlock("はじめの見立て"), saidBlock(GUESS), saidBlock(GUESS.replaceAll("軸", "臼"))];
  const script = await scriptOf([saidBlock(LEAD), ...between, headingBlock("村の暮らし"), saidBlock(CAUSE)]);
  expect(script.join("")).not.toContain("そして、「");
  expect(script).toContain("はじめは軸のせいだと、みなが言いました。");
});

it("tells when and where an event is behind the beginning of its text [7.3]", async () => {
  const rows = ["会期: 2026年11月3日から2027年1月31日", "会場: 谷の資料館", "観覧料: 300円"].map(
    (text): Block => ({ kind: "table_row", text }),
  );
  const blocks = [saidBlock(LEAD), saidBlock(GUESS), saidBlock(CAUSE), headingBlock("開催概要"), ...rows];
  const script = (await scriptOf(blocks, "水車の百年展")).join("");
  expect(script).toContain("水車小屋の粉が、毎朝六時になると止まるようになりました。");
  expect(script).toContain("会期は2026年11月3日から2027年1月31日");
  expect(script).toContain("会場は谷の資料館");
});

it("tells when and where an event is, though its rows stand above the text [7.3]", async () => {
  const rows = ["日時: 2026年11月3日 14時から17時", "会場: 谷の資料館", "参加費: 300円"].map(
    (text): Block => ({ kind: "table_row", text }),
  );
  const script = (
    await scriptOf([...rows, saidBlock(LEAD), saidBlock(GUESS), saidBlock(CAUSE)], "水車の夕べ")
  ).join("");
  expect(script).toContain("2026年11月3日");
});
