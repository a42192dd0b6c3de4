import { expect, it } from "vitest";
import { headingBlock, itemBlock, textPage } from "#test/text-page";
import { withSymptomsSaid } from "./symptoms-ja.ts";

const saidOf = (...items: string[]) =>
  withSymptomsSaid(
    textPage("精米機の手入れ", [headingBlock("困ったとき"), ...items.map(itemBlock)], { language: "ja" }),
  ).blocks.map(({ text }) => text);

it("says of each symptom in a list what is done about it, in one sentence [6.2]", () => {
  const said = saidOf(
    "「E-4」と表示される",
    "受け皿が浮いています。奥まで押してください。",
    "ふたが開けません",
    "留め具を右へずらします。",
  );
  expect(said).toContain("「E-4」と表示されるときは、受け皿が浮いています。奥まで押してください。");
  expect(said).toContain("ふたが開けないときは、留め具を右へずらします。");
});

it("keeps an answer that names its own case as it stands [6.2]", () => {
  const said = saidOf(
    "音がする",
    "小石が混じると、音がします。",
    "米が割れる",
    "冬の朝に割れる場合は、部屋を温めます。",
  );
  expect(said).toContain("冬の朝に割れる場合は、部屋を温めます。");
});

it("takes no other list for symptoms [6.2]", () => {
  const items = ["米をはかる", "ふたを閉めます。", "受け皿を置きます。", "押しボタンを押します。"];
  expect(saidOf(...items).slice(1)).toEqual(items);
});

it("takes a list for none of symptoms where one item too many stands behind its pairs [6.2]", () => {
  const items = [
    "音がする",
    "小石が混じっています。",
    "ふたが浮く",
    "米があふれています。",
    "受け皿は三枚あります。",
  ];
  expect(saidOf(...items).slice(1)).toEqual(items);
});
