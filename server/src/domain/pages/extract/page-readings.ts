import type { PageReading } from "#kernel/page";
import { type Elementish, isElement, isText, type Nodeish, squash } from "../html/dom.ts";
import { allWithin } from "../html/lookup.ts";
import { rubyBase } from "./marks.ts";

const KANA = /^[\p{Script=Hiragana}\p{Script=Katakana}ー・\s]+$/u;
const HAN = "[\\p{Script=Han}々〆ヶ]";
const HAS_HAN = new RegExp(HAN, "u");
const ONE_HAN = new RegExp(`^${HAN}$`, "u");
const HAN_BEFORE_KANA = new RegExp(
  `(?<!${HAN})(${HAN}{1,8})[（(《]([\\p{Script=Hiragana}\\p{Script=Katakana}ー・\\s]{1,24})[）)》]`,
  "gu",
);

/** Names of attributes in which pages put how an element's text is read. */
const ATTRIBUTES = ["ruby", "rt", "furigana", "yomi", "yomigana", "kana", "reading"].map(
  (name) => `data-${name}`,
);

const MOST_READINGS = 300;
const LONGEST = 30;

/**
 * How the page itself says that words of its text are read: by ruby, in attributes, in brackets behind the
 * word. A word that is read in two ways is left out, as one cannot tell which holds elsewhere.
 */
export function pageReadings(root: Elementish, text: string): PageReading[] {
  const found = [...rubyReadings(root), ...attributeReadings(root), ...bracketReadings(text)];
  const byBase = Map.groupBy(found, ({ base }) => base);
  return [...byBase.values()]
    .flatMap(([first, ...others]) =>
      first && others.every(({ reading }) => inHiragana(reading) === inHiragana(first.reading))
        ? [first]
        : [],
    )
    .filter(({ base, reading }) => base.length <= LONGEST && reading.length <= LONGEST && text.includes(base))
    .slice(0, MOST_READINGS);
}

const inHiragana = (kana: string) =>
  kana.replace(/[ァ-ヶ]/g, (one) => String.fromCharCode(one.charCodeAt(0) - 0x60));
const packed = (text: string) => text.replace(/\s+/g, "");

function* rubyReadings(root: Elementish): Generator<PageReading> {
  for (const ruby of allWithin(root, "ruby")) {
    if (rubyBeside(ruby, "previousSibling")) continue;
    let [base, reading] = ["", ""];
    let last = ruby;
    // Pages annotate the letters of one word one by one.
    for (let one: Elementish | null = ruby; one; one = rubyBeside(one, "nextSibling")) {
      base += packed(rubyBase(one));
      for (const rt of allWithin(one, "rt")) reading += packed(rt.textContent ?? "");
      last = one;
    }
    if (!KANA.test(reading) || KANA.test(base) || !/\p{L}/u.test(base)) continue;
    const ending = ONE_HAN.test(base) ? endingBehind(last) : "";
    yield { base: base + ending, reading: reading + ending, source: "ruby" };
  }
}

function rubyBeside(ruby: Elementish, side: "previousSibling" | "nextSibling"): Elementish | null {
  let one: Nodeish | null = ruby[side];
  while (one && isText(one) && squash(one.textContent) === "") one = one[side];
  return one && isElement(one) && one.tagName.toUpperCase() === "RUBY" ? one : null;
}

/** One kanji is read by what it ends with: 行う, 行く. These letters only ever begin the next word. */
const PARTICLE = /[をはへの]/;

function endingBehind({ nextSibling }: Elementish): string {
  if (!nextSibling || !isText(nextSibling)) return "";
  const ending = /^\p{Script=Hiragana}/u.exec(nextSibling.textContent ?? "")?.[0] ?? "";
  return PARTICLE.test(ending) ? "" : ending;
}

function* attributeReadings(root: Elementish): Generator<PageReading> {
  const selector = ATTRIBUTES.map((name) => `[${name}]`).join(", ");
  for (const element of allWithin(root, selector)) {
    const reading = packed(ATTRIBUTES.map((name) => element.getAttribute(name) ?? "").find(Boolean) ?? "");
    const base = packed(element.textContent ?? "");
    if (KANA.test(reading) && HAS_HAN.test(base)) yield { base, reading, source: "attribute" };
  }
}

/** Brackets also hold remarks, 牛肉（もも）: a reading is about as long as its word is read. */
function* bracketReadings(text: string): Generator<PageReading> {
  for (const [, base = "", inside = ""] of text.matchAll(HAN_BEFORE_KANA)) {
    const reading = packed(inside).replaceAll("・", "");
    const least = base.length < 2 ? 2 : Math.ceil(base.length * 1.5);
    if (reading.length >= least && reading.length <= base.length * 4)
      yield { base, reading, source: "brackets" };
  }
}
