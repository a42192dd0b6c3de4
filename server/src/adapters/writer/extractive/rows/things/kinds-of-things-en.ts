import { withAnArticle } from "../../text/sentences/noun-phrase.ts";
import { capitalized, inClauses, whenSaid } from "../cells-en.ts";
import * as read from "./thing-values-en.ts";
import { whenOf } from "./when-where-en.ts";

/** Values of one thing, each as it is said in a sentence. */
export type Values = Partial<Record<string, string>>;
type Frame = (name: string, values: Values) => string | null;
interface Field {
  name: string;
  labels: RegExp;
  said: read.ValueReader;
}
/** A kind of thing that pages list, with the sentences that a person would tell one in. */
export interface Kind {
  fields: readonly Field[];
  /** Fields whose labels tell that a thing is of this kind. */
  needs: readonly string[];
  /** Words for several of them, the plainest last: a title that has one of the others is taken at its word. */
  nouns: string;
  /** Frames that take turns; one that lacks a value is passed over. */
  frames: readonly Frame[];
}

const field = (name: string, labels: RegExp, said: read.ValueReader): Field => ({ name, labels, said });
const OF_PLACE = /^(?:location|venue|place|where|city)$/;
const OF_PRICE = /^(?:price|cost|fee|tickets?|ticket price|admission|entry|entry fee|course fee|tuition)$/;

/** A place or a name with commas of its own is closed by one. */
const closed = (text: string) => (/,(?! and )/.test(text) ? `${text.replace(/,$/, "")},` : text);
const inside = (name: string) => closed(name.replace(/^The /, "the "));
const together = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(", ");
const priced = (price: string | undefined) =>
  price === undefined ? [] : [/^(?:free|no charge|nothing)$/i.test(price) ? "is free" : `costs ${price}`];
const quoted = (name: string) => `“${name}”`;

const events: Kind = {
  needs: ["when", "where"],
  nouns: "conferences|festivals|fairs|exhibitions|concerts|workshops|shows|summits|meetings|races|events",
  fields: [
    field("when", /^(?:dates?|when|event dates?)$/, whenOf),
    field("where", OF_PLACE, read.placeSaid),
    field("host", OF_PLACE, read.hostSaid),
    field("time", /^(?:time|start time|starts)$/, read.hoursSaid),
    field("matter", /^(?:focus(?: areas?)?|topics?|themes?|subjects?)$/, read.listSaid),
    field("price", OF_PRICE, read.priceSaid),
  ],
  frames: [
    (name, { where, when, time, matter, price }) =>
      where && when
        ? `${closed(name)} ${inClauses([`takes place ${closed(where)} ${onDay(when, time)}`, ...priced(matter ? undefined : price)])}${matter ? `, with a focus on ${matter}` : ""}`
        : null,
    (name, { host, when, time, matter }) =>
      host && when
        ? `${closed(host)} hosts ${inside(name)}${/^(?:provisionally|usually) /.test(when) ? ", " : " "}${onDay(when, time)}${matter ? `, and the focus is on ${matter}` : ""}`
        : null,
    (name, { where, when, time, matter, price }) =>
      where && when && !when.startsWith("provisionally")
        ? `${capitalized(onDay(when, time))}, ${inside(name)} ${inClauses([`is held ${closed(where)}`, ...(matter ? [`deals with ${matter}`] : priced(price))])}`
        : null,
    (name, { where, when, matter }) =>
      where && !when
        ? `${closed(name)} takes place ${closed(where)}${matter ? ` with a focus on ${matter}` : ""}`
        : null,
  ],
};
const onDay = (when: string, time: string | undefined) => together(when, time && whenSaid(time));

const openings: Kind = {
  needs: ["house", "where"],
  nouns: "jobs|vacancies|positions|openings",
  fields: [
    field("house", /^(?:company|employer|organi[sz]ation)$/, read.nameSaid),
    field("where", OF_PLACE, read.placeSaid),
    field("pay", /^(?:salary|pay|compensation|salary range|wage)$/, read.priceSaid),
  ],
  frames: [
    (name, { house, where, pay }) =>
      house && where && where !== "online"
        ? `${house} is looking for ${withAnArticle(name)} ${where}${pay ? `, and the pay is ${pay}` : ""}`
        : null,
    (name, { house, where, pay }) =>
      house && where && where !== "online"
        ? `There is a post as ${name} at ${house} ${closed(where)}${pay ? `${where.includes(",") ? "" : ","} which pays ${pay}` : ""}`
        : null,
  ],
};

const films: Kind = {
  needs: ["director"],
  nouns: "films|movies|documentaries",
  fields: [
    field("director", /^(?:directors?|directed by)$/, read.peopleSaid),
    field("year", /^(?:year|release year|released|release date)$/, read.yearSaid),
    field("span", /^(?:running time|runtime|run time|duration|length)$/, read.spanSaid),
  ],
  frames: [
    (name, { director, year, span }) =>
      director && (year || span)
        ? `${quoted(name)}, directed by ${director}, ${inClauses([...(year ? [`came out in ${year}`] : []), ...(span ? [`runs for ${span}`] : [])])}`
        : null,
    (name, { director, year, span }) =>
      director && year
        ? `${director} made ${quoted(name)} in ${year}${span ? `, and it runs for ${span}` : ""}`
        : null,
  ],
};

const software: Kind = {
  needs: ["platforms", "licence"],
  nouns: "programs|programmes|tools|apps|editors|browsers|libraries",
  fields: [
    field("version", /^(?:version|latest version|current version|stable release)$/, read.versionSaid),
    field("licence", /^licen[cs]e$/, read.nameSaid),
    field("platforms", /^(?:platforms?|operating systems?|os)$/, read.listSaid),
  ],
  frames: [
    (name, { version, licence, platforms }) =>
      platforms && licence
        ? `${name} ${inClauses([`runs on ${platforms}`, ...(version ? [`is at version ${version}`] : []), `comes with the ${licenceOf(licence)}`])}`
        : null,
    (name, { version, licence, platforms }) =>
      platforms && licence
        ? `${name}${version ? `, now at version ${version},` : ""} runs on ${platforms} under the ${licenceOf(licence)}`
        : null,
  ],
};
const licenceOf = (name: string) => (/licen[cs]e$/i.test(name) ? name : `${name} licence`);

const courses: Kind = {
  needs: ["span", "level"],
  nouns: "courses|classes|lessons|trainings|exercises|programmes",
  fields: [
    field("span", /^(?:duration|length|time)$/, read.spanSaid),
    field(
      "level",
      /^(?:level|skill level|difficulty)$/,
      (value) => LEVELS[value.trim().toLowerCase()] ?? null,
    ),
    field("price", OF_PRICE, read.priceSaid),
  ],
  frames: [
    (name, { span, level, price }) =>
      span && level
        ? `${quoted(name)} ${inClauses([`is ${level}`, `takes ${span}`, ...priced(price)])}`
        : null,
    (name, { span, level, price }) =>
      span && level ? `${quoted(name)}, ${level}, ${inClauses([`lasts ${span}`, ...priced(price)])}` : null,
  ],
};
const LEVELS: Partial<Record<string, string>> = {
  beginner: "for beginners",
  beginners: "for beginners",
  intermediate: "at intermediate level",
  advanced: "at advanced level",
  "all levels": "for all levels",
};

const homes: Kind = {
  needs: ["beds", "baths"],
  nouns: "houses|apartments|flats|villas|cottages|properties|homes",
  fields: [
    field("beds", /^(?:bedrooms?|beds?)$/, read.countSaid),
    field("baths", /^(?:bathrooms?|baths?)$/, read.countSaid),
    field("area", /^(?:area|size|living area|floor area|square footage)$/, read.areaSaid),
    field("price", /^(?:price|rent)$/, read.priceSaid),
  ],
  frames: [
    (name, { beds, baths, area, price }) =>
      beds && baths
        ? `${name} ${inClauses([`has ${rooms(beds, baths)}${area ? ` on ${area}` : ""}`, ...priced(price)])}`
        : null,
    (name, { beds, baths, area, price }) =>
      beds && baths && price
        ? `With ${rooms(beds, baths)}${area ? ` on ${area}` : ""}, ${inside(name)} ${priced(price).join("")}`
        : null,
  ],
};
const several = (count: string, noun: string) => `${count} ${noun}${count === "1" ? "" : "s"}`;
const rooms = (beds: string, baths: string) =>
  `${several(beds, "bedroom")} and ${several(baths, "bathroom")}`;

const people: Kind = {
  needs: ["role", "where"],
  nouns: "speakers|artists|experts|members|people",
  fields: [
    field("role", /^(?:role|position|title|job title)$/, read.roleSaid),
    field("house", /^(?:company|organi[sz]ation|employer)$/, read.nameSaid),
    field("where", /^(?:location|city|based in)$/, read.placeSaid),
  ],
  frames: [
    (name, { role, where, house }) =>
      role && where && where !== "online" && read.peopleSaid(name)
        ? `${name} works as ${role}${house ? ` at ${house}` : ""} ${where}`
        : null,
    (name, { role, where, house }) =>
      role && where && where !== "online" && read.peopleSaid(name)
        ? `${name}, ${role}${house ? ` at ${house}` : ""}, is based ${where}`
        : null,
  ],
};

const places: Kind = {
  needs: ["address"],
  nouns: "restaurants|cafés|shops|museums|hotels|branches|clinics|places",
  fields: [
    field("address", /^address$/, read.placeSaid),
    field("phone", /^(?:phone|telephone|tel|phone number)$/, read.phoneSaid),
    field("hours", /^(?:hours|opening hours|opening times|open)$/, read.hoursSaid),
  ],
  frames: [
    (name, { address, phone, hours }) =>
      address && (phone || hours)
        ? `${inClauses([`${closed(name)} is ${closed(address).replace(/,$/, "")}`, ...(hours ? [`it is open ${whenSaid(hours)}`] : []), ...(phone ? [`its phone number is ${phone}`] : [])])}`
        : null,
    (name, { address, hours }) =>
      address && hours ? `You will find ${inside(name)} ${closed(address)} open ${whenSaid(hours)}` : null,
  ],
};

/** The commonest kinds; of two that fit, the first has more to tell. */
export const KINDS: readonly Kind[] = [events, films, software, homes, courses, openings, people, places];
