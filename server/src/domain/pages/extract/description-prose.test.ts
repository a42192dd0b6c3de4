import { expect, it } from "vitest";
import { proseOf } from "./description-prose.ts";

const WHOLE = "The lamp is made of ash, and its light is warm and even.";

it.each([
  [`${WHOLE} Free shipping on all orders.`, WHOLE],
  [`${WHOLE} It can be turned to any side, and …`, WHOLE],
  [
    "山の木でつくった小さなランプです。やわらかな光が部屋を照らします。通販なら当店へ。",
    "山の木でつくった小さなランプです。やわらかな光が部屋を照らします。",
  ],
])("keeps the sentences that tell of the thing: %s", (text, prose) => {
  expect(proseOf(text)).toBe(prose);
});

it.each([
  "Shop lamps of ash and oak from Oak Loom, made by hand in the valley.",
  "Ash lamp, oak lamp, desk lamp, floor lamp, warm light, wood, handmade.",
  "Ash lamp | Oak Loom. The lamp is made of ash and gives a warm light.",
  "A warm light.",
])("keeps nothing of what is no prose about a thing: %s", (text) => {
  expect(proseOf(text)).toBeNull();
});
