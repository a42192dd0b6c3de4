import type { Draft } from "../draft.ts";
import { tiesToBlock } from "../ties.ts";
import type { Ingredient, Placed } from "./recipe.ts";
import { MOST_AT_ONCE, type RecipeWords } from "./words.ts";

/** All ingredients with their amounts: by the parts of the dish, or so many in a sentence as one can hear at once. */
export function needed(ingredients: readonly Ingredient[], says: RecipeWords): Draft[] {
  const parts = [...Map.groupBy(ingredients, ({ of }) => of)];
  const isInParts =
    parts.length > 1 && parts.every(([of, some]) => of === null || some.length <= MOST_AT_ONCE);
  if (!isInParts) return inGroups(ingredients, says);
  return parts.flatMap(([of, some]) =>
    of === null
      ? inGroups(some, says)
      : [
          {
            text: says.neededFor(
              of,
              some.map((one) => one.text),
            ),
            ties: some.flatMap((one) => tiesToBlock(one.text, one.blockIndex)),
          },
        ],
  );
}

function inGroups(ingredients: readonly Placed[], says: RecipeWords): Draft[] {
  const groups = Math.ceil(ingredients.length / MOST_AT_ONCE);
  const size = Math.ceil(ingredients.length / groups);
  return Array.from({ length: groups }, (_, index) => {
    const some = ingredients.slice(index * size, (index + 1) * size);
    const text = says.needed(
      some.map((one) => one.text),
      index === 0,
    );
    const ties = some.flatMap((one) => tiesToBlock(one.text, one.blockIndex));
    return { text, ties };
  });
}
