import { expect, it } from "vitest";
import { headingBlock, itemBlock, saidBlock } from "#test/text-page";
import { stagesOn, stagesShortened } from "./headed-stages-ja.ts";

const MARKED = [
  headingBlock("ご注文からお渡しまで", 2),
  saidBlock("STEP 1"),
  headingBlock("ご相談", 3),
  saidBlock("電話かフォームで。木の種類をお聞きします。"),
  saidBlock("STEP 2"),
  headingBlock("採寸", 3),
  saidBlock("お部屋の幅を測ります。"),
  saidBlock("STEP 3"),
  headingBlock("お渡し", 3),
  saidBlock("半月ほどで仕上がります。床に置いて高さを合わせます。"),
];

it("tells stages by their names, in the order of their numbers", () => {
  const stages = stagesOn(MARKED);
  expect(stages.map(({ head }) => head)).toEqual([
    "まず、ご相談は、電話かフォームでお願いします。",
    "次に、採寸です。",
    "最後に、お渡しです。",
  ]);
  expect(stages.flatMap(({ marks }) => marks)).toEqual([1, 4, 7]);
});

it("knows stages whose number stands in a line of its own", () => {
  const bare = MARKED.map((block) => ({ ...block, text: block.text.replace(/^STEP (\d)$/, "0$1") }));
  expect(stagesOn(bare).map(({ head }) => head)).toEqual([
    "まず、ご相談は、電話かフォームでお願いします。",
    "次に、採寸です。",
    "最後に、お渡しです。",
  ]);
});

it("tells items below a heading of a flow that begin with their names", () => {
  const items = [
    headingBlock("修理の流れ"),
    itemBlock("お預かり 袋ごとお持ちください。"),
    itemBlock("点検 三日で傷を調べます。"),
    itemBlock("お返し 試してからお渡しします。"),
  ];
  expect(stagesOn(items).map(({ head, sentences }) => `${head}${sentences.join("")}`)).toEqual([
    "まず、お預かりです。袋ごとお持ちください。",
    "次に、点検です。三日で傷を調べます。",
    "最後に、お返しです。試してからお渡しします。",
  ]);
});

it("finds none where one has no name, where numbers are missing, or where they only count parts", () => {
  expect(
    stagesOn(MARKED.map((block) => (block.text === "採寸" ? headingBlock("幅を測る", 3) : block))),
  ).toEqual([]);
  expect(stagesOn(MARKED.filter(({ text }) => text !== "STEP 2"))).toEqual([]);
  expect(
    stagesOn([
      headingBlock("棚の話", 2),
      ...["木目", "節", "香り"].flatMap((name, at) => [
        headingBlock(`${at + 1}. ${name}`, 3),
        saidBlock("杉にはよい所があります。"),
      ]),
    ]),
  ).toEqual([]);
});

it("tells a short sentence of each stage before more of one", () => {
  expect(stagesShortened(stagesOn(MARKED), 14)).toEqual([
    "まず、ご相談は、電話かフォームでお願いします。木の種類をお聞きします。",
    "次に、採寸です。お部屋の幅を測ります。",
    "最後に、お渡しです。半月ほどで仕上がります。",
  ]);
});

it("tells a long sentence of a stage where there is time for it, before more of the others", () => {
  const long =
    "お部屋の幅と奥行きを職人が二人でうかがって測り、その場で図に起こして、お茶をいただきながら、棚板の数と高さをご一緒に決めていきます。";
  const stages = stagesOn(
    MARKED.map((block) => (block.text === "お部屋の幅を測ります。" ? saidBlock(long) : block)),
  );
  expect(stagesShortened(stages, 24)[1]).toBe(`次に、採寸です。${long}`);
  expect(stagesShortened(stages, 14)[1]).toBe("次に、採寸です。");
});

it("tells stages that are counted by what is done at each of them [7.3]", () => {
  const items = [
    headingBlock("治療の流れ"),
    itemBlock("一回目 診察と血液検査。結果が出るまで一週間ほどかかります。"),
    itemBlock("二回目 院内で最初の一錠を飲みます。"),
    itemBlock("その後 一か月に一回。半年たてば、二か月に一回になります。"),
  ];
  expect(stagesOn(items).map(({ head }) => head)).toEqual([
    "一回目は、診察と血液検査です。",
    "二回目は、院内で最初の一錠を飲みます。",
    "その後は、一か月に一回です。",
  ]);
});
