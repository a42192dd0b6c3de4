import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { withoutAuthors } from "./author-boxes.ts";

const told = (...texts: string[]) =>
  withoutAuthors(texts.map((text): Block => ({ kind: "paragraph", text }))).map(({ text }) => text);

it("leaves out boxes on the writer of a page", () => {
  expect(
    told(
      "この記事を書いた人：炉辺（資材担当） 入社12年目。網戸は妻が張りました。",
      "監修者プロフィール　橋本。水車を三十年直す。",
      "網は枠より大きく切ります。",
    ),
  ).toEqual(["網は枠より大きく切ります。"]);
});

it("keeps what tells of writers", () => {
  const texts = [
    "著者は水車を三十年直してきた。",
    "この記事を書いた人に、会いに行きました。",
    "筆者について語る本です。",
  ];
  expect(told(...texts)).toEqual(texts);
});
