import { expect, it } from "vitest";
import { isOnlyParticiples, standsInEnglish } from "./english-sentence.ts";

it.each<[string, boolean]>([
  ["Pillows that help you rest more deeply and wake up feeling refreshed.", false],
  [
    "Tarn Grid, Inc., a maker of looms, today announced the start of work at its mill, a plant of oak, in Holm, Oregon.",
    true,
  ],
  ["Tarn Grid, Inc., a maker of looms, a plant of oak, in Holm, Oregon.", false],
  ["A village that remembers everything and says nothing.", false],
  ["A weaver who survived the flood said Thursday that the mill left him deaf, dumb and cold.", true],
  ["Inside a small mill where the wheel is still taken apart by hand.", false],
  ["Inside the mill that stands by the lake a weaver lives who has a loom.", true],
  ["The heap behind the packing mill, where looms were left year by year from 1981.", false],
  ["The weavers sing, which nobody minds in the valley.", true],
  ["The heap lies behind the packing mill, where looms were left year by year.", true],
  ["The raised bed that doesn't sag, rust or get eaten.", false],
  ["The raised bed that doesn't sag, rust or get eaten is made of oak.", true],
  ["A village that remembers everything and says nothing keeps its name.", true],
  ["The pillow that my brother bought is filled with wool.", true],
  ["Try the pillow that fits your neck.", true],
  ["Two fully adjustable straps with metal pin buckles for a secure fit.", false],
  ["Rolls, WV Cabins for Rent.", false],
  ["Two northern mills, Tarn and Holm, filed the claims with the court of the valley.", true],
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
  ["Reversible Belt Clip & Magnetic Bit Holder.", false],
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
  ["Access to all live, virtual classes of the mill.", false],
  ["Access to the upper floor is by a ladder.", true],
  ["Access the upper floor by the ladder.", true],
  ["Access to clean water saves lives.", true],
  ["Access to education improves health.", true],
  ["Access to the garden remains free.", true],
  ["Access to the tower opens at ten.", true],
  ["Access to the site needs a ticket.", true],
  ["Access to the beach takes ten minutes.", true],
  ["Access to the data should be limited.", true],
  ["Access to the file could be lost.", true],
  ["Access to the mill does not need a ticket.", true],
  ["Access to food became harder.", true],
  ["Access to the mill isn’t free.", true],
  ["Access to patterns, plans and courses of the mill.", false],
  ["Access to free classes and tests for two weavers.", false],
  ["Access to tools, guides, and plans you can trust.", false],
  ["Access to live events, webinars and downloads.", false],
  ["Access to our library of videos which shows weaving.", false],
  ["Access to the tools you can trust is free.", true],
  ["Access to credit grew in May and fell in June.", true],
  ["Access to the roof and the garden costs extra.", true],
  ["Access to plans and to tools that cost extra.", false],
  ["Access to classes, looms and extra tests.", false],
  ["You can Save up to 20% here.", true],
  ["In it you Take 5 % of salt.", true],
  ["Members get a stool that is not sold in shops Save 10% on all looms.", false],
  ["Members can save 10% on all looms of the valley.", true],
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
  ["It’s 13% softer than the lamp before it.", false],
  ["Plush collar, tongue and lining provide a secure fit.", false],
  ["Wide straps on each side of the pack offer further places to tie things.", false],
  ["Solid maple and printed covers.", true],
])("knows a point of goods that has only participles: %s", (text, isBare) => {
  expect(isOnlyParticiples(text)).toBe(isBare);
});

it.each([
  ["How likely the weaver is to come back to the same mill.", false],
  ["How often the looms are to be oiled in a year.", false],
  ["How the weaver works is to be seen on the first floor.", true],
  ["Performs loom checks and maintenance of the reed.", false],
  ["Performers weave loom by loom until the evening comes.", true],
])("takes a measure and a deed without its doer for no sentence: %s [6.2]", (text, stands) => {
  expect(standsInEnglish(text)).toBe(stands);
});

it("finds the verb in a contraction, wherever it stands", () => {
  const rest = "with more threads, thick wefts and a second beam";
  expect(standsInEnglish(`${rest.replace("w", "W")}, you’ll weave twice as fast.`)).toBe(true);
  expect(standsInEnglish(`${rest.replace("w", "W")}, weaving as fast as two.`)).toBe(false);
});

it.each([
  ["If you can’t bear wool next to your neck you won’t get on with this.", true],
  ["If yours has a wobbly foot a low table is a good place for it.", true],
  ["If you think the lamp is dear.", false],
  ["If the lamp that stands in the hall is the old one.", false],
  ["When you know that it is out of oil.", false],
])("knows the main clause behind a condition without a comma: %s", (text, stands) => {
  expect(standsInEnglish(text)).toBe(stands);
});

it("takes the mark of inches for no quotation that stays open", () => {
  expect(standsInEnglish('The lamp shows the hour on a 2.4" screen of glass.')).toBe(true);
  expect(standsInEnglish('The lamp shows the hour on a "screen of glass.')).toBe(false);
});

it("takes what somebody with a name did for a sentence, whatever list follows", () => {
  const list = "forty-one books of a house, the Reeds of Holm, without a gap from 1684 to 1931";
  expect(standsInEnglish(`Tarn found, in the damp end of a cellar, ${list}.`)).toBe(true);
  expect(standsInEnglish(`Bound in oxblood leather, ${list}.`)).toBe(false);
});

it.each<[string, boolean]>([
  ["What happens with fewer threads is not yet clear.", true],
  ["What you get with each of the looms.", false],
  ["The mill stood still this afternoon, after the storm.", true],
  ["The GameStreamer GameStream holds a cup.", false],
  ["Holm District Council split 17-17 on the charges, with one abstention.", true],
])("knows a sentence by its clause, its subject and its words: %s [6.2]", (text, stands) => {
  expect(standsInEnglish(text)).toBe(stands);
});
