import { type Elementish, isElement, isText, type Nodeish, squash } from "../html/dom.ts";

const NOTE = /^[\s[(（［〔※*†‡§¶#]*(\d{1,3}|[a-z]|edit|編集|要出典)?[\s\])）］〕*†‡]*$/i;

/** Whether an element is a mark that leads elsewhere on the page: of a footnote, or a heading's own address. */
export function isNoteMark(element: Elementish, tag: string): boolean {
  if (tag === "A") {
    const target = element.getAttribute("href") ?? "";
    const words = squash(element.textContent);
    return target.includes("#") && words.length < 8 && NOTE.test(words) && !/^(\d|[a-z])$/i.test(words);
  }
  if (tag !== "SUP") return false;
  const words = squash(element.textContent);
  if (words.length >= 12 || !NOTE.test(words)) return false;
  return element.querySelector('a[href*="#"]') !== null || (/^\d{1,2}$/.test(words) && isAfterWord(element));
}

/** The end of a sentence, a word, or a code such as IP68; a unit or a number has a power. */
const WORD = /(?:[.!?。！？”"」]|(?<![\p{L}\d])(?:\p{Lu}{2,}\d+|[\p{Script=Latin}-]{4,}|\p{Lu}{3,}))\s?$/u;
const UNIT = /(?:inch(?:es)?|feet|foot|yards?|miles?|acres?|met(?:er|re)s?)$/i;

/** Whether the text before an element ends with a word, so that a raised figure behind it is no power. */
function isAfterWord(element: Elementish): boolean {
  const before = element.previousSibling?.textContent ?? "";
  return WORD.test(before) && !UNIT.test(before.trimEnd());
}

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
