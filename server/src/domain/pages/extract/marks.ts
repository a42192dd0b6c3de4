import { classOf } from "../html/class-of.ts";
import { beginningOf, type Elementish, isElement, isText, type Nodeish, squash } from "../html/dom.ts";

const NOTE =
  /^[\s[(（［〔※*†‡§¶#注註]*(\d{1,3}(?:\s?[,，、・]\s?\d{1,3})*|[a-z]|edit(?: source)?|(?:ソースを)?編集|要出典)?[\s\])）］〕*†‡]*$/i;
/** "[edit | edit source]", 「[編集]」: what stands in brackets beside a heading is a tool of the site. */
const TOOLS = /^[[［]\s*(?:edit|編集|要出典)(?:\s*[|｜]\s*(?:edit source|ソースを編集))?\s*[\]］]$/i;

/** Whether an element is a mark that leads elsewhere on the page: of a footnote, or a heading's own address. */
export function isNoteMark(element: Elementish, tag: string): boolean {
  if (tag === "A") {
    const target = element.getAttribute("href") ?? "";
    const words = squash(element.textContent);
    return target.includes("#") && words.length < 8 && NOTE.test(words) && !/^(\d|[a-z])$/i.test(words);
  }
  if (tag === "SPAN") return isTool(element);
  if (tag !== "SUP") return false;
  const words = squash(element.textContent);
  if (words.length >= 12 || !NOTE.test(words)) return false;
  return (
    element.querySelector('a[href*="#"]') !== null ||
    isLinkedOrNamed(element) ||
    /^[(（［[〔]?\s?[※†‡注註]/.test(words) ||
    (/^[(（［[〔*]?\d{1,2}(?:[,，、・]\d{1,2})*[)）\]］〕]?$/.test(words) && isAfterWord(element))
  );
}

const NAMED = /(?:^|[\s_-])(?:fn|foot|end|mw)?[_-]?(?:note|ref|cite|citation)/i;
const NO_NOTE = /(?:^|[\s_-])ref(?:resh|ine|lect|und|orm)/i;
function isLinkedOrNamed(element: Elementish): boolean {
  const name = classOf(element);
  if (NAMED.test(name) && !NO_NOTE.test(name)) return true;
  const holder = element.parentNode;
  if (!holder || !isElement(holder) || holder.tagName.toUpperCase() !== "A") return false;
  return holder.getAttribute("href")?.includes("#") === true;
}

/** Asked of each span of a page: only short ones are read. */
function isTool(element: Elementish): boolean {
  const words = beginningOf(element, MOST_TOOL + 1);
  return words.length <= MOST_TOOL && TOOLS.test(squash(words)) && element.querySelector("a") !== null;
}
const MOST_TOOL = 30;

/** The end of a sentence, a word, or a code such as IP68; a unit, a number and what stands in brackets have a power. */
const WORD =
  /(?:[.!?。！？”"]|(?<![「『].)」|(?:です|ます|ました|でした|ません|ください)|(?<![\p{L}\d])(?:\p{Lu}{2,}\d+|[\p{Script=Latin}-]{4,}|\p{Lu}{3,}))\s?$/u;
const UNIT = /(?:inch(?:es)?|feet|foot|yards?|miles?|acres?|met(?:er|re)s?)$/i;

/** Whether the text before an element ends with a word, so that a raised figure behind it is no power. */
function isAfterWord(element: Elementish): boolean {
  const before = (element.previousSibling?.textContent ?? "").slice(-MOST_WORD);
  return WORD.test(before) && !UNIT.test(before.trimEnd());
}
const MOST_WORD = 80;

const READINGS = new Set(["RT", "RP", "RTC"]);

/** The words that a ruby element annotates, without readings and without the spaces of its source. */
export function rubyBase(ruby: Elementish): string {
  const textOf = (node: Nodeish): string => {
    if (isText(node)) return node.textContent ?? "";
    if (!isElement(node) || READINGS.has(node.tagName.toUpperCase())) return "";
    return [...node.childNodes].map(textOf).join("");
  };
  const text = textOf(ruby);
  return /[\u3041-\u30ff\u4e00-\u9fff]/.test(text) ? text.replace(/\s+/g, "") : text;
}
