import type { Block, Page } from "#kernel/page";
import { splitScript } from "#kernel/text/sentences";
import { withSubject } from "../../text/sentences/without-subject.ts";

/** Of these a thing has one among others, each by the words that name it so. */
const NAMED = [
  { name: /^(?!.*\b(?:operat|work|display|transport|control|multi|dual|all)\p{L}*\b).* mode$/iu, at: "in" },
  {
    name: /^(?:high(?:est)?|low(?:est)?|medium|middle|fast|slow|eco|quiet|silent|sleep|night|turbo|boost|gentle|delicate|warm|hot|cool|cold|auto|automatic|manual)(?: speed| heat)? setting$/i,
    at: "on",
  },
  {
    name: /^(?:wool|cotton|silk|delicates?|eco|quick|rapid|rinse|spin|drying|intensive|cleaning|defrost|night|gentle|hot|cold) (?:programmes?|programs?|cycle)(?<!s)$/i,
    at: "on",
  },
  {
    name: /^(?:upright|open|closed|folded|reclined|flat|lying|standing|sitting|seated|raised|lowered|locked) position$/i,
    at: "in",
  },
];
const MOST_WORDS = 4;
/** "Choose your mode", "The key function": these name no one of several. */
const NO_NAME =
  /\b(?:the|an?|any|every|each|all|both|your|our|its|this|which|what|how|no|one|two|three|new|key|main|choose|pick|select|change|switch|set|in|on|of|to|by|with|and|or)\b/i;

/** "LAUNDRY MODE – Runs the fan …": a label before its text. */
const LABELLED = /^([\p{L}-]+(?: [\p{L}-]+){1,3})(?:\s+[-–—]|\s?[:.–—])\s+(?=\p{Lu})/u;

/** "in laundry mode", for a label that names one way in which a thing works; null for others. */
function ways(label: string): string | null {
  const words = label.trim().replace(/[:.]$/, "").split(/\s+/);
  const name = words.join(" ");
  if (words.length < 2 || words.length > MOST_WORDS || NO_NAME.test(name)) return null;
  const found = NAMED.find((one) => one.name.test(name));
  if (!found) return null;
  const isLoud = !/\p{Ll}/u.test(name);
  const small = words.map((word) => (isLoud || /\p{Ll}/u.test(word) ? word.toLowerCase() : word)).join(" ");
  return `${found.at} ${found.at === "on" || / position$/.test(small) ? "the " : ""}${small}`;
}

/**
 * A page of goods on which what a thing does in one of its modes is said of that mode: "In laundry mode, it runs
 * the fan at full speed." Blocks keep their places.
 */
export function withModes(page: Page, isMany: boolean): Page {
  if (page.language !== "en" || page.type !== "product") return page;
  let above: string | null = null;
  const blocks = page.blocks.map((block, index): Block => {
    if (block.kind === "heading" || isLabel(page.blocks, index)) {
      above = ways(block.text);
      return block;
    }
    if (block.kind !== "paragraph" && block.kind !== "list_item") return block;
    const [label = "", named = ""] = LABELLED.exec(block.text) ?? [];
    const way = named === "" ? above : ways(named);
    if (!way) return block;
    const text = saidOf(way, named === "" ? block.text : block.text.slice(label.length), isMany);
    return text ? { ...block, text } : block;
  });
  return blocks.every((block, index) => block === page.blocks[index]) ? page : { ...page, blocks };
}

/** A line of its own above a paragraph, written as a heading is. */
const isLabel = (blocks: readonly Block[], index: number) =>
  blocks[index]?.kind === "paragraph" &&
  blocks[index + 1]?.kind === "paragraph" &&
  ways(blocks[index]?.text ?? "") !== null;

/** The text with each predicate that lacks its subject said of the mode; null where it has none. */
function saidOf(way: string, text: string, isMany: boolean): string | null {
  const sentences = splitScript(text).map((sentence) => sentence.text);
  const said = sentences.map((sentence) => {
    const whole = withSubject(sentence, isMany);
    return whole !== sentence && /^(?:It|They) /.test(whole) && !ENTERS.test(whole)
      ? `${way.charAt(0).toUpperCase()}${way.slice(1)}, ${whole.charAt(0).toLowerCase()}${whole.slice(1)}`
      : sentence;
  });
  return said.some((sentence, at) => sentence !== sentences[at]) ? said.join(" ") : null;
}
/** "Starts at the push of a button": of how the mode is come by. */
const ENTERS =
  /^(?:It|They) (?:starts?|turns? on|switch(?:es)? on|activates?|(?:is|are) (?:available|found|set))\b/;
