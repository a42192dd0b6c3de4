import { expect, it } from "vitest";
import { standsInEnglish } from "./english-sentence.ts";

it.each([
  "All 61 pedals cleaned, nine bushings replaced, the beam levelled.",
  "Anyone who can row in clothes and has spent a summer on the river.",
  "Box 30 x 30 x 8 cm, weight 2 kg.",
  "Cut and sewn by Tarn Looms, Holm.",
  "Sales tax (or take the insurance, £9 a month), grant claims, and anything to do with selling the mill.",
  "In black tea, once it has cooled enough to drink – boiling water kills the scent.",
  "Set of pairs that you can attach to a loom.",
  "ID of the weaver this cloth is for, if there is one.",
  "Whether the cloth has been paid.",
  "Must be a currency that the mill takes.",
  "Good choice for the valley, because the wheel is of oak.",
  "A long wheel, called the driver, which turns the stones and lifts the sacks.",
  "Destroys and re-creates looms whose size has changed.",
  "Wired peak, three-way hood adjustment – turns with your head, takes a cap, doesn’t take a helmet.",
])("tells nothing by itself: %s", (text) => expect(standsInEnglish(text)).toBe(false));

it.each([
  "The millers cleaned the wheel, replaced nine boards, and levelled the bed.",
  "Anyone who can row is welcome.",
  "Everybody who is in the guild has a key.",
  "The cloth is cut and sewn by Tarn Looms, Holm.",
  "The mill keeps its books, files its claims, and does anything to do with a sale.",
  "The crowd cheered, the band played, and the miller waved.",
  "Come and put in a word for the old mill of the valley.",
  "In black tea, the honey melts once it has cooled.",
  "Number of visits rose by a third in May.",
  "Whether it turns or not is told by the miller.",
  "Must the wheel be of oak?",
  "The wheel is a good choice, because it is of oak.",
  "The wheel, called the driver, turns the stones.",
  "Screws and re-used boards hold the frame.",
  "The hood has a wired peak – it turns with your head, and takes a cap.",
])("tells something: %s", (text) => expect(standsInEnglish(text)).toBe(true));
