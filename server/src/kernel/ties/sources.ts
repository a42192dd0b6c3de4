import type { Block, Fact, Page } from "#kernel/page";
import { priceKinds } from "#kernel/vocabulary";
import { type Mention, mentionsIn } from "./mentions.ts";
import { roundsTo, says, type Value } from "./values.ts";

/** Several times what any writer reads of a page. What stands behind it is not looked up. */
export const MOST_CHARACTERS = 150_000;
/** A sentence with more numbers is a table, and told by nobody. */
export const MOST_NUMBERS_TOLD = 40;

/** The blocks of a page that are looked at, with their places. */
export function blocksRead(blocks: readonly Block[]): [blockIndex: number, block: Block][] {
  let characters = 0;
  const end = blocks.findIndex(({ text }) => {
    characters += text.length;
    return characters > MOST_CHARACTERS;
  });
  return [...blocks.slice(0, end === -1 ? blocks.length : end).entries()];
}

/** A place of a page and what it says there. */
export interface Source {
  value: Value;
  blockIndex: number | null;
  factId: string | null;
  /** The words around it. */
  excerpt: string;
  /** A fact states it, not only a nearby text. */
  stated?: boolean;
  /** Has the words around the number, too. */
  isSame?: boolean;
  /** Stands in a sentence, where a number without unit counts what follows it. */
  isProse?: boolean;
}

/** Whether a place's number is what a sentence says, if only about. */
export const isMeantBy = (there: Value, mention: Mention): boolean =>
  says(there, mention.value) || (mention.isRounded === true && roundsTo(there, mention));

/** The numbers of a fact's own value, in their order. */
export const statedBy = (fact: Fact): Value[] => mentionsIn(statement(fact)).map(({ value }) => value);

/** A fact's value with its unit: a label may hold it, as in "重さ(g)". */
function statement({ kind, label, value, currency }: Fact): string {
  if (priceKinds.has(kind)) return `${value} ${currency ?? ""}`;
  const unit = /[(（]\s*([^()（）]{1,8})\s*[)）]\s*$/.exec(label ?? "")?.[1] ?? "";
  const inches = kind === "specification" || kind === "name" ? withInches(value) : value;
  return `${inches}${/\d$/.test(value) ? unit : ""}`;
}

/** 27" is said as 27 inches. */
export const withInches = (text: string): string => text.replace(/(?<=\d)\s?["”]/g, " in.");

/** Behind "7480 JPY" the currency would be that of "24cm", too. */
const APART = "\n;\n";

export function ofFact(fact: Fact): Source[] {
  const { id, kind, label, value, currency, provenance } = fact;
  // A scale of five is what stars mean.
  const scale = kind === "rating" ? `${value.split("/")[1] ?? 5}点満点` : "";
  const kinds = (provenance?.variants ?? []).map(
    (one) => `${one.name} ${one.per ?? ""} ${one.price} ${currency ?? ""}`,
  );
  const {
    until = "",
    saving = "",
    sending = "",
    place = "",
    terms = "",
    chosen = "",
    held = "",
    gone = [],
    coming = [],
  } = provenance ?? {};
  const found =
    kind === "specification"
      ? ""
      : [
          provenance?.excerpt ?? "",
          until,
          saving,
          sending,
          terms,
          chosen,
          held,
          place,
          ...gone,
          ...coming,
          ...kinds,
        ].join(APART);
  const seen = provenance?.shown || provenance?.excerpt;
  const excerpt = seen || [label, value].filter(Boolean).join(": ");
  const stated = [statement(fact), scale].join("\n");
  return mentionsIn([stated, label ?? "", found].join("\n")).map((mention) => ({
    value: mention.value,
    blockIndex: null,
    factId: id,
    excerpt: around(excerpt, excerpt.indexOf(mention.text)),
    stated: mention.index < stated.length,
  }));
}

export const ofBlockSentence = (
  sentence: string,
  mentions: readonly Mention[],
  blockIndex: number,
  isProse: boolean,
): Source[] =>
  mentions.map(({ value, index }) => ({
    value,
    blockIndex,
    factId: null,
    excerpt: around(sentence, index),
    isProse,
  }));

export const ofPage = ({ title, publishedAt, site }: Page): Source[] =>
  [withInches(title), publishedAt?.slice(0, 10), site].flatMap((text) =>
    mentionsIn(text ?? "").map(({ value, index }) => ({
      value,
      blockIndex: null,
      factId: null,
      excerpt: around(text ?? "", index),
    })),
  );

const REACH = 60;

/** An excerpt that is long enough to recognise the place. */
export function around(text: string, index: number): string {
  const from = Math.max(0, index - REACH);
  const to = Math.max(0, index) + REACH;
  const words = text.slice(from, to).replace(/\s+/g, " ").trim();
  return `${from > 0 ? "…" : ""}${words}${to < text.length ? "…" : ""}`.toWellFormed();
}
