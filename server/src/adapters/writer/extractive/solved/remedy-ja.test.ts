import { describe, expect, it } from "vitest";
import { paragraphsWritten, saidBlock, textPage } from "#test/text-page";

const QUESTION =
  "畑の横の小屋に据えた自動の種まき機で、三列目だけ種が落ちません。ほかの列はいつもどおりです。掃除はしてみました。";
const ANSWER = [
  "その型では、三列目の軸だけが外側にあります。",
  "湿った日に土の粉を吸って、軸のまわりで固まるのです。",
  "見た目にはほとんど分からないので、掃除をしたつもりでも残ります。",
  "軸の留め具を外して、固まった粉をぬるま湯で洗ってください。",
];
const page = (title: string) =>
  textPage(
    title,
    [
      { ...saidBlock(QUESTION), post: 0 },
      { ...saidBlock(ANSWER.join("")), post: 1, isAccepted: true },
      { ...saidBlock("洗ったら直りました。ありがとうございました。"), post: 2 },
    ],
    { language: "ja", url: "https://hatake.example/qa/12" },
  );
const told = async (title: string, seconds: number) =>
  (await paragraphsWritten(page(title), seconds, "narration")).flat();

describe("an answer for which there is too little time", () => {
  it("says what to do instead of further reasons [6.2]", async () => {
    const script = await told("種まき機の三列目だけ種が落ちません", 24);
    expect(script).toContain("その型では、三列目の軸だけが外側にあります。");
    expect(script).toContain("軸の留め具を外して、固まった粉をぬるま湯で洗ってください。");
    expect(script).not.toContain("見た目にはほとんど分からないので、掃除をしたつもりでも残ります。");
  });

  it("is told whole where there is time for it [6.2]", async () => {
    expect(await told("種まき機の三列目だけ種が落ちません", 75)).toEqual(expect.arrayContaining(ANSWER));
  });
});

describe("a short script whose title asks", () => {
  it("has its time for the answer [6.2]", async () => {
    const script = await told("種まき機の三列目だけ種が落ちないのはなぜですか", 30);
    expect(script.join("")).not.toContain("質問には、こうあります。");
    expect(script[1]).toBe("役に立った回答には、こうあります。");
  });

  it("asks where the title does not [6.2]", async () => {
    expect(await told("種まき機の三列目", 30)).toContain("質問には、こうあります。");
  });

  it("asks where there is time for both [6.2]", async () => {
    expect(await told("種まき機の三列目だけ種が落ちないのはなぜですか", 60)).toContain(
      "質問には、こうあります。",
    );
  });
});
