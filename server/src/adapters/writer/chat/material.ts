import type { Block, Page } from "#kernel/page";
import { DEFAULT_TARGET_SECONDS, type ScriptSettings } from "#kernel/script-settings";
import type { FactKind, Language, ScriptStyle } from "#kernel/vocabulary";
import { contradictionsOf } from "../contradictions.ts";

/** More than any script of ten minutes can use; a model is paid by what it reads. */
const MOST_CHARACTERS = 40_000;

const styles: Record<ScriptStyle, string> = {
  product: "introduces a product to somebody who may buy it: what, for whom, price, why, how to get it",
  news: "read by a newsreader: the most important thing first, sober and exact",
  narration: "calm narration, one thing after the other",
  talk: "friendly talk to one listener",
};

/** Units spoken per second, pauses included. */
const perSecond = {
  ja: { unit: "characters", count: 5.5, sentence: 42 },
  en: { unit: "words", count: 2.4, sentence: 16 },
};
/** So much more is still that length. */
const AT_MOST = 1.1;

/** The customer's wishes, with defaults for what was left open. */
export function wishesOf(page: Page, { language, style, targetSeconds, ...rest }: ScriptSettings) {
  const spoken: Language = language ?? page.language;
  const seconds = targetSeconds ?? DEFAULT_TARGET_SECONDS;
  const { unit, count, sentence } = perSecond[spoken];
  const total = seconds * count;
  return {
    language: spoken,
    style,
    styleMeans: style && styles[style],
    targetSeconds: seconds,
    length:
      `about ${Math.round(total)} ${unit} in some ${Math.ceil(total / sentence)} sentences, ` +
      `at most ${Math.round(AT_MOST * total)}, less where the page has too little to say`,
    ...rest,
  };
}

const AVAILABILITY: Record<string, string> = {
  InStock: "in stock",
  OutOfStock: "out of stock",
  PreOrder: "can be ordered in advance",
  BackOrder: "not in stock, can be ordered",
};

/** Pictures nobody hears, and an amount for one gram is no price. */
const OF_NO_USE: readonly FactKind[] = ["image", "unit_price"];

/**
 * The page as the model is given it: whole blocks from the beginning, as many as are read at most, and no
 * price or stock of which the page states different things.
 */
export function materialOf(page: Page) {
  const { title, site, language, type, author, publishedAt, facts, blocks } = page;
  const used: Block[] = [];
  let characters = 0;
  for (const block of blocks) {
    if (characters + block.text.length > MOST_CHARACTERS && used.length > 0) break;
    const text = block.text.slice(0, MOST_CHARACTERS);
    used.push({ kind: block.kind, level: block.level, text });
    characters += text.length;
  }
  const contradictions = contradictionsOf(page);
  const agreed = facts.filter((fact) => !contradictions.includes(fact) && !OF_NO_USE.includes(fact.kind));
  const said = agreed.map(({ kind, label, value, currency }) => ({
    kind,
    label: kind === "availability" ? (AVAILABILITY[value] ?? label) : label,
    value,
    currency,
  }));
  return {
    contradictions,
    material: { title, site, language, type, author, publishedAt, facts: said, blocks: used },
  };
}
