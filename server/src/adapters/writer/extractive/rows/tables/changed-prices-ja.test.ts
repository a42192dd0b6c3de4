import { expect, it } from "vitest";
import { tableTold } from "./tables-ja.ts";

const HEAD = "種類 / 容量 / ９月３０日まで / １０月１日から";
const ROWS = [
  "缶 大 / １０リットル / ３５０円 / ５００円",
  "缶 小 / ４リットル / １，１５０円 / １，２００円",
];
const HEADING = "回収袋の料金（１０枚入り、消費税を含みます）";
const told = (rows: readonly string[], heading: string | undefined = HEADING, head = HEAD) =>
  tableTold([head, ...rows], heading).rows.filter(Boolean);

it("tells what a price was and will be, from when, and how many it is for [6.2]", () => {
  expect(told(ROWS)).toEqual([
    "回収袋の料金は、10枚入りで、缶の大は350円が500円に、缶の小は1,150円が1,200円に、10月1日から変わります。",
  ]);
  expect(told(ROWS, "回収袋の料金", "種類 / 容量 / 改定前 / 改定後")).toEqual([
    "回収袋の料金は、缶の大は350円が500円に、缶の小は1,150円が1,200円になります。",
  ]);
});

it("says no number of the part that the table stands in [6.2]", () => {
  expect(told(ROWS, "2 回収袋の料金", "種類 / 容量 / 改定前 / 改定後")[0]).toMatch(/^回収袋の料金は、/);
});

it("says with a letter what is of that kind [6.2]", () => {
  const head = "区分 / おもな品 / 現行 / 改定後";
  const rows = ["A / 掃除機（紙袋式）、座卓 / ３００円 / ４００円", "Ｂ / 座椅子 / ８００円 / １，１００円"];
  expect(told(rows, "改定後の手数料", head)).toEqual([
    "改定後の手数料は、掃除機などのAは300円が400円に、座椅子のBは800円が1,100円になります。",
  ]);
});

it("says what stays as it is, and what is new [6.2]", () => {
  const more = [
    "缶 極小（新設） / ２リットル / なし / １００円",
    "瓶 / １０リットル / ２００円 / ２００円（変更なし）",
  ];
  expect(told([...ROWS, ...more])[0]).toMatch(
    /変わります。缶の極小は新たに100円です。瓶は200円のままです。$/,
  );
});

it("tells no prices where one of them cannot be said, or nothing changes [6.2]", () => {
  expect(told([...ROWS, "瓶 / １０リットル / 応相談 / ２００円"]).join()).not.toMatch(/変わります|なります/);
  expect(told(["缶 / １ / ２００円 / ２００円", "瓶 / １ / ３００円 / ３００円"]).join()).not.toMatch(
    /変わります|なります/,
  );
});
