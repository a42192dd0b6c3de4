import type { Page } from "#kernel/page";
import { splitScript } from "#kernel/text/sentences";
import type { Claims } from "./item-claims.ts";
import { type Mention, mentionsIn } from "./mentions.ts";
import { around, blocksRead, isMeantBy, ofFact, type Source } from "./sources.ts";
import { type NumberTopic, sidesIn, topicBeside, topicOfLabel, topicsNear } from "./topics.ts";
import { areOfOneKind, says, type Value } from "./values.ts";

/** The headings above a line tell its topic so many lines down. */
const HEADING_REACH = 4;

/**
 * A number of a width is one of the page's widths, and a number of days to send something back is one that the
 * page has for that: other lengths and days stand on the page, too. Where the page has none of that kind for
 * the topic, nothing is claimed.
 */
export function topicClaimsOf(page: Page): Claims {
  const known = sourcesByTopic(page);

  return (sentence, mentions) =>
    mentions.map((mention) => {
      const topic = topicBeside(sentence, mention, mentions);
      const alike = topic
        ? (known.get(topic) ?? []).filter(({ value }) => isAlike(value, mention.value))
        : [];
      if (alike.length === 0) return null;
      return alike.filter(({ value }) => isMeantBy(value, mention));
    });
}

/** Two weights, two lengths, two sums of one currency; a bare number is of no kind. */
const isAlike = (there: Value, here: Value) =>
  here.kind === "amount" && here.unit !== "" && areOfOneKind(there, here);

/**
 * The numbers of each topic: of rows that have no other subject ("seat height" is not the height), else of lines
 * whose words tell it, else of lines that give all sizes.
 */
function sourcesByTopic({ blocks, facts }: Page): Map<NumberTopic, Source[]> {
  const [ofLabels, ofWords, ofSizes] = [new Map<NumberTopic, Source[]>(), new Map(), new Map()];
  const add = (known: Map<NumberTopic, Source[]>, topics: readonly NumberTopic[], ...sources: Source[]) => {
    for (const topic of topics) {
      const found = known.get(topic);
      if (found) found.push(...sources);
      else known.set(topic, [...sources]);
    }
  };
  const readerOf = (text: string, above: string) => {
    const sides = sidesIn(text);
    return (mention: Mention, source: Source) => {
      add(ofWords, topicsNear(text, mention, above), source);
      add(ofSizes, sides, source);
    };
  };
  for (const fact of facts) {
    const topic = fact.kind === "specification" ? topicOfLabel(fact.label ?? "") : null;
    const sources = ofFact(fact);
    if (topic) add(ofLabels, [topic], ...sources);
    // Of how much is left a fact has only its excerpt.
    const lines = [`${fact.label ?? ""}: ${fact.value}`, fact.provenance?.excerpt ?? ""];
    for (const { text: said } of lines.flatMap(splitScript)) {
      const read = readerOf(said, fact.kind);
      for (const mention of mentionsIn(said))
        for (const source of sources) if (says(mention.value, source.value)) read(mention, source);
    }
  }
  let [heading, headingAt] = ["", -HEADING_REACH];
  for (const [blockIndex, { kind, text }] of blocksRead(blocks)) {
    if (kind === "heading") [heading, headingAt] = [text, blockIndex];
    const above = blockIndex - headingAt <= HEADING_REACH ? heading : "";
    for (const { text: sentence } of splitScript(text)) {
      const read = readerOf(sentence, above);
      for (const mention of mentionsIn(sentence)) {
        const excerpt = around(sentence, mention.index);
        read(mention, { value: mention.value, blockIndex, factId: null, excerpt, isSame: true });
      }
    }
  }
  return new Map([...ofSizes, ...ofWords, ...ofLabels]);
}
