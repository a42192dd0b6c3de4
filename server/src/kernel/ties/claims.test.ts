import { expect, it } from "vitest";
import { saidBlock, specification, textPage } from "#test/text-page";
import { tieChecker, untiedIn } from "./check.ts";

it("a row is told in parts, and with other numbers before them [7.3]", () => {
  const plane = textPage("平鉋", [], {
    type: "product",
    language: "ja",
    facts: [
      specification("台", "白樫 長さ275×幅82×高さ34ミリ"),
      specification("電話", "000-000-0000"),
      specification("寝床", "80 x 58 cm"),
    ],
  });
  const said = (sentence: string) => untiedIn(sentence, tieChecker(plane)(sentence));
  expect(said("台は白樫で、長さ27.5センチ、幅82ミリ、高さ34ミリです。")).toEqual([]);
  expect(said("寝床は、横が80cmで縦が58です。")).toEqual([]);
  expect(said("台は白樫で、長さ27.6センチです。")).toEqual(["27.6センチ"]);
});

it.each([
  "3万3,000円から下がって28,600円です。",
  "33,000円のところ、税込み28,600円です。",
  "33,000円の品が今は28,600円です。",
])("a former price is known by the words behind it: %s [7.3]", (sentence) => {
  const price = (kind: "price" | "list_price", value: string) => ({
    ...specification(kind, value),
    kind,
    label: null,
    currency: "JPY",
  });
  const lamp = textPage("灯り", [], {
    type: "product",
    language: "ja",
    facts: [price("price", "28600"), price("list_price", "33000")],
  });
  expect(untiedIn(`値段は${sentence}`, tieChecker(lamp)(`値段は${sentence}`))).toEqual([]);
  expect(untiedIn("値段は33,000円です。", tieChecker(lamp)("値段は33,000円です。"))).toEqual(["33,000円"]);
});

it("takes no sum of money for a rating or a count of voices, whatever costs as much [7.3]", () => {
  const stated = (kind: "rating" | "review_count", value: string) => ({
    ...specification(kind, value),
    kind,
    label: null,
  });
  const lamp = textPage("灯り", [saidBlock("電池は4.2円、袋は16円。")], {
    type: "product",
    language: "ja",
    facts: [stated("rating", "4.2"), stated("review_count", "16")],
  });
  const said = (sentence: string) => untiedIn(sentence, tieChecker(lamp)(sentence));
  expect(said("お客様の評価は、16件の平均で、5点満点中4.2点です。")).toEqual([]);
  expect(said("お客様の評価は、16件の平均で、5点満点中4.2円です。")).toEqual(["4.2円"]);
  expect(said("お客様の評価は、16円の平均で、5点満点中4.2点です。")).toEqual(["16円"]);
});

it("knows what a row counts behind its number [7.3]", () => {
  const laptop = textPage(
    "Laptop",
    [saidBlock("Its two USB-C 4 ports are fast, and its 4 lights are green.")],
    {
      type: "product",
      facts: [specification("Number of USB Ports (Total)", "3")],
    },
  );
  const said = (sentence: string) => untiedIn(sentence, tieChecker(laptop)(sentence));
  expect(said("It has a bright screen and 3 USB ports.")).toEqual([]);
  expect(said("It has a bright screen and 4 USB ports.")).toEqual(["4"]);
  expect(said("It has 4 lights.")).toEqual([]);
});

it("does not take a row for another whose name ends with it [7.3]", () => {
  const tent = textPage("天幕", [], {
    type: "product",
    language: "ja",
    facts: [specification("重量", "本体1,310g／総重量1,480g")],
  });
  const said = (sentence: string) => untiedIn(sentence, tieChecker(tent)(sentence));
  expect(said("重量は本体が1,310g、総重量が1,480gです。")).toEqual([]);
  expect(said("総重量は1,480gです。")).toEqual([]);
  expect(said("重量は1,480gです。")).toEqual(["1,480g"]);
});

it("dates a page only where a sentence says that the page was published then [7.3]", () => {
  const page = textPage("Closing the service", [saidBlock("14 July: Server code published.")], {
    facts: [{ ...specification("published", "2025-06-03"), kind: "published", label: null }],
  });
  const said = (sentence: string) => untiedIn(sentence, tieChecker(page)(sentence));
  expect(said("The server code is published on 14 July.")).toEqual([]);
  expect(said("This post was published on 14 July.")).toHaveLength(1);
  expect(said("This post was published on 3 June 2025.")).toEqual([]);
});
