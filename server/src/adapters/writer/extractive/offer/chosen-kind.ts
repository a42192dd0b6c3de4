import type { Fact } from "#kernel/page";
import { foldedName } from "#kernel/text/house-address";

/** Signs that are not read out, and words of the stock, of sending or of praise, which are no part of a kind's name. */
const NO_NAME =
  /[!?！？。;；|｜【】<>…○◯◎△×✕%％]|https?:|在庫|残り|品切|売り?切|入荷|送料|円|お得|人気|おすすめ|オススメ|\b(?:in stock|sold|left|available|off|save|popular|best ?seller|free)\b/iu;

/** The kind that a price buys, as its page calls it; null where nobody chooses one, or the name of the goods says it. */
export function chosenKind(price: Fact, facts: readonly Fact[]): string | null {
  const chosen = price.provenance?.chosen ?? "";
  const name = facts.find(({ kind }) => kind === "name")?.value ?? "";
  const isSayable = chosen !== "" && !NO_NAME.test(chosen);
  return isSayable && !foldedName(name).includes(foldedName(chosen)) ? chosen : null;
}
