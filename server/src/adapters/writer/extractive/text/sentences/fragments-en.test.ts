import { expect, it } from "vitest";
import { standsInEnglish } from "./english-sentence.ts";

it.each([
  "All 61 pedals cleaned, nine bushings replaced, the beam levelled.",
  "Anyone who can row in clothes and has spent a summer on the river.",
  "Box 30 x 30 x 8 cm, weight 2 kg.",
  "Cut and sewn by Tarn Looms, Holm.",
  "Sales tax (or take the insurance, £9 a month), grant claims, and anything to do with selling the mill.",
  "In black tea, once it has cooled enough to drink – boiling water kills the scent.",
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
  "The hood has a wired peak – it turns with your head, and takes a cap.",
])("tells something: %s", (text) => expect(standsInEnglish(text)).toBe(true));
