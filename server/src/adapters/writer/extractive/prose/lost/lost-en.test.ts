import { expect, it } from "vitest";
import { textPage } from "#test/text-page";
import { plain } from "../../draft.ts";
import { lostIn } from "./lost-en.ts";
import { placesTold } from "./places.ts";

const page = textPage("How the mill is run", [
  { kind: "heading", text: "The ways of grinding" },
  { kind: "paragraph", text: "The mill has three ways to grind:" },
  { kind: "table_row", text: "Slow, with one stone." },
  { kind: "paragraph", text: "There is a fourth way, which the miller dislikes. It wears the stones." },
  { kind: "heading", text: "What it costs" },
  {
    kind: "paragraph",
    text: "A first visit is £70. Bring the sack dry. We take the £70 off when you buy flour.",
  },
  { kind: "paragraph", text: "Every sack is weighed at the door. These figures are only a guide." },
  { kind: "paragraph", text: "A torn sack is mended, and others are charged as above." },
  { kind: "heading", text: "What grows here" },
  { kind: "paragraph", text: "Rye: You want two big ones, dry and clean. The dog sleeps. Straw." },
  { kind: "paragraph", text: "The barn is old. You can reach it by the lane." },
]);
const lost = (...texts: string[]) => lostIn(placesTold([texts.map(plain)], page));

it.each<[string[], string[]]>([
  [
    ["There is a fourth way, which the miller dislikes.", "It wears the stones."],
    ["There is a fourth way, which the miller dislikes.", "It wears the stones."],
  ],
  [["The mill has three ways to grind:", "There is a fourth way, which the miller dislikes."], []],
  [["We take the £70 off when you buy flour."], ["We take the £70 off when you buy flour."]],
  [["A first visit is £70.", "We take the £70 off when you buy flour."], []],
  [
    ["Every sack is weighed at the door.", "These figures are only a guide."],
    ["These figures are only a guide."],
  ],
  [["A first visit is £70.", "Every sack is weighed at the door.", "These figures are only a guide."], []],
  [
    ["A torn sack is mended, and others are charged as above."],
    ["A torn sack is mended, and others are charged as above."],
  ],
  [["You want two big ones, dry and clean."], []],
  [["Straw."], ["Straw."]],
  [["The dog sleeps.", "Straw."], []],
  [["You can reach it by the lane."], ["You can reach it by the lane."]],
  [["The barn is old.", "You can reach it by the lane."], []],
  [["Our subject is the mill of Arden."], []],
])("finds in %j what goes on from something that was not told [6.2]", (told, expected) =>
  expect(lost(...told)).toEqual(expected),
);

const rooms = textPage("The rooms of the mill", [
  { kind: "paragraph", text: "There is a second floor, where flour is kept." },
  { kind: "table_row", text: "Floors 2" },
  { kind: "paragraph", text: "After the eighth failure the stone is turned by a donkey." },
  { kind: "table_row", text: "Donkeys 1" },
  { kind: "paragraph", text: "Together with the hay, oats last until May." },
  { kind: "table_row", text: "Oats 40" },
  { kind: "paragraph", text: "If it is wet, dry the barley on the stove." },
  { kind: "table_row", text: "Barley 12" },
  { kind: "paragraph", text: "Rye: If it is damp, spread the grain on a sheet." },
]);

it.each<[string, boolean]>([
  ["There is a second floor, where flour is kept.", false],
  ["After the eighth failure the stone is turned by a donkey.", true],
  ["Together with the hay, oats last until May.", true],
  ["If it is wet, dry the barley on the stove.", true],
  ["If it is damp, spread the grain on a sheet.", false],
])("finds of a sentence that begins its block, %j, whether it is lost alone: %s [6.2]", (text, isSo) =>
  expect(lostIn(placesTold([[plain(text)]], rooms))).toEqual(isSo ? [text] : []),
);

it("finds the sentences of a quotation one by one, led to by the words before it [6.2]", () => {
  const quoted = plain("It goes on: “The barn is old. You can reach it by the lane.”");
  expect(placesTold([[quoted]], page).map(({ blockIndex, isLedTo }) => [blockIndex, isLedTo])).toEqual([
    [10, true],
    [10, true],
  ]);
});
