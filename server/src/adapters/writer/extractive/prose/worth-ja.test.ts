import { expect, it } from "vitest";
import { headingBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";

const essay = (claim: string) =>
  textPage(
    "傘を一本しか持たないことにした",
    [
      saidBlock("去年の梅雨入りの朝、玄関の傘立てから傘を全部出して、床に並べてみました。十一本ありました。"),
      headingBlock("一本にする"),
      ...[
        "駅の売店で買った傘は、骨が曲がりやすいものです。",
        "傘屋で張ってもらった長傘は、布が厚く重いです。",
      ].map((text) =>
        saidBlock(`${text}雨の日の玄関は、傘の数だけ床が濡れます。タオルは三枚ほど用意しています。`),
      ),
      headingBlock("少なければよい、という話ではない"),
      saidBlock(
        "わたしの家には、読んでいない本が二百冊あります。湯のみは十七個あります。減らす気はありません。",
      ),
      saidBlock(claim),
      headingBlock("梅雨の終わり"),
      saidBlock("玄関の床には、いま長靴が一足だけ置いてあります。広くなった床は、悪くない眺めです。"),
    ],
    { language: "ja" },
  );

it("tells of an essay what its writer wants to say [6.2]", async () => {
  const said = (
    await paragraphsWritten(
      essay("わたしが言いたいのは、もっと小さなことです。なくしてもいい物は、持っていないのと同じです。"),
      40,
    )
  ).flat();
  expect(said).toContain("なくしてもいい物は、持っていないのと同じです。");
});

it("takes no wish of somebody else for it [6.2]", async () => {
  const other = "言いたいことは山ほどあると母は笑いました。傘の柄には、祖父の名前が彫ってあります。";
  expect((await paragraphsWritten(essay(other), 40)).flat().join("")).not.toContain("言いたいことは山ほど");
});
