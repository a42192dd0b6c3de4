import { expect, it } from "vitest";
import { oneselfIn, speaksAsOneself } from "./speaks-as-oneself.ts";

it.each([
  "In Ireland I saw nine mills.",
  "On Sundays I test the looms.",
  "On Friday I will open the gates.",
  "In May I was ill.",
  "The class I took was full.",
  "With James I’ve built a loom.",
  "Tarn was where I wove.",
  "This is my loom.",
  "My first loom was of oak.",
  "私は機を織ります。",
])("hears one who speaks of himself: %s [7.3]", (text) => {
  expect(speaksAsOneself(text)).toBe(true);
});

it.each([
  "After World War I the mill stood still.",
  "Charles I was executed in the winter.",
  "My Loom is sold as a kit.",
  "Part I covers the warp.",
  "It is a class I device.",
  "Saturn I is the oldest of the rockets.",
  "The crew flew with Saturn I.",
  "He said, “I weave.”",
  "公私は別です。",
])("hears a number, or the words of others: %s [7.3]", (text) => {
  expect(speaksAsOneself(text)).toBe(false);
});

it.each([
  ["私はもう堀口さんに会っていました。", "私"],
  ["乗客は僕を入れて六人でした。", "僕"],
  ["わたしと猫の半年ぶんです。", null],
  ["わたしの目方です。", "わたし"],
  ["私たちは水車を直しました。", null],
  ["私立の学校です。", null],
  ["「私は見ました」と言いました。", null],
])("finds the word by which a writer is meant in %s", (text, oneself) => {
  expect(oneselfIn([text])).toBe(oneself);
});
