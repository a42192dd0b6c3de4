import { expect, it } from "vitest";
import { isOnlyParticiples, standsInEnglish } from "./english-sentence.ts";

it.each<[string, boolean]>([
  ["Pillows that help you rest more deeply and wake up feeling refreshed.", false],
  ["The pillow that my brother bought is filled with wool.", true],
  ["Try the pillow that fits your neck.", true],
  ["Two fully adjustable straps with metal pin buckles for a secure fit.", false],
  ["Rolls, WV Cabins for Rent.", false],
  ["One master volume and two tone controls.", false],
  ["Two straps are enough for a short walk.", true],
  ["Coerces the variant of the original result.", false],
  ["Plants without sufficient light may drop their leaves.", true],
  ["Queries typically must be answered within a second.", true],
  ["Features a pocket that can hold a phone.", false],
  ["Returns true if the lamp can be lit.", false],
  ["Rated at both IP69 and IP682, the design is ready for rain.", false],
  ["77,141 books, 287,415 voters, list created in May by Michael.", false],
  ["WIPE IT DRY WITH A CLEAN CLOTH.", false],
  ["One of the brothers bought the mill in 1820.", true],
  ["Fired when a connection of the lamp is closed.", false],
  ["Sent if the lamp was lit in time.", false],
  ["Asked when the mill would open, she only smiled.", true],
  ["The extensions selected by the server.", false],
  ["The lamp selected by most is the small one.", true],
  ["Crop analysis, cost and yield analysis, soil scoring, frost management.", false],
  ["Slice the pears, warm the cider, add the honey, and stir.", true],
  ["The features include a hook, a shade, a felt foot, a brass switch and a cord.", true],
  ["Quick Start & User Guides.", false],
  ["Our best-loved beech lamp, reimagined.", false],
  ["100% Hemp, Azo-Free dyed.", false],
  ["The miller has begun work on Please mend the Wh... and will go on.", false],
  ["The best mills of the valley include: Browse mills by water.", false],
  ["OS *: Windows 7 of 64-bit or newer.", false],
  ["OS: Windows 10 - 64-bit or newer.", false],
  ["Warning: Do not use at 50 °C or more.", true],
  ["Breaking: Alder buys Brook for $40 bn.", true],
  ["Battery life: Lasts up to 30 hours.", true],
  ["The miller said: Nine Mills Stand Still.", true],
  ["Remember: Dry wood burns in minutes.", true],
  ["Soft padding supports your back, neck, arms, and feet.", true],
  ["Wide straps, soft cushions, tight seals, and long supports.", false],
])("knows whether a sentence has a verb of its own: %s", (text, stands) => {
  expect(standsInEnglish(text)).toBe(stands);
});

it.each<[string, boolean]>([
  ["Black coated aluminium housing.", true],
  ["Wheel thrown, glazed, and fired at the mill in 2024.", true],
  ["Tarn designed the lamp for two hands.", false],
  ["The lamp lasted for nine years.", false],
  ["Wide straps hold the load on both sides.", false],
  ["Coat the handle before winter.", false],
  ["Soft padding supports your back.", false],
  ["Memory foam cushions every step.", false],
  ["Padded supports and knitted covers.", true],
  ["Its beech holds nails for a century.", false],
])("knows a point of goods that has only participles: %s", (text, isBare) => {
  expect(isOnlyParticiples(text)).toBe(isBare);
});
