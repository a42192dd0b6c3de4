import { expect, it } from "vitest";
import { speakable } from "./speakable.ts";

it.each([
  ["水を抜いた鏡ノ池（水車町）の底から、樋が出ました。", "水を抜いた水車町の鏡ノ池の底から、樋が出ました。"],
  ["鏡ノ池（今は公園）の底から、樋が出ました。", "鏡ノ池の底から、樋が出ました。"],
  ["森さん（水車町）は、樋を見ました。", "森さんは、樋を見ました。"],
])("says where a place is before its name: %s [6.2]", (text, said) => {
  expect(speakable(text, "ja")).toBe(said);
});
