import { expect, it } from "vitest";
import { headingBlock, itemBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { isHeadedStep, withHeadedSteps } from "./headed-steps-ja.ts";

const parts = [
  headingBlock("先に刃を洗う"),
  saidBlock(
    "ぬるま湯に浸けてください。油が浮いてきたら布で拭きます。脂は熱い湯だと固まります。そのために先に洗うわけです。",
  ),
  headingBlock("刃を研ぐ"),
  ...[
    "砥石を水に沈め、泡が出なくなるまで待ちます。桶でもかまいません。",
    "刃を砥石に寝かせ、10円玉二枚分だけ背を浮かせます。角度が変わると丸くなります。",
    "手前から奥へ、五十回押します。",
    "裏を返し、同じだけ引きます。力は要りません。",
  ].map(itemBlock),
  saidBlock("もっと研ぎたくなっても、そこまでにします。"),
  headingBlock("切れ味を試す"),
  saidBlock("古い新聞紙を片手で持ち、上から刃を入れます。すっと落ちれば仕上がりです。"),
  headingBlock("研ぎ屋に頼むとき"),
  saidBlock("刃が欠けたら、研ぎ屋に持っていきましょう。"),
];
const needs = [
  headingBlock("用意するもの"),
  itemBlock("砥石。中砥がほとんどです"),
  itemBlock("桶と、古い布"),
];
const lead = saidBlock("切れない包丁は、家の砥石で元に戻ります。月に一度で足ります。");
const page = (title: string, ...blocks: typeof parts) => textPage(title, blocks, { language: "ja" });
const how = page("台所の包丁を家で研ぐ", lead, ...needs, ...parts);
const steps = (seconds: number, one = how) =>
  withHeadedSteps(one, seconds).blocks.flatMap((block) => (isHeadedStep(block) ? [block.text] : []));

it("takes a page for a how-to whose title is a deed and that names what one needs [6.2]", () => {
  expect(steps(60)).toHaveLength(3);
  expect(steps(60, page("台所の包丁を家で研ぐ", lead, ...parts))).toEqual([]);
  expect(steps(60, page("台所の包丁と祖父", lead, ...needs, ...parts))).toEqual([]);
});

it("tells of the step with most deeds of its own all in order, and names the others [6.2]", () => {
  expect(steps(35)).toEqual([
    "先に刃を洗います。",
    "次に、刃を研ぎます。砥石を水に沈め、泡が出なくなるまで待ちます。刃を砥石に寝かせ、10円玉二枚分だけ背を浮かせます。手前から奥へ、五十回押します。裏を返し、同じだけ引きます。",
    "最後に、切れ味を試します。",
  ]);
});

it("names all steps where there is no time for the one with most deeds [6.2]", () => {
  const [, ...behind] = steps(18);
  expect(behind).toEqual(["次に、刃を研ぎます。", "最後に、切れ味を試します。"]);
});

it("tells of a paragraph what to do, and why only where all has room [6.2]", () => {
  expect(steps(44)[0]).toBe("先に刃を洗います。ぬるま湯に浸けてください。油が浮いてきたら布で拭きます。");
  expect(steps(200)[0]).toMatch(/そのために先に洗うわけです。$/u);
});

it("names in one sentence what one needs, without the remarks on it [6.2]", async () => {
  const said = (await paragraphsWritten(how, 60)).flat();
  expect(said).toContain("用意するものは、砥石、桶、古い布です。");
  expect(said.indexOf("手前から奥へ、五十回押します。")).toBeGreaterThan(
    said.indexOf("次に、刃を研ぎます。"),
  );
});
