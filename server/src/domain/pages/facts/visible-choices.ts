import { type Documentish, type Elementish, hasTag, nearest, squash } from "../html/dom.ts";
import { allWithin, firstWithin } from "../html/lookup.ts";

/** The choices that the forms of a Japanese page leave to a buyer. */
export interface Choices {
  /** The names of the kinds of which one is bought. */
  kinds: string[];
  /** The names of what costs more and can be left out. */
  extras: string[];
}

const isOutside = hasTag("NAV", "ASIDE", "FOOTER", "HEADER");
/** A longer list is one of places, days or counts. */
const MOST = 12;
const LONGEST = 20;
const NONE = /^(?:なし|無し|不要|いらない|つけない|付けない|希望しない|しない|利用しない)(?:$|[\s（(])/u;
const MORE = /[＋+]\s?(?:[¥￥]\s?\d|\d[\d,]*\s?円)|\d\s?円(?:加算|増し|追加)/u;
const NAME = /^[^。、！？]*\p{L}[^。、！？]*$/u;

/** The kinds to choose among and the extras to add, as far as the page's forms name them. */
export function visibleChoices(document: Documentish): Choices {
  const groups = [...document.querySelectorAll("select, fieldset")]
    .filter((group) => nearest(group, isOutside) === null && !leads(group))
    .map((group) => ({ label: labelOf(group), options: optionsIn(group) }))
    .filter(({ options }) => options.length > 1 && options.length <= MOST);
  const boxes = [...document.querySelectorAll("label")]
    .filter((label) => firstWithin(label, "input[type=checkbox]") !== null)
    .map((label) => squash(label.textContent))
    .filter((text) => MORE.test(text));
  const isExtra = (options: readonly string[]) =>
    options.some((one) => NONE.test(one)) && options.some((one) => MORE.test(one));
  const kinds = groups.filter(({ options }) => !options.some((one) => NONE.test(one)));
  return {
    kinds: named(kinds.flatMap(({ options }) => options)),
    extras: named([...groups.filter(({ options }) => isExtra(options)).map(({ label }) => label), ...boxes]),
  };
}

/** Chosen to go to another part or page. */
const leads = (group: Elementish) =>
  allWithin(group, "option").some((one) => /^(?:#|\/|https?:)/.test(one.getAttribute("value") ?? ""));

const optionsIn = (group: Elementish) =>
  allWithin(group, group.tagName.toUpperCase() === "SELECT" ? "option" : "label")
    .map((one) => squash(one.textContent))
    .filter((text) => text !== "" && !ASKS.test(text));
const ASKS = /選択してください|お選びください|^[-−ー―]+$/u;

/** Its legend, or the words of its label or right before it. */
function labelOf(group: Elementish): string {
  const around = group.parentElement;
  const own = firstWithin(group, "legend") ?? group.previousElementSibling;
  const words = squash(own?.textContent);
  if (words) return words;
  return around?.tagName.toUpperCase() === "LABEL" ? squash(around.textContent?.slice(0, LONGEST)) : "";
}

/** 「あり（＋1,100円）」 without what it costs. */
const named = (texts: readonly string[]) => [
  ...new Set(
    texts
      .map((text) =>
        text
          .replace(/\s*(?:[（(＋+¥￥]|\d[\d,]*\s?円).*$/u, "")
          .replace(/[\s:：]+$/u, "")
          .trim(),
      )
      .filter((text) => text.length > 1 && text.length <= LONGEST && NAME.test(text)),
  ),
];
