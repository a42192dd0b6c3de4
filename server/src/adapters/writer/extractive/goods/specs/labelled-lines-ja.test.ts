import { expect, it } from "vitest";
import { textPage } from "#test/text-page";
import { labelledLinesInJapanese } from "./labelled-lines-ja.ts";

const rowsOf = (text: string) =>
  labelledLinesInJapanese(
    textPage("鉄の鍋", [{ kind: "paragraph", text }], { language: "ja", type: "product" }),
  ).map(({ label, value }) => `${label} ${value}`);

it("reads measures that stand in a line, the volume behind size and weight", () => {
  expect(rowsOf("口径 約18cm／満水 900ml／重さ 約640g 手仕事のため、大きさが少し異なります。")).toEqual([
    "口径 約18cm",
    "重さ 約640g",
    "満水 900ml",
  ]);
  expect(rowsOf("質量 640g")).toEqual(["質量 640g"]);
});

it.each([
  "高さ 9cmの台に合います。",
  "口径 18cm／色 黒",
  "重さ 26.0cm 片足238g",
  "送料 500円",
  "高さは約9cmです。",
])("reads no row from %s", (text) => {
  expect(rowsOf(text)).toEqual([]);
});

it("reads rows that stand in items, by their colon", () => {
  const rows = (...texts: string[]) =>
    labelledLinesInJapanese(
      textPage(
        "手ぬぐい",
        texts.map((text) => ({ kind: "list_item" as const, text })),
        { language: "ja", type: "product" },
      ),
    ).map(({ label, value }) => `${label} ${value}`);
  expect(rows("大きさ：約34×90cm", "素材：綿100%（岡生地）", "染め：北町の工場")).toEqual([
    "大きさ 約34×90cm",
    "素材 綿100%（岡生地）",
  ]);
  expect(rows("適応身長 146cm以上")).toEqual(["適応身長 146cm以上"]);
  expect(rows("素材：触るとさらりとします。夏に向きます。")).toEqual([]);
});
