import { expect, it } from "vitest";
import { tableTold } from "./tables-ja.ts";

const told = (heading: string, ...rows: string[]) => tableTold(rows, heading).rows.filter(Boolean);

it("tells a programme by its times [6.2]", () => {
  expect(
    told(
      "プログラム",
      "時間 / 内容 / 場所",
      "17:30 / 受付 / 1階",
      "18:00 / 解説「冬の星」（30分） / 2階",
      "18:45 / 観望 前半（A班）／工作（B班） / 屋上",
      "20:30 / 閉会 / 1階",
      "20:40 / 解散 / 1階",
    ),
  ).toEqual([
    "プログラムは、17時30分が受付、18時が解説「冬の星」、18時45分がA班の観望の前半とB班の工作です。続いて、20時30分が閉会、20時40分が解散です。",
  ]);
});

it("tells no programme of which a part cannot be said [6.2]", () => {
  const rows = ["時間 / 内容", "17:30: 受付", "18:00: https://a.example", "20:30: 閉会"];
  expect(told("プログラム", ...rows)).toEqual([]);
  expect(
    told("プログラム", "時間 / 内容 / 場所", "17:30 / 受付 / 1階", "18:00: 解説", "20:30 / 閉会 / 1階"),
  ).toEqual([]);
});

it("tells things with figures in their names beside each other [6.2]", () => {
  expect(
    told(
      "比べた3機種",
      "ヒダマリ HD-20 / ポカリィ P3 / ぬくも",
      "実売価格 / 1万円 / 2万円 / 3万円",
      "色 / ○ / × / ○",
    ),
  ).toEqual(["実売価格は、ヒダマリ HD-20が1万円、ポカリィ P3が2万円、ぬくもが3万円です。"]);
});
