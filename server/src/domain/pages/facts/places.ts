import { classOf } from "../html/class-of.ts";
import type { Documentish, Elementish } from "../html/dom.ts";
import { hasTag, isElement, isText, type Nodeish, squash } from "../html/dom.ts";
import { standsBeside } from "./frame.ts";

/** An element with few words: where prices, labels, stock and buttons stand. */
export interface Place {
  element: Elementish;
  text: string;
  /** The text less what is struck out in it. */
  valid: string;
  /** Names of the element and the two around it: themes put "price" on either. */
  names: string;
  /** Among other products, or in the frame of the page. */
  elsewhere: boolean;
  struck: boolean;
  /** Inside a link that leads off to another page. */
  linked: boolean;
  /** Elements between the heading and this one; negative before it. */
  distance: number;
}

const MOST_CHARACTERS = 160;
/** Signs in an element's id and classes; every place below it repeats them. */
const LONGEST_NAME = 500;
const SILENT = new Set(["SCRIPT", "STYLE", "NOSCRIPT", "TEMPLATE", "SVG", "HEAD", "IFRAME", "SELECT"]);
const NEIGHBOURS = /related|recommend|ranking|upsell|cross-?sell|recently|similar|also|sponsor/i;
/** Links within the page or to a script are buttons. */
const LEADS_OFF = /^(?!#|javascript:|mailto:|tel:)./i;
const STRUCK = new Set(["DEL", "S", "STRIKE"]);

/** The places of a page in reading order, found in one pass over its tree. */
export function placesOf(document: Documentish): Place[] {
  // In reading order: an element keeps its turn until its words are known.
  const places: (Place | null)[] = [];
  const title = headingOf(document);
  let order = 0;
  let heading = 0;

  /** The text below a node, or null when it is longer than a place's. */
  const visit = (node: Nodeish, names: string[], within: Within): Said | null => {
    if (isText(node)) return bothWays(node.textContent ?? "");
    if (!isElement(node)) return NOTHING;
    const tag = node.tagName.toUpperCase();
    if (SILENT.has(tag)) return NOTHING;
    const distance = ++order;
    if (node === title) heading = order;
    const own = `${node.id} ${classOf(node)}`.slice(0, LONGEST_NAME);
    const around = [own, ...names.slice(0, 2)];
    const now = {
      elsewhere: within.elsewhere || standsBeside(node, tag) || (tag !== "BODY" && NEIGHBOURS.test(own)),
      struck: within.struck || isStruck(node, tag),
      linked: within.linked || (tag === "A" && LEADS_OFF.test(node.getAttribute("href") ?? "")),
    };
    const placeOf = (words: Said, at: number): Place => ({
      element: node,
      ...words,
      names: around.join(" "),
      ...now,
      distance: at,
    });
    const index = places.push(null) - 1;
    let said: Said | null = NOTHING;
    const children = [...node.childNodes];
    const hasLines = children.some((child) => isElement(child) && isBreak(child));
    for (const child of children) {
      const line = hasLines && isText(child) ? squash(child.textContent) : "";
      if (line && line.length <= MOST_CHARACTERS) places.push(placeOf(bothWays(line), order));
      const part = visit(child, around, now);
      said =
        said === null || part === null || said.text.length > 4 * MOST_CHARACTERS
          ? null
          : {
              text: joined(said.text, part.text, child),
              valid: joined(said.valid, part.valid, child),
            };
    }
    const words = said && squashed(said.text ? said : bothWays(labelOf(node)));
    if (words?.text && words.text.length <= MOST_CHARACTERS) places[index] = placeOf(words, distance);
    return said && now.struck ? { ...said, valid: "" } : said;
  };
  visit(document.body, [], { elsewhere: false, struck: false, linked: false });
  const found = places.filter((place) => place !== null);
  for (const place of found) place.distance -= heading;
  return found;
}

type Said = Pick<Place, "text" | "valid">;
const bothWays = (text: string): Said => ({ text, valid: text });
const NOTHING = bothWays("");
const squashed = ({ text, valid }: Said): Said =>
  text === valid ? bothWays(squash(text)) : { text: squash(text), valid: squash(valid) };

export const isStruck = (element: Elementish, tag: string) =>
  STRUCK.has(tag) ||
  /line-through/i.test(element.getAttribute("style") ?? "") ||
  STRUCK_NAMES.test(classOf(element));
const STRUCK_NAMES = /(^|[\s_-])(strike|struck|strike-?through|line-through)([\s_-]|$)/i;

const isBreak = hasTag("BR");
const isInline = hasTag(..."A B BDI EM FONT I SMALL SPAN STRONG SUP SUB S DEL INS U DATA META".split(" "));
const isRaised = hasTag("SUP");
const CENTS = /cents|fraction|decimal|penny/i;
/** An amount that is still to be followed by its cents; a yen has none. */
const WHOLE = /(?:^|[^\d.,])[$€£]\s?\d{1,3}(?:[., ]?\d{3})*$/;

/** The visible text: “$19” and a raised “99” are one price, and two boxes are two words. */
function joined(text: string, part: string, child: Nodeish): string {
  if (!isElement(child)) return text + part;
  const whole = centsJoined(text, part, child);
  if (whole !== null) return whole + part.trim();
  return isInline(child) ? text + part : `${text} ${part} `;
}

/** The text up to the point that an element with the cents needs before it; null where it holds none. */
export function centsJoined(text: string, part: string, child: Elementish): string | null {
  if (!/^\s*\d\d\s*$/.test(part) || !/\d\s*$/.test(text)) return null;
  const raised = isRaised(child) || CENTS.test(classOf(child));
  return raised || WHOLE.test(text) ? `${text.trimEnd()}.` : null;
}

type Within = Pick<Place, "elsewhere" | "struck" | "linked">;

/** The heading that the title repeats, else the first one: offers and banners have headings too. */
function headingOf(document: Documentish): Elementish | null {
  const packed = (text: string | null | undefined) => squash(text).replace(/\s/g, "").toLowerCase();
  const title = packed(document.querySelector("title")?.textContent);
  const headings = [...document.querySelectorAll("h1, h2, #title")].slice(0, 40);
  const repeated = headings.find((one) => {
    const text = packed(one.textContent);
    return text.length > 5 && title.includes(text);
  });
  return repeated ?? headings.find(({ tagName }) => /^h1$/i.test(tagName)) ?? null;
}

/** The label of a button or field without text. */
const labelOf = (element: Elementish) =>
  /^(input|button|img|a)$/i.test(element.tagName) && element.getAttribute("type") !== "hidden"
    ? (element.getAttribute("value") ??
      element.getAttribute("aria-label") ??
      element.getAttribute("alt") ??
      "")
    : "";

/** A short CSS path for people: enough to find the place. */
export function pathOf(element: Elementish): string {
  const name = (one: Elementish) => {
    const [first] = classOf(one).trim().split(/\s+/);
    return `${one.tagName.toLowerCase()}${one.id ? `#${one.id}` : first ? `.${first}` : ""}`;
  };
  return element.parentElement ? `${name(element.parentElement)} > ${name(element)}` : name(element);
}
