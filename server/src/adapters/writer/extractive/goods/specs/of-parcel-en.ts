import type { Spec } from "./specs.ts";

const SET = /\b(?:sets?|kits?|bundle|collection|pack of \d+|\d+-packs?|\d+[ -]pieces?)\b/i;
const OF_ONE =
  /^(?:(?:overall|product|item) )?(?:diameter|length|width|height|depth|size|dimensions?|capacity|volume|thickness)$/i;
/** A thing that is eaten, drunk or used up has no sides: those are of its box. */
const USED_UP = new RegExp(
  `(?:^|\\s)(?:${[
    "serum|cream|oil|lotion|balm|shampoo|conditioner|cleanser|moisturi[sz]er|toner|elixir|perfume|fragrance|soap|sunscreen",
    "chips|crisps|coffee|tea|gummies|sauce|honey|chocolates?|snacks?|cookies|biscuits|thins|crackers|candy|juice|wine|cereal",
    "vitamins?|supplements?|capsules|protein|powder|detergent",
  ].join("|")})$`,
  "i",
);
const OF_BOX =
  /^(?:(?:overall|product|item) )?(?:length|width|height|depth|size|dimensions?|weight|thickness)$/i;

/** Whether a row tells of one piece of several, or of a box, and not of what the goods' name says. */
export function isOfParcel({ label }: Pick<Spec, "label">, name: string): boolean {
  if (SET.test(name)) return OF_ONE.test(label);
  // "Wool rug, cream" has a colour behind its name.
  const [first = "", ...others] = name.split(/,\s|\s-\s|\s\(|\s(?:with|for|by)\s/);
  const isUsedUp = [first, ...others.filter((part) => part.includes(" "))].some((part) =>
    USED_UP.test(part.trim()),
  );
  return isUsedUp && OF_BOX.test(label);
}
