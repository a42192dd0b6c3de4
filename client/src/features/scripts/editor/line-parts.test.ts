import { expect, it } from "vitest";
import { linePartsOf } from "./line-parts";

it("takes the mark of a heading and the name of a known speaker off a line", () => {
  expect(linePartsOf("# はじめに", [])).toEqual({
    isHeading: true,
    speaker: null,
    lead: "",
    said: "はじめに",
  });
  expect(linePartsOf("花子：雨の日も。", ["太郎", "花子"])).toEqual({
    isHeading: false,
    speaker: { name: "花子", place: 1 },
    lead: "花子：",
    said: "雨の日も。",
  });
});

it("reads no speaker out of anything else with a colon", () => {
  expect(linePartsOf("Price: 20 dollars.", ["Ann"])).toMatchObject({
    speaker: null,
    said: "Price: 20 dollars.",
  });
});
