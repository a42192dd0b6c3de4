import { expect, it } from "vitest";
import { writerNamed } from "./byline-ja.ts";

it.each([
  ["木村 美里", "木村美里さん"],
  ["木村　みさと", "木村みさとさん"],
  ["西村", "西村さん"],
  ["古市", "古市さん"],
  ["Ida Holm", "Ida Holmさん"],
  ["木村先生", "木村先生"],
  ["水車新聞編集部", "水車新聞編集部"],
  ["山川市", "山川市"],
  ["柚木町", "柚木町"],
  ["大町", "大町さん"],
  ["水車の会", "水車の会"],
])("names the writer %s as somebody else", (author, named) => {
  expect(writerNamed(author)).toBe(named);
});
