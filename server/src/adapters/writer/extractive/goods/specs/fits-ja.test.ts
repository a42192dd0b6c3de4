import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { saidBlock } from "#test/text-page";
import { fitsTold } from "./fits-ja.ts";

const row = (text: string): Block => ({ kind: "table_row", text });
const HEAD = row("型式 / 製造番号 / 適合 / 備考");
const FIRST = row("TR-10 / 100001〜 / ○ / ばねも交換");
const SECOND = row("TR-20 / すべて / ○");
const OTHER = row("TR-20S（電動） / すべて / × / 別の品番です");

it("says in one sentence what a part fits, and what it does not [7.3]", () => {
  expect(fitsTold([saidBlock("適合機種"), HEAD, FIRST, SECOND, OTHER, saidBlock("札は右下です。")])).toEqual([
    { from: 1, to: 5, text: "合うのは、TR-10とTR-20で、TR-20S（電動）には合いません。" },
  ]);
  expect(fitsTold([row("品名: 水車の帯"), HEAD, FIRST, SECOND])[0]).toEqual({
    from: 1,
    to: 4,
    text: "合うのは、TR-10とTR-20です。",
  });
});

it.each([
  ["a model that fits by its number alone", [HEAD, FIRST, row("TR-10 / 100000まで / ×")]],
  ["a mark that says neither", [HEAD, FIRST, row("TR-20 / すべて / △")]],
  ["a table of other things", [row("曜日 / 午前 / 午後"), row("月曜日 / ○ / ×"), row("火曜日 / ○ / ○")]],
])("says nothing of %s [7.3]", (_, blocks) => {
  expect(fitsTold(blocks)).toEqual([]);
});
