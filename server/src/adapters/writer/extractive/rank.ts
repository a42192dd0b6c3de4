import type { ScriptSettings } from "#kernel/script-settings";
import { contentTerms } from "#kernel/text/content-terms";
import type { Language } from "#kernel/vocabulary";
import { central, sharedTerms as shared } from "./centrality.ts";
import type { Subject } from "./draft.ts";
import { meritOf, warmsUp } from "./merits-en.ts";
import type { Unit } from "./units.ts";
import { wishOf } from "./wish.ts";

/**
 * How much each unit is worth saying: central to the page (its words recur elsewhere), near to the
 * title and to its own heading, early, and near to what the user asked for.
 */
export function rank(
  units: readonly Unit[],
  { page, name, style }: Subject,
  settings: ScriptSettings,
): number[] {
  const { language, blocks } = page;
  const terms = units.map(({ sentences }) => contentTerms(sentences.join(" "), language));
  const centrality = central(terms);
  const title = contentTerms(`${page.title} ${name}`, language);
  // The extractive writer cannot follow directions, but it can look for what they speak of.
  const wish = wishOf(settings, language);
  const lead = style === "news" ? 1.2 : 0.6;
  // A table says the measures of goods, and their page's sections are told in passages.
  const merits =
    language === "ja" ? [] : page.type === "product" ? units.map(meritOfGoods) : meritsOf(units, blocks);
  const hasLead = language === "ja" || !warmsUp(units[0]?.sentences.join(" ") ?? "");
  return units.map((unit, index) => {
    const own = terms[index] ?? new Set();
    const heading = contentTerms(blocks[unit.section]?.text ?? "", language);
    const text = unit.sentences.join("");
    const opensBlock = units[index - 1]?.blockIndex !== unit.blockIndex;
    return (
      (centrality[index] ?? 0) +
      (merits[index] ?? 0) +
      lead * (1 - index / units.length) +
      (hasLead ? leadOf(units, index) : 0) +
      (opensBlock ? 0.35 : 0) +
      0.8 * overlap(own, title) +
      0.4 * overlap(own, heading) +
      2 * rareOverlap(own, wish, terms) +
      (settings.mustSay?.some((phrase) => text.includes(phrase)) ? 5 : 0) -
      (blocks[unit.blockIndex]?.kind === "list_item" ? 0.3 : 0) -
      burden(text, language)
    );
  });
}

/** Praise and announcements are told behind sentences that say something. */
const meritOfGoods = ({ sentences }: Unit) => {
  const text = sentences.join(" ");
  return (warmsUp(text) ? -0.6 : 0) + (FOR_WHOM.test(text) ? 0.5 : 0);
};
/** A buyer asks for whom and for what a thing is made. */
const FOR_WHOM =
  /\b(?:ideal|perfect|suitable|suited|designed|intended|made|recommended|built) for (?!(?:more|details|life|years|sale|free)\b)/i;

/** By its words and its place in the page and in its section. */
function meritsOf(units: readonly Unit[], blocks: Subject["page"]["blocks"]): number[] {
  let inSection = 0;
  return units.map(({ sentences, section, blockIndex }, index) => {
    inSection = units[index - 1]?.section === section ? inSection + 1 : 0;
    return meritOf(sentences.join(" "), {
      at: index / units.length,
      inSection,
      isBelowHeading: section >= 0,
      isItem: blocks[blockIndex]?.kind === "list_item",
    });
  });
}

/** Asked for by the user, a sentence may be told without those before it. */
export function freed(units: readonly Unit[], settings: ScriptSettings, language: Language): Unit[] {
  const wish = wishOf(settings, language);
  const isAskedFor = ({ sentences }: Unit) => {
    const text = sentences.join("");
    return (
      shared(contentTerms(text, language), wish) > 0 ||
      (settings.mustSay?.some((phrase) => text.includes(phrase)) ?? false)
    );
  };
  return units.map((unit) =>
    unit.leans && !unit.pointsBack && isAskedFor(unit) ? { ...unit, leans: false } : unit,
  );
}

/** A page's first sentence says what the rest is about, and those right behind it go on from there. */
function leadOf(units: readonly Unit[], index: number): number {
  const first = units[0];
  if (!first || units[index]?.blockIndex !== first.blockIndex) return 0;
  return [1.2, 0.6, 0.3][index] ?? 0;
}

/** Makes a sentence hard to hear, or poor out of its place: length, brackets, a question, few words. */
function burden(text: string, language: Language): number {
  const long = language === "ja" ? text.length / 90 : text.length / 200;
  return (
    0.6 * Math.max(0, long - 1) +
    (/[(（]/.test(text) ? 0.25 : 0) +
    (/[?？]/.test(text) ? 0.5 : 0) +
    (/[!！]/.test(text) ? 0.3 : 0) +
    (text.length < (language === "ja" ? 14 : 40) ? 0.3 : 0)
  );
}

/** Share of the sought terms that are there; a few are as good as all of a long list. */
function overlap(own: ReadonlySet<string>, sought: ReadonlySet<string>): number {
  if (sought.size === 0) return 0;
  return Math.min(1, shared(own, sought) / Math.min(4, sought.size));
}

/** As above, but a word counts more the fewer units contain it, because frequent words say little. */
function rareOverlap(
  own: ReadonlySet<string>,
  sought: ReadonlySet<string>,
  all: readonly ReadonlySet<string>[],
): number {
  let sum = 0;
  for (const term of sought) {
    if (!own.has(term)) continue;
    const having = all.filter((terms) => terms.has(term)).length;
    sum += Math.log((all.length + 1) / having) / Math.log(all.length + 1);
  }
  return Math.min(1, sum / 1.5);
}
