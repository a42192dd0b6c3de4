import { expect, it } from "vitest";
import { withoutInlineHead } from "./inline-head-en.ts";

it.each([
  ["Anti-splash design The lid has been made to keep tea in.", "The lid has been made to keep tea in."],
  ["Nutrients The luscious oils keep skin soft.", "The luscious oils keep skin soft."],
  ["STAY WARM OUTDOORS Its lining is made of wool.", "Its lining is made of wool."],
  [
    "TRAVEL BY LAND, AIR AND SEA Roll out in style with a full garage.",
    "Roll out in style with a full garage.",
  ],
])("takes the head before its first sentence from %s [7.3]", (text, told) => {
  expect(withoutInlineHead(text)).toBe(told);
});

it.each([
  ["The Tide and The Mill is a book about a river."],
  ["Under The Old Bridge you find the mill."],
  ["Winnie The Pooh is printed on it."],
  ["Thomas The Tank Engine runs on two batteries."],
  ["Meet The lamp that follows you."],
  ["It is The kettle for every kitchen."],
  ["NASA engineers have made the tent."],
  ["USB HDMI Cables are in the box."],
  ["Play The piano at home."],
])("keeps %s [7.3]", (text) => {
  expect(withoutInlineHead(text)).toBe(text);
});
