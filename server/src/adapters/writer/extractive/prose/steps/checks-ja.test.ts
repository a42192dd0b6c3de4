import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { withChecksSaid, withPathsSaid } from "./checks-ja.ts";

const said = (text: string): Block => ({ kind: "paragraph", text });
const item = (text: string): Block => ({ kind: "list_item", text });

it("says of each state of a list to be checked that it is needed [6.2]", () => {
  const blocks = [
    said("始める前の準備です。次の2点を確認してください。"),
    item("契約が有効であること。切れた契約では保存できません。"),
    item("印刷中の端末がないこと"),
  ];
  expect(withChecksSaid(blocks).map(({ text }) => text)).toEqual([
    "始める前の準備です。",
    "契約が有効であることが必要です。切れた契約では保存できません。",
    "印刷中の端末がないことが必要です。",
  ]);
  const others = [said("次の2点を確認してください。"), item("契約の期限"), item("端末がないこと。")];
  expect(withChecksSaid(others)).toEqual(others);
});

it("says a path through menus, and no comparison [6.2]", () => {
  expect(withPathsSaid("右上の歯車を押し、設定 ‣ 帳票管理 ‣ 保存を開きます。")).toBe(
    "右上の歯車を押し、「設定」の「帳票管理」の「保存」を開きます。",
  );
  expect(withPathsSaid("道具 > 表示から選びます。")).toBe("「道具」の「表示」から選びます。");
  expect(withPathsSaid("18 > 12を確かめます。")).toBe("18 > 12を確かめます。");
});
