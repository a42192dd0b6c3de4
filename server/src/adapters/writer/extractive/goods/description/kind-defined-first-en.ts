import { leansOnPrevious } from "../../text/wording.ts";
import type { Unit } from "../../units.ts";

const DEFINES = /^An? ((?:[\p{Ll}\d-]+ ){0,3}[\p{Ll}-]{3,}) is (?:an?|the) \p{Ll}/u;
const FEWEST_WORDS = 2;

/**
 * The sentences of a description, that on the kind of the goods before all others: "A tide clock is a clock that …"
 * below the name "Holm Oak Tide Clock". One word alone may be of any kind.
 */
export function kindDefinedFirst(units: readonly Unit[], name: string): readonly Unit[] {
  const words = name
    .toLowerCase()
    .replace(/[,(].*$/u, "")
    .trim();
  const defines = ({ sentences: [text = ""] }: Unit) => {
    const kind = DEFINES.exec(text)?.[1] ?? "";
    return (
      kind.split(" ").length >= FEWEST_WORDS && words.endsWith(` ${kind}`) && !leansOnPrevious(text, "en")
    );
  };
  const at = units.findIndex(defines);
  const found = units[at];
  return found && at > 0 ? [found, ...units.toSpliced(at, 1)] : units;
}
