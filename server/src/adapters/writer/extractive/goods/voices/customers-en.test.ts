import { expect, it } from "vitest";
import type { Block, Page } from "#kernel/page";
import { sectionsOf } from "../../sections.ts";
import { customersOn } from "./customers-en.ts";

const said = (text: string): Block => ({ kind: "paragraph", text });
const MAKING = said("The lamp is turned from a single piece of beech and oiled by hand in the village.");
const SHADE = said("Its shade is pressed from wool, and it lights the whole of a table for four.");

/** Which of the blocks are customers' words. */
function heard(...blocks: Block[]): number[] {
  const page = { type: "product", language: "en", blocks } as unknown as Page;
  const customers = customersOn(page, sectionsOf(blocks, "product"));
  return [...blocks.keys()].filter((at) => customers.has(at));
}

it("hears a customer whom the shop lets speak by name", () => {
  const named = said("Mia in Tarn Valley says: “The lamp came in good order. The sky is the limit!”");
  const other = said("Jo B. from Holm wrote: “A great price, and it stands firmly.”");
  expect(heard(MAKING, named, other, SHADE)).toEqual([1, 2]);
  expect(heard(MAKING, said("The guild of the valley says: “Oiled beech lasts.” It does."), SHADE)).toEqual(
    [],
  );
});

it("goes on with the description below a single sentence in which somebody says “I”", () => {
  const slip = said("The third lamp took a year and is the one that my mother asks for by name.");
  expect(heard(slip, MAKING, SHADE)).toEqual([]);
  expect(heard(MAKING, said("Staff note: I have had one on my own bench since May."), SHADE)).toEqual([]);
});

it("hears no customer where somebody makes the thing by hand", () => {
  const mine = said("My aunt had a lamp like this one. I measured it before she took it to Tarn.");
  const made = said("The second is the shade. I weave it by hand in the old pattern, in cane.");
  expect(heard(mine, made, said("I make two of them a month, and each has its number."))).toEqual([]);
});

it("hears no customer where somebody says of what is made in a workshop that it is “mine”", () => {
  const mine = said("My aunt had a lamp like this one. I measured it before she took it to Tarn.");
  const made = said("Each one is turned from a single log in my small workshop above the weir at Tarn.");
  expect(heard(mine, made, said("I like them best beside a bed, and my son has three."))).toEqual([]);
  const closed = said("I don't take orders in May because my son is home then, and I fish.");
  expect(heard(mine, SHADE, closed)).toEqual([]);
});

it("hears customers from a buyer's words on", () => {
  const bought = said("I bought this for my mother, and she has used it every evening since.");
  expect(heard(MAKING, bought, said("The switch feels a little loose after a month of use."))).toEqual([
    1, 2,
  ]);
});

it("hears customers from where one block after the other speaks so", () => {
  const one = said("It is the lamp that I read by, and my evenings are longer now.");
  const other = said("On Sundays my son does his homework by it without complaint.");
  expect(heard(MAKING, SHADE, one, other, said("A lovely warm light in a cold hall, really."))).toEqual([
    2, 3, 4,
  ]);
});

it("hears customers where many of those below each other say “I”, and others nothing of themselves", () => {
  const silent = said("A lovely warm light in a cold hall, and it stands firmly.");
  const personal = said("It is the lamp that I read by in the evening, and often.");
  expect(heard(MAKING, personal, silent, personal, silent, personal)).toEqual([1, 2, 3, 4, 5]);
  expect(heard(MAKING, personal, silent, silent, silent, personal)).toEqual([]);
});

it("takes a maker who says “we” for no customer", () => {
  const maker = said("We grow the beech ourselves, and my brother cuts it in winter.");
  expect(heard(MAKING, maker, maker, SHADE)).toEqual([]);
});

it("takes the few who say “I” between two blocks of a house's for that house", () => {
  const field = said("We grow eleven kinds of beans on forty acres outside the village.");
  const sorted = said("They are sorted twice, once by machine and once by my brother, who is slower.");
  const broth = said("The broth goes dark and is, in my opinion, the whole point of them.");
  const packed = said("Packed in a room where we also pack wheat, so it is not for everybody.");
  expect(heard(field, sorted, broth, MAKING, SHADE, packed)).toEqual([]);
  expect(heard(field, sorted, broth, MAKING, SHADE)).toEqual([1, 2, 3, 4]);
});

it("hears those who praise a book in one block, each with a name behind", () => {
  const praise = said('"A loom of a book." -Ida Holm, author of Warp "I could not stop." -Tarn Post');
  expect(heard(MAKING, praise, SHADE)).toEqual([1]);
  expect(heard(MAKING, said('"A loom of a book." -Ida Holm, author of Warp'), SHADE)).toEqual([]);
});

it("takes nobody for a customer who tells a story above all else that the page says [6.2]", () => {
  const story = said(
    [
      "My grandmother brought one mill out of the hills in 1948, in a pillowcase, and left the good coat behind.",
      "When I was small it lived on the kitchen table, and every Saturday it was my job to turn the handle while she fed it.",
    ].join(" "),
  );
  const mine = said("I am a patternmaker by trade, so I measured it, drew it up and had four cast.");
  expect(heard(story, mine, SHADE)).toEqual([]);
  expect(heard(MAKING, mine, mine)).toEqual([1, 2]);
  const bought = said("I bought this for my sister, and I am sorry that I did not keep it.");
  expect(heard(story, mine, SHADE, bought)).toEqual([3]);
});
