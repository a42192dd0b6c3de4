import { expect, it } from "vitest";
import { isFiller, isHypedOrder } from "./filler-en.ts";

it.each([
  "As we move into 2031, cloth continues to transform all crafts.",
  "In today’s fast-paced world, the loom plays a vital role in every house.",
  "From wool and flax to silk, technology moves on more quickly than ever.",
  "It has never been easier to dress a loom.",
  "Nearly every weaver in the valley dreams of a new loom.",
  "Everybody loves a good loom.",
  "Whether you are a beginner or a master, there’s something for everyone.",
  "The Oak Loom Course is the perfect gateway for exploring cloth.",
  "Featuring a reed of steel, weave the cloth of your dreams.",
])("finds nothing told in a sentence that passes the time or praises without a measure: %s [7.3]", (text) => {
  expect(isFiller(text)).toBe(true);
});

it.each([
  "As we move into 2031, the mill continues to grow and raises its fare to £3.",
  "As we head into winter, the beds are covered with straw.",
  "In today’s market hall a loom is repaired while its owner waits.",
  "In today’s world, a weaver must register each loom before it is sold.",
  "More weavers than ever live in Tarn.",
  "Everyone who wants a loom writes to the mill.",
  "Every weaver in Tarn needs a licence.",
  "The pit loom is the ideal place for damp wool.",
  "The old reed has been broken for three years.",
  "Using a soft cloth, wipe the reed from end to end.",
  "There is something for every guest on the table by the door.",
])("and tells what has a day, an amount, a limit or a matter of its own: %s [7.3]", (text) => {
  expect(isFiller(text)).toBe(false);
});

it.each<[string, boolean]>([
  ["Give your weavers the most advanced loom of the north.", true],
  ["Create, plan and weave cloth better.", true],
  ["Wind the wool before you dress the loom, so that it runs better.", false],
  ["Cut the seamless cloth at the 3 cm mark.", false],
  ["Keep the reed dry and wipe it once a week.", false],
])("knows an order to have what it only praises: %s [7.3]", (text, isHyped) => {
  expect(isHypedOrder(text)).toBe(isHyped);
});
