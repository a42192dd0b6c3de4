import { englishVerbs } from "#kernel/text/english-verbs";

/** Nothing is described by what somebody said: "said Thursday that the leak …", "confirmed on Friday that he …". */
const SAID_THAT = new RegExp(
  [
    String.raw`[\p{L}\p{N}”"’),] (?:said|told (?:\p{L}+ ){1,3}|(?:announced|confirmed|warned|added|reported)(?= (?:on )?\p{Lu}))`,
    String.raw` ?(?:(?:on |late |early )?\p{Lu}\p{Ll}+day,? )?that `,
    String.raw`(?:he|she|it|they|the|an?|his|her|its|their|there|this|these|some|most|many|\p{Lu}\p{L}+|\d\S*) `,
  ].join(""),
  "u",
);
export const saysThat = (text: string): boolean => SAID_THAT.test(text);

/** "Last year, Holm and Tarn legalized looms": inside a sentence a capital is a name's. */
const NAMES_DID = new RegExp(
  [
    String.raw`^(?:Last|Earlier|This|On|In|At|During|After|Before|By|Since|Late|Early) [^,]{2,60}, `,
    String.raw`\p{Lu}[\p{L}.’'-]+(?: (?:and )?\p{Lu}[\p{L}.’'-]+){0,5} (?:\p{L}{3,}ly )?(\p{Ll}+) `,
    String.raw`(?!(?:by|in|with|from|for|of|at|on|to|and|or|as)\b)\p{L}`,
  ].join(""),
  "u",
);

/** "Holm beat North Tarn 3-1", "Mia Tarn scored in the first half": of teams and players. */
const IN_MATCH = new RegExp(
  [
    String.raw`^(?:\p{Lu}[\p{L}.’'-]+ ){1,4}(?:beat|defeated|thrashed|routed|outlasted|eliminated) \p{Lu}\p{L}`,
    String.raw`^(?:\p{Lu}[\p{L}.’'-]+ ){2,4}(?:scored|homered) (?:in|on|from|twice|off|late|early)\b`,
  ].join("|"),
  "u",
);

const THING = /^(?:the|an?|his|her|its|their|another)$/;
/** No things, but how often, how long or in which way something was done to them. */
const MEASURE =
  /^(?:hundred|thousand|million|dozen|few|couple|lot|whole|entire|same|size|colou?r|shape|way|world|moment|minute|hour|day|night|morning|week|month|year|times?|most|least|best|bit|name|title|nickname)$/;
/** They have two objects, or say what somebody is made or called: "a loom called the Otter", "a man given a loom". */
const OF_TWO_OBJECTS = new RegExp(
  [
    "^(?:",
    "called|named|nicknamed|dubbed|titled|entitled|labell?ed|termed|given|awarded|granted|offered|",
    "paid|sent|shown|told|taught|handed|sold|lent|left|made|bought|brought|got|cost|served|asked|",
    "allowed|denied|promised|assigned|allotted|considered|deemed|thought|declared|proclaimed|rated|",
    "ranked|voted|elected|appointed|crowned|painted|dyed|cut|become|been|born|done|gone|come|seen|",
    "known|taken|worn|based|priced|tested|finished|used",
    ")$",
  ].join(""),
);
/** Their past has the letters of the verb itself. */
const ALSO_BASE = /^(?:set|hit|cut|beat|put|shut|quit|cast|shed|split)$/;
const PREPOSITION =
  /^(?:for|by|in|with|from|to|of|on|at|as|into|under|over|between|across|around|through|without|about|against|within|toward|towards|during|like|per|via|among|along|beyond|not|never|be|been|being|and|or|but|nor|than)$/;
const DETERMINER = /^(?:the|an?|this|that|these|those|my|your|our|its|his|her|their|each|every|no)$/;
const CLAUSE = new RegExp(
  [
    "^(?:",
    "that|which|who|whom|whose|where|when|while|as|if|because|so|than|what|how|why|until|once|before|",
    "after|since|although|though|unless|whether|i|you|we|they|he|she|it|everything|anything|",
    "something|things?|ways?|all",
    ")$",
  ].join(""),
);
const PARTICLE = /^(?:up|out|off|down|over|back|away)$/;
const MOST_WORDS = 60;
const MOST_BEHIND = 3;

/** "attacked an isolated base": behind a participle stands no thing that something is done to. */
function actsOn(words: readonly string[], tokens: readonly string[], at: number): boolean {
  const verb = tokens[at] ?? "";
  if (/^\p{Lu}/u.test(words[at] ?? "") || OF_TWO_OBJECTS.test(verb)) return false;
  const thing = at + (PARTICLE.test(tokens[at + 1] ?? "") ? 2 : 1);
  if (!THING.test(tokens[thing] ?? "") || thing > tokens.length - 2) return false;
  if (tokens.slice(thing + 1, thing + 1 + MOST_BEHIND).some((one) => MEASURE.test(one))) return false;
  if (tokens.slice(0, at).some((one) => CLAUSE.test(one))) return false;
  return ALSO_BASE.test(verb) ? isName(words, at) : isPast(verb);
}
const isPast = (verb: string) =>
  /past$/.test(englishVerbs.get(verb) ?? "") ||
  /^(?!hundred$|sacred$|naked$|wicked$|rugged$)\p{L}{2,}[^e]ed$/u.test(verb);

/** "Team New Holm set another record": words with capitals and nothing besides. */
const isName = (words: readonly string[], at: number) =>
  (at > 1 || /^\p{Lu}{2}/u.test(words[0] ?? "")) &&
  at > 0 &&
  words
    .slice(0, at)
    .every((word, index) => /^\p{Lu}/u.test(word) || (index > 0 && /^(?:of|and)$/.test(word)));

/** "The weavers": what something can be said of. */
const isSubject = (word: string) => word !== "" && !PREPOSITION.test(word) && !DETERMINER.test(word);

/**
 * Whether an English sentence tells what somebody did to a thing, by where its words stand: "A man driving a cart hit a
 * gate" needs no verb that looks like one alone.
 */
export function tellsActiveDeed(text: string): boolean {
  if (saysThat(text) || IN_MATCH.test(text)) return true;
  const named = NAMES_DID.exec(text)?.[1] ?? "";
  if (ALSO_BASE.test(named) || (isPast(named) && !OF_TWO_OBJECTS.test(named))) return true;
  const parts = text.replace(/’/g, "'").split(/[;:()]|, |\s[–—-]\s|—/);
  return parts.some((part, index) => {
    const words = part.match(/[\p{L}\d$€£%]+(?:['.&-][\p{L}\d]+)*/gu) ?? [];
    if (words.length > MOST_WORDS) return false;
    const tokens = words.map((word) => word.toLowerCase());
    return tokens.some((_, at) => {
      // "Two mills, Tarn and Holm, filed the claims": what stands between two commas keeps the subject apart.
      if (at === 0) return index === 2 && isApposed(parts) && actsOn(words, tokens, 0);
      const before = tokens[at - 1] ?? "";
      return (
        isSubject(/\p{L}{3}ly$/u.test(before) ? (tokens[at - 2] ?? "") : before) && actsOn(words, tokens, at)
      );
    });
  });
}

/** A subject of more than one word, and behind its comma names: "Two mills, Tarn and Holm". */
const isApposed = ([subject = "", names = ""]: readonly string[]) =>
  /^\p{Lu}\p{L}*(?: [\p{L}\d-]+){1,6}$/u.test(subject) &&
  /^\p{Lu}\p{L}+(?: (?:and )?\p{Lu}\p{L}+)*$/u.test(names);
