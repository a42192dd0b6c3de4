import { expect, it } from "vitest";
import { pauseBetween } from "../order/pauses.ts";
import { cuesOf } from "./cues.ts";
import { toVtt } from "./vtt.ts";

it("writes one cue a sentence, with times in hours and text that is no markup", () => {
  const cues = [
    { index: 0, start: 0.1, end: 2.3456, text: "A & B <b>\nC" },
    { index: 4, start: 3_661.5, end: 3_662, text: "こんにちは" },
  ];
  expect(toVtt(cues)).toBe(
    "WEBVTT\n\n1\n00:00:00.100 --> 00:00:02.346\nA &amp; B &lt;b&gt; C\n\n5\n01:01:01.500 --> 01:01:02.000\nこんにちは\n",
  );
});

it("makes one cue of a sentence that was spoken in parts, and none of one that was not spoken", () => {
  const sentences = ["long", "😀", "last"].map((text, index) => ({
    index,
    paragraph: 0,
    line: index,
    isHeading: false,
    text,
  }));
  const parts = [
    { sentenceIndex: 0, start: 0.1, end: 1 },
    { sentenceIndex: 0, start: 1.1, end: 2 },
    { sentenceIndex: 2, start: 3, end: 4 },
  ];
  expect(cuesOf(sentences, parts, 4.3)).toEqual([
    { index: 0, start: 0.1, end: 2, text: "long" },
    { index: 2, start: 3, end: 4.3, text: "last" },
  ]);
});

it("pauses by how a sentence ends and what follows", () => {
  const settings = { sentencePause: 400, paragraphPause: 900 };
  const place = (text: string, sentenceIndex = 0, paragraph = 0) => ({ text, sentenceIndex, paragraph });
  const after = (text: string) => pauseBetween(place(text), place("次", 1), settings);
  expect(after("終わりです。")).toBe(0.4);
  expect(after("本当に？")).toBeGreaterThan(0.4);
  expect(after("そして…")).toBeGreaterThan(after("本当に？"));
  expect(after("見出し")).toBeGreaterThan(after("そして…"));
  expect(pauseBetween(place("文。"), place("次", 1, 1), settings)).toBe(0.9);
  expect(pauseBetween(place("文、"), place("文、"), settings)).toBeLessThan(0.2);
  expect(pauseBetween(place("文。"), undefined, settings)).toBe(0);
});
