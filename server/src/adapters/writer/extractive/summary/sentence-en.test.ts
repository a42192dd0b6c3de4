import { expect, it } from "vitest";
import { summarySentenceEn } from "./sentence-en.ts";

const of =
  (isGoods: boolean, isMany = false) =>
  (text: string) =>
    summarySentenceEn(text, { isGoods, isMany, isKind: (phrase) => /loom|reeds$/i.test(phrase) });

it.each([
  [
    "A folding loom of larch, cut and sanded in Holm.",
    "It is a folding loom of larch, cut and sanded in Holm.",
  ],
  ["Solid oak loom, made in the mill of Holm", "It is a solid oak loom, made in the mill of Holm."],
  ["Raw, unwaxed loom from the sheds of Holm", "It is a raw, unwaxed loom from the sheds of Holm."],
  ["Adjustable LED loom with a lamp", "It is an adjustable LED loom with a lamp."],
  ["Tarn Looms folds every loom by hand.", "Tarn Looms folds every loom by hand."],
])("says of goods what they are: %s [6.2]", (text, said) => {
  expect(of(true)(text)).toBe(said);
});

it("says of a text of what it tells [6.2]", () => {
  expect(of(false)("Weaver whose looms clothed a valley in the war")).toBe(
    "It tells of a weaver whose looms clothed a valley in the war.",
  );
  expect(of(true, true)("Steel reeds for looms of every width.")).toBe(
    "They are steel reeds for looms of every width.",
  );
  expect(of(false)("The air has.")).toBeNull();
});

it.each([
  "Follow our guide to fold a loom.",
  "Here is how a loom folds.",
  "Fold the loom before you carry it.",
  "Worn-out loom?",
  "Pre-order The Folding Loom by Mia Tarn, a loom of larch that folds.",
  "Caramel, lanolin, roast hazelnut.",
  "Made by nine people in Holm.",
  "One loom, one room, nine weavers.",
])("says nothing that is no sentence on the matter: %s [6.2]", (text) => {
  expect(of(true)(text)).toBeNull();
});
