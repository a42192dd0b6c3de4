import { type Elementish, hasTag, nearest } from "../../html/dom.ts";
import { firstWithin } from "../../html/lookup.ts";
import type { Line } from "../lines.ts";
import { schemaAmount } from "../money.ts";
import { isBoughtOnce, isSubscribed } from "./bought-once.ts";
import type { PriceMention } from "./mentions.ts";
import { isChosen } from "./options.ts";

const isChoice = hasTag("LI", "LABEL", "BUTTON", "TR");

/** `<button class="is-active" data-price="3300">`: amounts in the markup of the chosen ones of several choices. */
export function chosenInMarkup(lines: readonly Line[]): Set<number> {
  const priced = new Map<Elementish, number>();
  for (const { elsewhere, pieces, block } of lines) {
    const choice = elsewhere ? null : nearest(pieces[0]?.element ?? block, isChoice);
    const amount = choice && schemaAmount(amountIn(choice));
    if (amount) priced.set(choice, Number(amount));
  }
  const chosen = [...priced].filter(([choice, amount]) => {
    if (!isChosen(choice)) return false;
    const others = [...priced].filter(
      ([other]) => other !== choice && other.parentElement === choice.parentElement,
    );
    return !others.some(([other]) => isChosen(other)) && others.some(([, its]) => its !== amount);
  });
  return new Set(chosen.map(([, amount]) => amount));
}
const amountIn = (choice: Elementish) =>
  choice.getAttribute("data-price") ?? firstWithin(choice, "[data-price]")?.getAttribute("data-price");

const RADIO = "input[type='radio']";

/**
 * Amounts beside the radio button that is set, of several of one name with a price each: "(•) One-off case £31.20",
 * "( ) Subscribe £26.52". The button that buys orders that one; where it is a subscription, the price is that of the
 * single purchase beside it.
 */
export function beforeSetRadio(mentions: readonly PriceMention[]): Set<PriceMention> {
  const all = mentions.flatMap((mention) => {
    const choice = nearest(mention.piece.element, isChoice);
    const radio = choice && firstWithin(choice, RADIO);
    const name = radio?.getAttribute("name");
    return name ? [{ mention, name, isSet: radio?.hasAttribute("checked") === true }] : [];
  });
  return new Set(
    all.flatMap(({ mention, name, isSet }) => {
      const others = all.filter((other) => other.name === name && !other.isSet);
      if (!isSet || others.length === 0) return [];
      const once = others.find((other) => isBoughtOnce(other.mention));
      return [isSubscribed(mention) && once ? once.mention : mention];
    }),
  );
}
