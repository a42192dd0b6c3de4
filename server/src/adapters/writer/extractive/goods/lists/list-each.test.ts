import { expect, it } from "vitest";
import type { Item } from "#kernel/shelf/items";
import { plain } from "../../draft.ts";
import { eachTeller } from "./list-each.ts";

const item = (name: string, text = ""): Item => ({
  name,
  text,
  rank: null,
  price: null,
  rows: [],
  blockIndex: 0,
});
/** Every sentence lasts ten seconds. */
const teller = (tellable: Item[], stated: Item[]) =>
  eachTeller({
    tellable,
    stated,
    mostOfOne: 1,
    isRanking: false,
    language: "en",
    tell: ({ name, text }, _turn, _isLast, most = 1) =>
      [`${name}.`, ...(text ? text.split(" / ").slice(0, most) : [])].map(plain),
    secondsOf: (drafts) => 10 * drafts.length,
  });
const told = (tell: ReturnType<typeof teller>, room: number, isExact: boolean) =>
  tell(room, 1, isExact)
    .body.flat()
    .map(({ text }) => text);

const [oak, elm, fir] = [
  item("Oak", "It folds. / It rolls."),
  item("Elm", "It turns. / It spins."),
  item("Fir"),
];

it("tells one sentence of each thing, and more where the length was missed", () => {
  const tell = teller([oak, elm], [oak, elm]);
  expect(told(tell, 60, false)).toEqual(["Oak.", "It folds.", "Elm.", "It turns."]);
  expect(told(tell, 60, true)).toEqual(["Oak.", "It folds.", "It rolls.", "Elm.", "It turns.", "It spins."]);
});

it("then names the others in their places, but no line that is no name", () => {
  const tell = teller(
    [oak, elm],
    [oak, fir, item("Refreshes daily at seven"), { ...item("Mill gives looms"), price: "$240" }, elm],
  );
  expect(told(tell, 80, true)).toEqual([
    "Oak.",
    "It folds.",
    "It rolls.",
    "Fir.",
    "Elm.",
    "It turns.",
    "It spins.",
  ]);
});

it("says once what is said of two of them", () => {
  const tell = teller([oak, item("Larch", "It folds. / It drips.")], []);
  expect(told(tell, 60, true)).toEqual(["Oak.", "It folds.", "It rolls.", "Larch.", "It drips."]);
});
