import { isEnglishSentence } from "#kernel/critic/predicate-en";
import { englishVerbs, nounsLikeVerbs } from "#kernel/text/english-verbs";
import { alternativesOf } from "#kernel/text/phrases";
import {
  capitalized,
  cellKindOf,
  cellSaid,
  inSentence,
  lowered,
  uncapitalized,
  whenSaid,
} from "../cells-en.ts";
import { pricedThingsSaid, pricePartsSaid } from "../fees/price-parts-en.ts";

const LONGEST_LABEL = 32;
const LONGEST_VALUE = 200;
/** A label of few words; a sentence, a quotation and a question are none. */
const LABEL = /^\p{Lu}[\p{L}’'-]*(?: [\p{L}\d’'&-]+){0,4}$/u;
const labels = (list: string) => new RegExp(`^(?:${alternativesOf(list)})$`, "i");
/** Labels of what a visitor, a buyer or an applicant needs, by the values that they take; no other is told. */
const OF_NAME = labels("row-labels-of-names");
const OF_PRICE = labels("row-labels-of-prices");
const OF_MEASURE = labels("row-labels-of-measures");
const OF_TIME = labels("row-labels-of-times");
/** "Auditions are on 5 May." */
const OF_DATE = labels("row-labels-of-dates");
/** Words of no number: "Parking is free", "Booking is not needed". */
const OF_MATTER = labels("row-labels-of-matter");
const PHONE = /^(?:phone|telephone|tel|call|helpline)$/i;
const NUMBER_OF_PHONE = /^\+?[\d ()-]{7,20}$/;
const STATE = new RegExp(`^(?:${alternativesOf("row-states")})\\b`, "i");
const WAY = /^(?:by )?(train|bus|car|bike|bicycle|boat|ferry|foot|tram|air|coach|sea|rail|road)$/i;
const VERBAL =
  /^(applications|booking|bookings|doors|enrolment|registration|sales|term|voting) (opens?|closes?|begins?|starts?|ends?)$/i;
const UNSAYABLE = /[|<>={}[\]@*†]|https?:|www\.|\p{L}\/\p{L}| \/ /u;
const HEDGED = /^(?:yes|no|none|n\/a|tbc|tba|to be|see|click|as above|various)\b/i;

/** A weekday with a date behind it are two times. */
const CLOCKED = /\d(?:[.:]\d{2})?\s?(?:am|pm)\b|\d[.:]\d{2}/;

/** "Host: Good evening": behind such a label somebody may speak. */
const OF_PERSON = /^(?:speaker|tutor|teacher|organi[sz]er|host|contact|contact person)$/i;
const PERSON = /^(?:\p{Lu}[\p{L}.’'-]*(?:,? |$)|and |of |the |on \d[\d ]+$){2,8}$|^\p{Lu}\p{Ll}+$/u;
const PRICED = /^(?:from |about |up to )?[£$€]\s?\d[^:/]*$/;

/** Whether a label tells by itself that its line is a row; the others may be a news item's. */
export const isNamingLabel = (label: string): boolean =>
  !isWeakLabel(label) &&
  ([OF_NAME, OF_PRICE, OF_TIME, PHONE].some((one) => one.test(label)) ||
    /^(?:closed|where|when)$/i.test(label));

/** "Date" and "Location" are above a report, too. */
export const isWeakLabel = (label: string): boolean => /^(?:dates?|location|place|term)$/i.test(label);

/** A row of a label and its value as a sentence; null where it can be said in none. */
export function labelledInEnglish(label: string, stated: string): string | null {
  const name = label.replace(/\s*:$/, "").trim();
  if (name.length > LONGEST_LABEL || stated.length > LONGEST_VALUE) return null;
  const value = cellSaid(stated);
  if (value === "") return null;
  const parts = OF_PRICE.test(name) || BY_ITSELF.test(name) ? pricePartsSaid(stated) : null;
  if (parts) return `${capitalized(withArticle(name))} ${/[^su]s$/i.test(name) ? "are" : "is"} ${parts}.`;
  const things = OF_PRICE.test(name) ? pricedThingsSaid(stated) : null;
  if (things) return things;
  if (/[*†]/.test(stated) || !LABEL.test(name) || UNSAYABLE.test(value) || HEDGED.test(value)) return null;
  const [first = ""] = value.split(/(?<=[.!?]) (?=\p{Lu})/u);
  const rest = value.slice(first.length).trim();
  // Days and hours are known as such by themselves: "Sat 18 April, 10.00 – 3.30. Doors open at 9.30."
  const said = clauseOf(name, rest ? cellSaid(first) : first.replace(/[.]$/, ""));
  return said && `${capitalized(said)}.${rest ? ` ${ended(rest)}` : ""}`;
}

/** "Admission", "Tickets" stand by themselves; a fee is "the fee". */
const withArticle = (name: string) => `${BY_ITSELF.test(name) ? "" : "the "}${name.toLowerCase()}`;
const BY_ITSELF = /^(?:admission|entry|entrance|tickets|prices)$/i;

const ended = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

function clauseOf(name: string, value: string): string | null {
  const lower = name.toLowerCase();
  const is = /[^su]s$/i.test(name) ? "are" : "is";
  const kind = cellKindOf(value);
  const isWhen = kind === "date" || kind === "time" || kind === "day";
  if (/^(?:closed|open)$/i.test(name))
    return isWhen && !(/days\b.*\d/i.test(value) && !CLOCKED.test(value))
      ? `it is ${lower} ${whenOrBare(value)}`
      : null;
  if (PHONE.test(name)) return NUMBER_OF_PHONE.test(value) ? `the phone number is ${value}` : null;
  const way = WAY.exec(name)?.[1]?.toLowerCase();
  if (way) {
    const isSaid = isEnglishSentence(`${capitalized(value)}.`) && !STARTS_WITH_ORDER(value);
    return isSaid ? `${way === "foot" ? "on" : "by"} ${way}, ${calmSentence(value)}` : null;
  }
  const [, subject = "", verb = ""] = VERBAL.exec(name) ?? [];
  if (subject) return isWhen ? `${subject.toLowerCase()} ${verb.toLowerCase()} ${whenSaid(value)}` : null;
  if (/^when$/i.test(name)) return isWhen ? `the time is ${value}` : null;
  if (OF_TIME.test(name)) return isWhen ? `the ${lower} ${is} ${value}` : null;
  if (OF_PRICE.test(name))
    return PRICED.test(value) ? `the ${lower} is ${value}` : /^free$/i.test(value) ? "it is free" : null;
  if (OF_MEASURE.test(name))
    return /^(?:about |up to )?\d/.test(value) && !/\bread$/.test(value) ? `the ${lower} is ${value}` : null;
  if (/^(?:places|spaces|seats)$/i.test(name))
    return /^\d+$/.test(value) ? `there are ${value} ${lower}` : null;
  if (isEnglishSentence(`${capitalized(value)}.`) && kind === "words") return null;
  if (/^(?:for whom|who for|who can (?:apply|come|join))$/i.test(name))
    return `it is for ${inSentence(value)}`;
  if (/^where$/i.test(name)) return `the place is ${inSentence(value)}`;
  if (OF_NAME.test(name)) {
    if (OF_PERSON.test(name) && !PERSON.test(value)) return null;
    return STATE.test(value) ? null : `the ${lower} is ${inSentence(value)}`;
  }
  if (OF_DATE.test(name) && kind === "date") return `${lower} ${is} ${whenSaid(value)}`;
  const calm = inSentence(value);
  const isState =
    STATE.test(calm) && !(/^(?:dogs|pets|groups)$/i.test(name) && /^(?:on|under|with)\b/.test(calm));
  return OF_MATTER.test(name) && (PRICED.test(value) || isState) ? `${lower} ${is} ${calm}` : null;
}

/** Of a sentence only a small word surely has its capital from standing first. */
const calmSentence = (text: string) =>
  /^(?:The|There|It|You|We|They|Our|Your|An?|From|In|At|On|This|Trains|Buses|Parking|Cars) /.test(text)
    ? uncapitalized(text)
    : text;

const STARTS_WITH_ORDER = (value: string) => {
  const first = value.split(" ")[0]?.toLowerCase() ?? "";
  return englishVerbs.get(first) === "base" && !nounsLikeVerbs.has(first);
};

/** "Monday": in a row of days it stands behind "on". */
const whenOrBare = (value: string) => whenSaid(value).replace(/^in (?=daily|every)/, "");

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

const OF_VALUE = new RegExp(
  [
    String.raw`^(?:\p{Ll}+ )?(?:number|name|path|list|size|length|amount|maximum|minimum|limit|time|type|level|format|width|height`,
    String.raw`colou?r|folder|file|directory|address|password|port|host|user|url)(?= (?:of|to|for|in|that)\b|,|$)`,
  ].join("|"),
  "iu",
);

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
  // "Set size of …" is an order, and no kind of size.
  const isNoun = !form || nounsLikeVerbs.has(word) || /^(?:of|to|for|in|that)$/.test(next);
  if (OF_VALUE.test(bare) && !isNoun) return null;
  if (OF_VALUE.test(bare)) return `gives the ${rest}`;
  if (
    form === "base" &&
    (!nounsLikeVerbs.has(word) || /^(?:the|an?|all|only|out|what|any|each|every|no|your|its)$/.test(next))
  )
    return `is there to ${rest}`;
  return form === "third" && !/^(?:of|in|for|to)$/.test(next) ? rest : null;
}
