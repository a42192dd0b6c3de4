import type { Mention } from "./mentions.ts";
import { UNIT_AFTER, unitOf } from "./units.ts";

const BETWEEN =
  /^\s?(?:[-–—〜~・、,×x/]|から|かける|to|or|and|by)\s?$|^[)）]?\s?[×x、,]\s?(?:[LWHD]|幅|奥行き?|高さ|長さ|深さ|厚[さみ]|縦|横|マチ)\s?$|^[（(](?:最大|約)?$/i;

/** 「3分の2」, 「第2」, 「手順4、170度の油に」, 「CG-80、」: what stands behind has no unit, and takes none. */
const WITHOUT_UNIT = /(?:分の|第|手順|[A-Za-z]{2}-?|[A-Za-z]-)$/;

/** "10 to 20 cm", "30×40cm", "L200 x W150cm": the unit behind the last holds for all. */
export function withSharedUnits(text: string, mentions: Mention[]): Mention[] {
  /** The words of the unit that the mentions to the left may share. */
  let words = "";
  for (let i = mentions.length - 2; i >= 0; i--) {
    const [one, next] = [mentions[i], mentions[i + 1]];
    if (!one || !next || one.value.kind !== "amount" || next.value.kind !== "amount") continue;
    const between = text.slice(one.index + one.text.length, next.index);
    words = UNIT_END.exec(next.text)?.[0] ?? words;
    // A unit before its number, "Tracked 48, £3.95", is that of its own.
    if (
      one.value.unit ||
      words === "" ||
      !BETWEEN.test(between) ||
      WITHOUT_UNIT.test(text.slice(0, one.index))
    ) {
      words = "";
      continue;
    }
    const { unit } = next.value;
    const { factor } = unitOf(words);
    mentions[i] = { ...one, value: { kind: "amount", amount: one.value.amount * factor, unit } };
  }
  return mentions;
}

const UNIT_END = new RegExp(`${UNIT_AFTER}$`, "u");
