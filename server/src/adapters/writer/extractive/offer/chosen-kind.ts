import type { Fact } from "#kernel/page";
import { foldedName } from "#kernel/text/house-address";

/** The kind that a price buys, as its page calls it; null where nobody chooses one, or the name of the goods says it. */
export function chosenKind(price: Fact, facts: readonly Fact[]): string | null {
  const chosen = price.provenance?.chosen ?? "";
  const name = facts.find(({ kind }) => kind === "name")?.value ?? "";
  const isSayable = chosen !== "" && !/[!?！？。;；|｜【】<>…]|https?:/u.test(chosen);
  return isSayable && !foldedName(name).includes(foldedName(chosen)) ? chosen : null;
}
