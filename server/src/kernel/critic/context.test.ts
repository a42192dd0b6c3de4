import { expect, it } from "vitest";
import { headingBlock, itemBlock, saidBlock, textPage } from "#test/text-page";
import { pageContext } from "./context.ts";

const steps = [
  "里芋は皮ごと洗い、水気を拭きます。",
  "ねぎは斜めに切り、油で炒めます。",
  "2を器に並べ、味噌をかけます。",
];
const page = textPage("里芋の味噌かけ", [headingBlock("作り方"), ...steps.map(itemBlock)], {
  language: "ja",
});
const [first = "", second = "", third = ""] = steps;

it("knows a step that is told behind its number", () => {
  const { lostBefore } = pageContext(page);
  expect(lostBefore(third, [`手順1、${first}`, `手順2、${second}`])).toBeNull();
  expect(lostBefore(third, [`手順2、${second}`])).not.toBeNull();
});

it("hears no pointing word in a time", () => {
  const told = textPage(
    "手紙",
    [saidBlock("祖母が書きました。これから気をつけます。これは祖母の言葉です。")],
    {
      language: "ja",
    },
  );
  const { danglingIn } = pageContext(told);
  expect(danglingIn("これから気をつけます。", ["手紙の話です。"])).toBeNull();
  expect(danglingIn("これは祖母の言葉です。", ["手紙の話です。"])).toBe("これ");
});

it("hears what a pointing word means where the sentence or the one before names it", () => {
  const told = textPage("Open source", [
    saidBlock("It starts on Monday. This course prepares you for it. It is the last week that matters most."),
    saidBlock("This lamp is a gift. It is a mug that keeps coffee hot."),
  ]);
  const { danglingIn } = pageContext(told);
  const above = ["This is the free course of the house."];
  expect(danglingIn("This course prepares you for it.", above)).toBeNull();
  expect(danglingIn("This lamp is a gift.", above)).toBe("This");
  expect(danglingIn("It is the last week that matters most.", above)).toBeNull();
  expect(danglingIn("It is a mug that keeps coffee hot.", above)).toBe("It");
});
