import { englishVerbs, nounsLikeVerbs, thirdOf } from "#kernel/text/english-verbs";
import { alternativesOf } from "#kernel/text/phrases";
import type { Language } from "#kernel/vocabulary";
import { isFiniteVerb, mayBeFinite } from "../sentences/finite-verbs.ts";
import { dividedByQuotations, isHalfQuoted } from "../signs/quotations.ts";
import { inThirdPersonJa } from "./third-person-ja.ts";

/** How a script names those who say "we" on a page. */
export interface OwnNames {
  maker: string;
  shop: string;
  /** The "we" of a text on a book is mostly all of us. */
  isOfBook?: boolean;
}

/**
 * A sentence that speaks as "we", told of those who speak: the narrator is none of them. Null where this
 * needs other words. What everybody shares, "our planet", stays as it is, and so does a quotation.
 */
export const inThirdPerson = (text: string, speakers: OwnNames, language: Language): string | null =>
  language === "ja" ? inThirdPersonJa(text, speakers) : inEnglish(text, speakers);

/**
 * The sentences of one group, told so. Of a quotation that goes on over several of them no single one has
 * both marks: they are read together.
 */
export const groupInThirdPerson = (
  sentences: readonly string[],
  speakers: OwnNames,
  language: Language,
): string[] | null => inThirdPerson(sentences.join("\n"), speakers, language)?.split("\n") ?? null;

const unquoted = (text: string) => dividedByQuotations(text).own.join("");
/** "US" is a country. */
const FIRST = /(?<![\p{L}\d])(?:[Ww]e|WE|[Oo]urs?|OURS?|[Uu]s|[Oo]urselves)(?![\p{L}\d])/u;
const SHARED = new RegExp(
  `(?<!\\p{L})our (?:own )?(?:${alternativesOf("shared-by-all-en")})(?!\\p{L}|(?<=children|kids)[’'])`,
  "giu",
);
/** "To sleep well, we must rest by day": a rule is for all who want what it leads to. */
const EVERYBODY = new RegExp(
  [
    String.raw`\b(?:when|if|as|than|how|ways?|all|us) we\b|\bwe (?:all|humans|each)\b`,
    String.raw`\bthat we\b(?! (?:visit|make|made|sell|stock|grow|grew|roast|bake|weave|sew|build|built|source|buy|bought|import|print|publish)\b)`,
    String.raw`\bwhat we\b(?! (?:now |usually |always )?(?:recommend|sell|offer|stock|ship|charge)\b)`,
    String.raw`^(?:in order )?to \p{Ll}[^,.]{2,80}, we (?:must|need to|have to|should)\b`,
  ].join("|"),
  "giu",
);
/** Whether a sentence says "we" of those who write it, and not of everybody. */
export const speaksAsHouse = (text: string): boolean =>
  FIRST.test(unquoted(text).replace(SHARED, "").replace(EVERYBODY, ""));
/** "our grandmother’s recipe", "we hope you like it": of those behind a name, whom nobody has named. */
const OF_PEOPLE = new RegExp(
  [
    String.raw`\bour (?:own |\p{L}+ )?(?:hearts?|passion|love|backs|knees|elbows|shoulders|mouths|teeth|minds|breaths?)\b(?!-)`,
    String.raw`\bwe (?:\p{L}+ly |also |still |just |all )*(?:hope|wish|love|think|feel|guess|know|met|grew up)\b`,
  ].join("|"),
  "iu",
);
const RELATIVES = new RegExp(
  [
    String.raw`\bour (?:own |\p{L}+ )??(famil(?:y|ies)|(?:(?:great-)?grand)?(?:mother|father|parent|daughter|son|child|children|kid)s?`,
    String.raw`wi(?:fe|ves)|husbands?|siblings|brothers?|sisters?|friends)(?!\p{L}|-)(?:([’']s?)(?!\p{L}))?(?: (\p{L}+)(?: (\p{L}+))?)?`,
  ].join("|"),
  "giu",
);
const OF_CHILDREN = /^(?:child(?:ren)?|kids?)$/i;
/** "Our family made it": but "our family ticket", "our children’s menu" are things. */
const isOfRelatives = (text: string) =>
  [...text.matchAll(RELATIVES)].some(([, who = "", owns, next, second = ""]) => {
    if (owns) return !OF_CHILDREN.test(who);
    if (!next || BEHIND_PEOPLE.test(next)) return true;
    // "Our sons sew", but "our friends pass costs".
    const isMany = /(?:s|ren)$/i.test(who) && englishVerbs.get(next.toLowerCase()) === "base";
    return (isMany || mayBeFinite(next)) && !isFiniteVerb(second);
  });
const BEHIND_PEOPLE =
  /^(?:and|or|but|who|whom|that|which|in|at|from|for|since|to|by|with|of|on|as|when|if|is|are|was|were|has|have|had|all|also|still|always|never|will|would|can|could|\p{L}+ly)$/iu;
/** Whether a name stands before the first "we" as the subject of its clause. */
function isSubjectBefore(text: string, name: string): boolean {
  const [at, first] = [text.indexOf(name), text.search(FIRST)];
  if (at === -1 || at > first) return false;
  const [, next = ""] =
    /^ (?:\p{L}+ly |also |now |still )?(\p{L}+)/u.exec(text.slice(at + name.length)) ?? [];
  return isFiniteVerb(next.toLowerCase());
}
/** "We will concentrate on looms": who teaches takes the reader along. */
const DIDACTIC =
  /\bwe(?: will|[’']ll| are going to|[’']re going to) (?:\p{L}+ly |also |now |first |then )?(?:look|concentrate|focus|learn|see|cover|explore|discuss|walk|examine|dive|use|go)\b/iu;
/** "We’ve created the most comfortable bed": told of a house by its name a boast becomes the narrator’s word. */
const BOAST = new RegExp(
  [
    String.raw`\b(?:the|our|its) (?:very |world[’']s )?(?:(?:best|finest|greatest|ultimate|perfect)(?!-|\p{L}| sell)`,
    "|most (?:comfortable|beautiful|advanced|trusted|loved|delicious|innovative|reliable|powerful|exciting|effective))",
  ].join(""),
  "iu",
);
/** Between "we" and its verb. */
const ADVERB = /^(?:\p{L}+ly|also|always|never|only|even|still|just|now|then|first)$/iu;
const MODAL = /^(?:can|could|will|would|should|may|might|must|cannot|can’t|can't|won’t|won't)$/i;
const IRREGULAR: Record<string, string> = {
  are: "is",
  "aren’t": "isn’t",
  "aren't": "isn't",
  were: "was",
  have: "has",
  "haven’t": "hasn’t",
  "haven't": "hasn't",
  do: "does",
  "don’t": "doesn’t",
  "don't": "doesn't",
};
const CONTRACTED: Record<string, string> = { re: "is", ve: "has", ll: "will" };

/** "We collect, wrap and carry looms": verbs in a row right behind "we" each have their ending. */
const IN_A_ROW =
  /(?<![\p{L}\d])(we) (\p{Ll}+(?:, \p{Ll}+)*,? and \p{Ll}+)(?= (?!(?:and|or)(?!\p{L}))\p{L})([^.;:!?]*)/giu;
function withEndings(text: string): string {
  return text.replace(IN_A_ROW, (all: string, we: string, row: string, rest: string) => {
    const verbs = row.split(/,? and |, /);
    const areVerbs = verbs.every(
      (verb) => englishVerbs.get(verb) === "base" && !IRREGULAR[verb] && !MODAL.test(verb),
    );
    if (!areVerbs || hasSecondVerb(` ${rest}`)) return all;
    return `${we} ${row.replace(/(?<!\p{L})(?!and\b)\p{Ll}+/gu, (verb) => thirdOf(verb))}${rest}`;
  });
}

const IT = /(?<!\p{L})its?(?!\p{L}|[’']s)/iu;

function inEnglish(stated: string, { maker }: OwnNames): string | null {
  const text = withEndings(stated);
  const own = unquoted(text);
  if (!FIRST.test(own.replace(SHARED, ""))) return stated;
  // Beside a quotation and in a question it is not seen who speaks, and "when we sleep" is everybody.
  if (own !== text || isHalfQuoted(own) || own.search(EVERYBODY) >= 0 || text.includes("?")) return null;
  // A name has no family, and hopes nothing: people do.
  if (OF_PEOPLE.test(own) || isOfRelatives(own)) return null;
  if (DIDACTIC.test(own) || BOAST.test(own)) return null;
  // "Tarn built Tarn to track hours" is said of nobody.
  if (/^we\b/iu.test(own) && own.indexOf(maker) > 0) return null;
  // "Every Tarn is made in our mill": where the house has been named, it is "its".
  let isNamed = isSubjectBefore(own, maker);
  let inSentence = isNamed ? 0 : -1;
  const name = (later: string, at: number) => {
    const [start, end] = [text.lastIndexOf("\n", at) + 1, text.indexOf("\n", at)];
    // "If the tank is sound, it won't pump it": beside another "it" a sentence names the house anew.
    const isClear = start === inSentence || !IT.test(text.slice(start, end === -1 ? undefined : end));
    inSentence = start;
    const said = isNamed && isClear ? later : maker;
    isNamed = true;
    return said;
  };
  let isSayable = true;
  const told = text
    .replace(OURS, (_, begin: string, at: number) => `${begin}${cased(possessive(name("its", at)), true)} `)
    .replace(
      WE_OR_OUR,
      (all: string, we: string | undefined, short: string | undefined, words = "", at = 0) => {
        const begins = at === 0 || text[at - 1] === "\n";
        if (!we) return isShared(text.slice(at)) ? all : cased(possessive(name("its", at)), begins);
        const subject = cased(name("it", at), begins);
        if (short) {
          const verb = CONTRACTED[short.toLowerCase()] ?? hadOrWould(text.slice(at + all.length));
          isSayable &&= verb !== null;
          return `${subject} ${verb}`;
        }
        const predicate = inThird(words.trim().split(" "), text.slice(at + all.length));
        isSayable &&= predicate !== null;
        return `${subject} ${predicate}`;
      },
    );
  return isSayable && !FIRST.test(told.replace(SHARED, "")) ? told : null;
}

/** "Ours is made of ash": that of the house. "Ours is a small village" is everybody's. */
const OURS =
  /(^|\n)Ours (?=(?:(?:is|was) (?:made|sewn|woven|cut|built|forged|carved|printed|hand-?made)|comes|weighs|holds|lasts) )/gu;
const WE_OR_OUR =
  /(?<![\p{L}\d])(?:our(?= )|(we)(?:[’'](re|ve|ll|d)|((?: (?!(?:we|our|us)(?!\p{L}))[\p{L}’']+){1,4})))(?!\p{L})/giu;
const isShared = (text: string) => text.search(SHARED) === 0;

/** The verb of "we’d" by the one behind it; null where that may be of both: "we’d put it there". */
function hadOrWould(rest: string): "had" | "would" | null {
  const verb = rest.split(/[^\p{L}’']+/u).find((word) => word !== "" && !ADVERB.test(word)) ?? "";
  const form = englishVerbs.get(verb.toLowerCase());
  if (form === "past" || /^(?:been|better)$/i.test(verb)) return "had";
  return form === "base" && !ALSO_PARTICIPLE.test(verb) ? "would" : null;
}
const ALSO_PARTICIPLE =
  /^(?:put|set|let|cut|hit|hurt|shut|cost|spread|split|read|run|come|become|overcome)$/i;

/** The words behind "we" as they follow "it"; null where the verb is not seen, or a second one follows. */
function inThird(words: string[], rest: string): string | null {
  const at = words.findIndex((word) => !ADVERB.test(word));
  const word = words[at];
  if (!word) return null;
  if (MODAL.test(word)) return words.join(" ");
  const third = behindIt(word);
  const behind = [...words.slice(at + 1), rest.trim()].join(" ");
  // "We set the pitch and tighten the bench": beside a verb in the present, "set" is no past.
  const isOpen = third !== word || ALSO_PAST.test(word);
  if (!third || (isOpen && hasSecondVerb(` ${behind}`))) return null;
  return [...words.slice(0, at), third, ...words.slice(at + 1)].join(" ");
}

/** "We make and test …": a second verb would need its ending, too. */
const hasSecondVerb = (rest: string) =>
  [
    ...rest.matchAll(
      /(?:(?:, )?\b(?:and|or|but)|,) (?:(\p{L}+ly|then|also|just|even|never|always) )?(\p{L}+)(?=(?: (\p{L}+))?)/giu,
    ),
  ].some(
    ([, adverb, word = "", next = ""]) =>
      englishVerbs.get(word.toLowerCase()) === "base" &&
      (adverb !== undefined || !nounsLikeVerbs.has(word.toLowerCase()) || OBJECT.test(next)),
  );
const OBJECT =
  /^(?:our|your?|the|an?|every|each|it|them|all|both|one|some|this|that|its|their|what|why|how)$/i;

const possessive = (name: string) =>
  name === "its" || /['’]s$/i.test(name) ? name : `${name}${/s$/i.test(name) ? "’" : "’s"}`;
const cased = (name: string, begins: boolean) =>
  begins ? name.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase()) : name;

/** Verbs by themselves, and the past of others. */
const ALSO_PAST = /^(?:found|left|felt|saw|wound|ground|bound|lay|fell|put|set|let|cut)$/;

/** The form of a verb behind "it"; null for what is no verb. */
function behindIt(verb: string): string | null {
  const word = verb.toLowerCase();
  if (IRREGULAR[word] || MODAL.test(word)) return IRREGULAR[word] ?? verb;
  const form = englishVerbs.get(word);
  if (ALSO_PAST.test(word)) return verb;
  if (form === "past" || form === "simple past" || form === "third") return verb;
  return form === "base" ? thirdOf(word) : null;
}
