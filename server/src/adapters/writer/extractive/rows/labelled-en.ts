import { isEnglishSentence } from "#kernel/critic/predicate-en";
import { englishVerbs, nounsLikeVerbs } from "#kernel/text/english-verbs";
import { alternativesOf } from "#kernel/text/phrases";
import { FINITE } from "../text/finite-verbs.ts";
import { capitalized, cellKindOf, cellSaid, inSentence, lowered, whenSaid } from "./cells-en.ts";

const LONGEST_LABEL = 32;
const LONGEST_VALUE = 200;
/** A label of few words; a sentence, a quotation and a question are none. */
const LABEL = /^\p{Lu}[\p{L}’'-]*(?: [\p{L}\d’'&-]+){0,4}$/u;
/** Names of rows whose value is the thing itself: "The venue is …". */
const NAMING = new RegExp(
  `^(?:(?:start|end|closing|opening|finish|application|booking|meeting|last|next|first|minimum|maximum)[ -])?(?:${alternativesOf("row-labels-naming")})$`,
  "i",
);
const PHONE = /^(?:phone|telephone|tel|call|helpline)$/i;
const NUMBER_OF_PHONE = /^\+?[\d ()-]{7,20}$/;
/** Words of no number: "Parking is free", "Booking is not needed". */
const WITHOUT_ARTICLE = new RegExp(`^(?:${alternativesOf("row-labels-without-article")})$`, "iu");
const STATE = new RegExp(`^(?:${alternativesOf("row-states")})\\b`, "i");
const WAY = /^(?:by )?(train|bus|car|bike|bicycle|boat|ferry|foot|tram|air|coach|sea|rail|road)$/i;
const VERBAL = /^(.+) (opens?|closes?|begins?|starts?|ends?)$/i;
const UNSAYABLE = /[|<>={}[\]@]|https?:|www\.|\p{L}\/\p{L}/u;
const HEDGED = /^(?:yes|no|none|n\/a|tbc|tba|see|click|as above|various)\b/i;

/** Heads of boxes and credits: what stands behind them is not their value. */
const OF_NOBODY = new RegExp(`^(?:${alternativesOf("row-labels-of-nobody")})$`, "i");
/** "She said", "What we do": words with a verb or a pronoun begin a sentence. */
const isSaying = (name: string) => {
  const words = name.toLowerCase().split(/[ -]/);
  return (
    words.some((word) =>
      /^(?:i|you|we|he|she|it|they|this|that|what|which|how|why|says?|said|writes?|wrote|asks?|asked)$/.test(
        word,
      ),
    ) ||
    (!VERBAL.test(name) &&
      words.slice(1).some((word) => FINITE.test(word) || englishVerbs.get(word) === "simple past"))
  );
};

/** "Host: Good evening": behind such a label somebody may speak. */
const OF_PERSON = /^(?:speaker|tutor|teacher|organi[sz]er|host)$/i;
const PERSON = /^(?:\p{Lu}[\p{L}.’'-]*(?:,? |$)|and |of |the ){2,8}$|^\p{Lu}\p{Ll}+$/u;

/** Whether a label is one of those whose value is told wherever its line stands. */
export const isNamingLabel = (label: string): boolean =>
  NAMING.test(label) || PHONE.test(label) || /^(?:closed|where|when)$/i.test(label);

/** A row of a label and its value as a sentence; null where it can be said in none. */
export function labelledInEnglish(label: string, stated: string): string | null {
  const name = label.replace(/\s*:$/, "").trim();
  const value = cellSaid(stated);
  if (name.length > LONGEST_LABEL || value.length > LONGEST_VALUE || value === "") return null;
  if (
    !LABEL.test(name) ||
    OF_NOBODY.test(name) ||
    isSaying(name) ||
    UNSAYABLE.test(value) ||
    HEDGED.test(value)
  )
    return null;
  const [first = ""] = value.split(/(?<=[.!?]) (?=\p{Lu})/u);
  const rest = value.slice(first.length).trim();
  const said = clauseOf(name, first.replace(/[.]$/, ""));
  return said && `${capitalized(said)}.${rest ? ` ${ended(rest)}` : ""}`;
}

const ended = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

function clauseOf(name: string, value: string): string | null {
  const lower = inSentence(name);
  const isMany = /[^su]s$/i.test(name);
  const kind = cellKindOf(value);
  if (/^(?:closed|open)$/i.test(name)) return `it is ${lower} ${whenOrBare(value)}`;
  if (PHONE.test(name)) return NUMBER_OF_PHONE.test(value) ? `the phone number is ${value}` : null;
  const isFigure = /^[£$€\d]/.test(value) && NAMING.test(name);
  if (!isFigure && isEnglishSentence(`${capitalized(value)}.`) && kind === "words") {
    const way = WAY.exec(name)?.[1];
    if (way && !STARTS_WITH_ORDER(value))
      return `${way === "foot" ? "on" : "by"} ${way.toLowerCase()}, ${calmSentence(value)}`;
    return null;
  }
  const [, subject = "", verb = ""] = VERBAL.exec(name) ?? [];
  if (subject && (kind === "date" || kind === "time" || kind === "day"))
    return `${inSentence(subject)} ${verb.toLowerCase()} ${whenSaid(value)}`;
  if (/^(?:when|dates?|times?)$/i.test(name) && /^(?:date|time|day)$/.test(kind))
    return `the ${/^when$/i.test(name) ? "time" : lower} ${isMany ? "are" : "is"} ${value}`;
  if (/^where$/i.test(name)) return `the place is ${value}`;
  if (/^who$|^for whom$/i.test(name)) return `it is for ${inSentence(value)}`;
  if (/^(?:places|spaces|seats)$/i.test(name) && /^\d+$/.test(value)) return `there are ${value} ${lower}`;
  if (/^0[\d ]{8,14}(?:,|$)/.test(value)) return `the number of the ${lower} is ${value}`;
  if (OF_PERSON.test(name) && !PERSON.test(value)) return null;
  if (NAMING.test(name)) return `the ${lower} ${isMany ? "are" : "is"} ${valueSaid(value)}`;
  if (kind === "date") return `${subjectOf(name, isMany)} ${isMany ? "are" : "is"} ${whenSaid(value)}`;
  if (kind === "price") return `${subjectOf(name, isMany)} ${isMany ? "are" : "is"} ${valueSaid(value)}`;
  const calm = inSentence(value);
  if (STATE.test(calm)) return `${subjectOf(name, isMany)} ${isMany ? "are" : "is"} ${calm}`;
  const count = /^(\d+) (\p{L}+s)\b/u.exec(value);
  if (
    count &&
    !isMany &&
    !/^(?:minutes?|hours?|days?|weeks?|months?|years?|metres|miles)$/.test(count[2] ?? "")
  )
    return `${subjectOf(name, false)} has ${value}`;
  return null;
}

/** Of a sentence only a small word surely has its capital from standing first. */
const calmSentence = (text: string) =>
  /^(?:The|There|It|You|We|They|Our|Your|An?|From|In|At|On|This|Trains|Buses|Parking|Cars) /.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

const STARTS_WITH_ORDER = (value: string) => {
  const first = value.split(" ")[0]?.toLowerCase() ?? "";
  return englishVerbs.get(first) === "base" && !nounsLikeVerbs.has(first);
};

/** "Monday": in a row of days it stands behind "on". */
const whenOrBare = (value: string) =>
  /^(?:date|day|time)$/.test(cellKindOf(value)) ? whenSaid(value).replace(/^in (?=daily|every)/, "") : value;

const valueSaid = (value: string) =>
  /^[A-Z][a-z]+$/.test(value) && cellKindOf(value) === "price" ? value.toLowerCase() : value;

function subjectOf(name: string, isMany: boolean): string {
  const lower = inSentence(name);
  return isMany || WITHOUT_ARTICLE.test(name.split(" ").at(-1) ?? "") ? lower : `the ${lower}`;
}

const OPTION = /^(?:-\w,? )?-{1,2}([a-z][\w-]*)/i;
const CODE_NAME = /^(?:[a-z]+(?:_[a-z]+)+|[a-z]+(?:[A-Z][a-z]+)+|[\w.]+\(.*\))$/;

export const CODE_KINDS =
  "option|flag|parameter|argument|property|attribute|field|variable|key|setting|command|method|function|event";
const OF_CODES = new RegExp(`\\b(${CODE_KINDS}|propertie)s?\\b`, "i");
/** The word for things of a reference, by the head of their table or the heading above. */
export function codeKindOf(titles: readonly string[]): string {
  const kind = titles.map((title) => OF_CODES.exec(title)?.[1]?.toLowerCase()).find(Boolean) ?? "entry";
  return kind === "propertie" ? "property" : kind;
}

/** The name of an option or a parameter as one hears it; null for words. */
export function codeNameOf(label: string, heading: string): string | null {
  const option = OPTION.exec(label.trim())?.[1];
  if (option) return `the option “${option.replace(/[-_]/g, " ")}”`;
  const bare = label.trim();
  if (!CODE_NAME.test(bare)) return null;
  const name = bare.replace(/\(.*$/, "");
  return /[.]/.test(name) ? null : `the ${codeKindOf([heading])} “${name.replace(/_/g, " ")}”`;
}

const UNSAID_IN_CODE = /[|<>={}[\]@`]|(?:^|\s)-{1,2}\w|\w\(|\w_\w|\/\w|\.\w/;

/** Tells an option with it as the subject: "The option “out” is the name of the file." */
export function optionInEnglish(name: string, stated: string): string | null {
  const sentences = cellSaid(stated).split(/(?<=[.!?]) (?=\p{Lu})/u);
  const [first = ""] = sentences;
  const bare = first.replace(/\.$/, "").trim();
  const word = bare.split(" ")[0]?.toLowerCase() ?? "";
  const rest = lowered(bare);
  const form = englishVerbs.get(word);
  if (bare.split(" ").length < 3 || UNSAID_IN_CODE.test(bare) || bare.length > LONGEST_VALUE) return null;
  const own = deedOf(bare, rest, word, form);
  if (!own) return null;
  const by = sentences.flatMap((text) => /^Default(?:s to|: ?| is) ?([\w ]+)\.?$/i.exec(text)?.[1] ?? [])[0];
  const standard = by ? (/^no\b/i.test(by) ? `; by default there is ${by}` : `; by default it is ${by}`) : "";
  return `${capitalized(name)} ${own}${standard}.`;
}

const OF_VALUE =
  /^(?:\p{Ll}+ )?(?:number|name|path|list|size|length|amount|maximum|minimum|limit|time|type|level|format|width|height|colou?r|folder|file|directory|address|password|port|host|user|url)(?= |,|$)/iu;

/** The predicate that the words beside an option make. */
function deedOf(bare: string, rest: string, word: string, form: string | undefined): string | null {
  const next = bare.split(" ")[1] ?? "";
  if (
    /^(?:the|an?|its|deprecated|required|removed|available|used|set|optional|enabled|disabled) /i.test(bare)
  )
    return `is ${rest}`;
  const [, denied] = /^(?:don['’]t|do not) (.+)$/i.exec(bare) ?? [];
  if (denied) return `does not ${denied}`;
  if (/^(?:how|what|where|which|whether|when|why)\b/i.test(bare)) return `says ${rest}`;
  if (OF_VALUE.test(bare) && !/^(?:the|an?|all|what)$/.test(next)) return `gives the ${rest}`;
  if (
    form === "base" &&
    (!nounsLikeVerbs.has(word) || /^(?:the|an?|all|only|out|what|any|each|every|no)$/.test(next))
  )
    return `is there to ${rest}`;
  return form === "third" && !/^(?:of|in|for|to)$/.test(next) ? rest : null;
}
