import type { Page } from "#kernel/page";
import type { Claims } from "./item-claims.ts";
import { mentionsIn } from "./mentions.ts";
import { around, blocksRead, type Source } from "./sources.ts";
import { says } from "./values.ts";

/** 「浪江てるさん（81）」: the last two letters of a name, and the age behind it. */
const TOLD = /(\p{L}{2})(?:さん|氏|選手|容疑者|被告)?[（(]\s?([\d０-９]{1,3})歳?\s?[)）]/gu;
/** 「81歳の主婦浪江てるさん」: the same name behind its age. */
const OF_PERSON = /^の[^、。]{0,20}?(\p{L}{2})(?:さん|氏|選手|容疑者|被告)/u;

/** Somebody's age is the one that a Japanese page has behind the name: others have ages, too. */
export function ageClaimsOf({ blocks, language }: Page): Claims {
  const known = language === "ja" ? agesOn(blocks) : new Map<string, Source[]>();

  return (sentence, mentions) =>
    mentions.map(({ index, text, value }) => {
      const isAge = known.size > 0 && value.kind === "amount" && value.unit === "歳";
      const [, name = ""] = (isAge && OF_PERSON.exec(sentence.slice(index + text.length))) || [];
      return known.get(name)?.filter((there) => says(there.value, value)) ?? null;
    });
}

function agesOn(blocks: Page["blocks"]): Map<string, Source[]> {
  const ages = new Map<string, Source[]>();
  for (const [blockIndex, { text }] of blocksRead(blocks)) {
    for (const { 1: name = "", 2: age = "", index } of text.matchAll(TOLD)) {
      const [mention] = mentionsIn(`${age}歳`);
      if (!mention) continue;
      const excerpt = around(text, index);
      const source = { value: mention.value, blockIndex, factId: null, excerpt, isSame: true };
      ages.set(name, [...(ages.get(name) ?? []), source]);
    }
  }
  return ages;
}
