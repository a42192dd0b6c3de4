import { type Draft, plain } from "../../draft.ts";
import type { PlaceTold } from "./places.ts";

/**
 * Says the label of a block before the first of its sentences that is told, "Leeks: You want four.", and the order
 * from which the first sentence of a step goes on: "Turn the heat off. Give it an hour."
 */
export function labelled(paragraphs: readonly Draft[][], places: readonly PlaceTold[]): Draft[][] {
  let at = -1;
  return paragraphs.map((paragraph) =>
    paragraph.flatMap((draft) => {
      at += 1;
      const { label = null, order = null } = places.find((place) => place.at === at) ?? {};
      const named = label ? { ...draft, text: `${label}: ${draft.text}` } : draft;
      return order ? [plain(`${order}.`), named] : [named];
    }),
  );
}
