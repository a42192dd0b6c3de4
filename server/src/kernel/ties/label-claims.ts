import type { Page } from "#kernel/page";
import type { Claims } from "./item-claims.ts";
import { type Mention, mentionsIn } from "./mentions.ts";
import { around, blocksRead, isMeantBy, MOST_NUMBERS_TOLD, type Source } from "./sources.ts";
import { areOfOneKind, isMoney } from "./values.ts";

/** "Frequency response: 20 Hz - 20 kHz", 「台数: 6台」, 「調理時間 25分」 */
const LABELLED =
  /^(?<label>[^:：\d]{2,40}?)\s?[:：]\s?(?=.*\d)|^(?<bare>[\p{Script=Han}\p{Script=Katakana}ー]{2,8})[ 　](?=約?\d)/u;
/** A longer line is no row. */
const LONGEST = 120;
/** Between a label and its number: 「定員は各回28名」, "an impedance of 37 ohms", "a range of 20 Hz to 20 kHz". */
const BEHIND_LABEL =
  /^(?:は、?|が|：|:\s?| of | is | are )(?:(?:各回|各日|大人が?|最大|計|全)?(?:約|およそ)?|about |up to |from )?(?:[\d.,]+\s?[\p{L}%°]{0,6}\s?(?:to|and|[-–~〜～]|から)\s?)?$/u;
/** "8 GB of memory" */
const BEFORE_LABEL = /^ of (?<words>\p{L}[\p{L} ]{1,40})/u;
const FARTHEST = 60;

/**
 * A number that a sentence gives a label of the page's lines, "an impedance of 37 ohms", is one that a line with
 * that label has: other impedances are nowhere, and other numbers stand on the page, too.
 */
export function labelClaimsOf({ blocks }: Page): Claims {
  const known = linesByLabel(blocks);
  const labels = [...known.keys()].toSorted((one, other) => other.length - one.length);

  return (sentence, mentions) =>
    mentions.map((mention) => {
      // Each thing of a list has its price, and not each of them a line with that label.
      const mayTell = labels.length > 0 && mentions.length <= MOST_NUMBERS_TOLD && !isMoney(mention.value);
      const label = mayTell ? labelBeside(sentence, mention, labels) : undefined;
      const alike = (known.get(label ?? "") ?? []).filter(({ value }) => areOfOneKind(value, mention.value));
      return alike.length > 0 ? alike.filter(({ value }) => isMeantBy(value, mention)) : null;
    });
}

function linesByLabel(blocks: Page["blocks"]): Map<string, Source[]> {
  const known = new Map<string, Source[]>();
  for (const [blockIndex, { kind, text }] of blocksRead(blocks)) {
    const { label, bare } =
      kind === "heading" || text.length > LONGEST ? {} : (LABELLED.exec(text)?.groups ?? {});
    const name = (label ?? bare)?.trim().toLowerCase();
    if (!name) continue;
    const sources = mentionsIn(text).map(({ value, index }): Source => {
      return { value, blockIndex, factId: null, excerpt: around(text, index), isSame: true };
    });
    const others = known.get(name);
    if (others) others.push(...sources);
    else known.set(name, sources);
  }
  return known;
}

/** The longest label right before or behind a number. */
function labelBeside(
  sentence: string,
  { index, text }: Mention,
  labels: readonly string[],
): string | undefined {
  const before = sentence.slice(Math.max(0, index - FARTHEST), index).toLowerCase();
  const behind = BEFORE_LABEL.exec(sentence.slice(index + text.length).toLowerCase())?.groups?.words ?? "";
  return labels.find((label) => {
    if (isWordAt(behind, 0, label)) return true;
    const at = before.lastIndexOf(label);
    return at !== -1 && isWordAt(before, at, label) && BEHIND_LABEL.test(before.slice(at + label.length));
  });
}

/** Whether a label stands there as words of its own: "range" is no part of "arrange". */
const isWordAt = (text: string, at: number, label: string) =>
  text.startsWith(label, at) &&
  !(/[a-z]$/.test(label) && /^[a-z]/.test(text.slice(at + label.length))) &&
  !(/^[a-z]/.test(label) && /[a-z]$/.test(text.slice(0, at)));
