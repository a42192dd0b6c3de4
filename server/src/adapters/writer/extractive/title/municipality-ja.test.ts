import { expect, it } from "vitest";
import { saidBlock, textPage } from "#test/text-page";
import { municipalityIn } from "./municipality-ja.ts";

const page = (title: string, url: string) =>
  textPage(title, [saidBlock("受付は電話で行います。")], { language: "ja", url });

it("knows the town whose office's page ends its title with it [6.2]", () => {
  expect(municipalityIn(page("古紙の出し方／水車市", "https://www.city.suisha.example/kami.html"))).toBe(
    "水車市",
  );
  expect(municipalityIn(page("古紙の出し方 | 水車町役場", "https://suisha.lg.jp/kami.html"))).toBe(
    "水車町役場",
  );
});

it("takes no last part of a title for a town where no office has the page [6.2]", () => {
  expect(municipalityIn(page("古紙の出し方／水車市", "https://tayori.example/kami.html"))).toBeUndefined();
  expect(municipalityIn(page("水車市の古紙の出し方", "https://www.city.suisha.example/a"))).toBeUndefined();
});

it("takes the last of two such parts, which is the office and no part of the town [6.2]", () => {
  expect(municipalityIn(page("古紙の出し方／本町／水車市", "https://www.city.suisha.example/a"))).toBe(
    "水車市",
  );
});
