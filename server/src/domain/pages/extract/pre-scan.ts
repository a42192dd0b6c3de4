const MAX_DEPTH = 500;
const MAX_TAGS = 200_000;
const MAX_ATTRIBUTES = 200;
/** One never stands in another, and the libraries take the cube of their depth: 700 took 4 s. */
const MAX_NOSCRIPT_DEPTH = 3;
/** A step past a sibling of a formula takes the libraries so much longer: 700 in a row took 1.3 s. */
const FORMULA_STEPS = 30;

const VOID = new Set(
  "area base br col embed hr img input link meta param source track wbr frame keygen basefont".split(" "),
);
/** Their text holds no tags. As nothing runs here, that of noscript does. */
const RAW = new Set(["script", "style", "textarea", "title", "xmp"]);
/** Opening one of these closes an open one of the same kind: unclosed lists do not grow deep. */
const SIBLINGS = new Set("p li dt dd tr td th option optgroup thead tbody tfoot rt rp".split(" "));

export interface MarkupSize {
  elements: number;
  /** Steps to walk from every element to the first of its siblings, formulas' weighed: what a page of one endless row costs. */
  siblingSteps: number;
}

/**
 * How large a page is, or null when building a tree of it would hurt: one pass over the text, with no
 * tree and little memory, before anything that allocates per element sees it.
 */
export function sizeOf(html: string): MarkupSize | null {
  const open: string[] = [];
  /** How many children each open element has so far, the page itself first. */
  const children = [0];
  let elements = 0;
  let siblingSteps = 0;
  let at = html.indexOf("<");
  while (at !== -1) {
    if (html.startsWith("<!--", at)) {
      at = after(html, "-->", at + 4);
      continue;
    }
    const name = nameAt(html, html[at + 1] === "/" ? at + 2 : at + 1);
    if (!name) {
      at = html.indexOf("<", at + 1);
      continue;
    }
    const tag = tagAt(html, at);
    const closing = html[at + 1] === "/";
    if (tag.attributes > MAX_ATTRIBUTES) return null;
    const isMade = closing && makesElement(name, open);
    if (closing && !isMade) close(open, name);
    else {
      if (++elements > MAX_TAGS) return null;
      if (SIBLINGS.has(name) && open.at(-1) === name) open.pop();
      children.length = open.length + 1;
      const before = children[open.length] ?? 0;
      siblingSteps += name === "math" ? before * FORMULA_STEPS : before;
      children[open.length] = before + 1;
      if (!VOID.has(name) && !tag.selfClosing && !isMade) children[open.push(name)] = 0;
      if (open.length > MAX_DEPTH || isNoscriptTooDeep(name, open)) return null;
    }
    at = html.indexOf("<", tag.end);
    if (RAW.has(name) && open.at(-1) === name) {
      open.pop();
      at = endOfRaw(html, name, tag.end);
    }
  }
  return { elements, siblingSteps };
}

const after = (html: string, mark: string, from: number) => {
  const found = html.indexOf(mark, from);
  return found === -1 ? -1 : html.indexOf("<", found + mark.length);
};

function nameAt(html: string, from: number): string {
  const name = /[a-z][^\s/>]{0,50}/iy;
  name.lastIndex = from;
  return name.exec(html)?.[0].toLowerCase() ?? "";
}

/** End of the tag and its number of attributes; quotes may hold angle brackets. */
function tagAt(html: string, start: number): { end: number; attributes: number; selfClosing: boolean } {
  let attributes = 0;
  let inName = true;
  let at = start + 1;
  for (; at < html.length && attributes <= MAX_ATTRIBUTES; at++) {
    const character = html[at];
    if (character === ">") break;
    if (character === "=" && !inName) {
      const quote = /\s*(["'])/y;
      quote.lastIndex = at + 1;
      const opened = quote.exec(html);
      if (opened) {
        const closed = html.indexOf(opened[1] ?? '"', quote.lastIndex);
        at = closed === -1 ? html.length : closed;
      }
    } else if (/[\s/]/.test(character ?? "")) {
      inName = false;
    } else if (!inName && /[\s/"']/.test(html[at - 1] ?? "")) attributes++;
  }
  return { end: at + 1, attributes, selfClosing: html[at - 1] === "/" };
}

/** A paragraph's end without its beginning is an empty paragraph, and such a line break is a line break. */
const makesElement = (name: string, open: string[]) => name === "br" || (name === "p" && !open.includes("p"));

const isNoscriptTooDeep = (name: string, open: string[]) =>
  name === "noscript" && open.filter((one) => one === name).length > MAX_NOSCRIPT_DEPTH;

function close(open: string[], name: string): void {
  const found = open.lastIndexOf(name);
  if (found !== -1) open.length = found;
}

/** Past the closing tag of a script or style, whose text holds no tags. */
function endOfRaw(html: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}[\\s/>]`, "gi");
  closing.lastIndex = from;
  const found = closing.exec(html);
  return found ? html.indexOf("<", closing.lastIndex) : -1;
}
