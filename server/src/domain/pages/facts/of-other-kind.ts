import type { FactSource } from "#kernel/vocabulary";
import { type Documentish, type Elementish, hasTag, nearest, squash } from "../html/dom.ts";
import { differsInMeasure } from "../html/other-measure.ts";
import type { FoundFact } from "./found.ts";
import { isChosen } from "./price/options.ts";

/** Facts that are those of one size alone. */
const OF_ONE_SIZE = new Set<FoundFact["kind"]>([
  "sku",
  "price",
  "list_price",
  "availability",
  "rating",
  "review_count",
]);

/**
 * The data without what it states of another size or kind than the page shows: the price and the stock of
 * 「テント 4P」 are not those of 「テント 2P」, and those of "KJ-24R-M" not those of "KJ-24-M", the one number that the page
 * labels. An amount that other data repeats goes with it.
 */
export function withoutOtherKinds(
  document: Documentish,
  stated: readonly FoundFact[],
  heading: string | undefined,
  codes: readonly string[],
): FoundFact[] {
  if (!heading) return [...stated];
  const isOfOther = (name: string) =>
    differsInMeasure(name, heading) ||
    differsInBrackets(name, heading) ||
    namesUnchosen(document, name, heading);
  const ofOther = new Set<FactSource>(
    stated
      .filter(
        ({ kind, value }) =>
          (kind === "name" && isOfOther(value)) || (kind === "sku" && isOfOtherCode(value, codes)),
      )
      .map(({ source }) => source),
  );
  const amounts = new Set(
    stated
      .filter(({ kind, source }) => kind === "price" && ofOther.has(source))
      .map(({ value }) => Number(value)),
  );
  const isOther = ({ kind, source, value }: FoundFact) =>
    OF_ONE_SIZE.has(kind) &&
    (ofOther.has(source) || (source === "opengraph" && kind === "price" && amounts.has(Number(value))));
  return stated.filter((fact) => !isOther(fact));
}

/** 「羽織シャツ【生成】」 and 「羽織シャツ【墨】」: the same words before other ones in the same kind of brackets. */
function differsInBrackets(one: string, other: string): boolean {
  const [first, second] = [one, other].map((name) => BRACKETED.exec(name.trim())?.groups);
  return (
    first !== undefined &&
    second !== undefined &&
    first.stem === second.stem &&
    first.open === second.open &&
    ![first.kind, second.kind].some((kind, at, both) => both[1 - at]?.includes(kind ?? ""))
  );
}
const BRACKETED = /^(?<stem>[^【[（(]+?)\s*(?<open>[【[（(])(?<kind>[^】\]）)]+)[】\]）)]/u;

/** Whether the only number that a page labels is another one of the same row, and neither a part of the other. */
function isOfOtherCode(stated: string, codes: readonly string[]): boolean {
  const [own, ...others] = new Set(codes);
  if (own === undefined || others.length > 0 || stated.startsWith(own) || own.startsWith(stated))
    return false;
  if (differsInFigures(own, stated)) return true;
  const length = Math.min(own.length, stated.length);
  const begun = commonLength(own, stated, length);
  const ended = commonLength(
    [...own].toReversed().join(""),
    [...stated].toReversed().join(""),
    length - begun,
  );
  return begun >= FEWEST_SIGNS && begun + ended >= MOSTLY * Math.max(own.length, stated.length);
}
/** "MF-10D-3042" and "MF-5D-3042": the same letters and signs with other figures between them. */
function differsInFigures(one: string, other: string): boolean {
  const [first, second] = [one, other].map((code) => code.toUpperCase().replace(/\d+/gu, "0"));
  return first === second && PATTERNED.test(first ?? "");
}
const PATTERNED = /^[A-Z]{2,}[^A-Z]*0.*[A-Z].*0/u;
const FEWEST_SIGNS = 4;
const MOSTLY = 0.7;

function commonLength(one: string, other: string, most: number): number {
  const at = [...one].findIndex((sign, place) => place >= most || sign !== other[place]);
  return at === -1 ? one.length : at;
}

/**
 * Whether a name has the words of a choice that is not the page's, and no word of the one beside it that is chosen or
 * titles the page: "The Hob Stand Mixer - Butter" below "The Hob Stand Mixer", where Oatmeal is chosen.
 */
function namesUnchosen(document: Documentish, name: string, heading: string): boolean {
  const title = squash(document.querySelector("title")?.textContent);
  const isOwn = (kind: string) => kind !== "" && holds(name, kind) && !holds(heading, kind);
  return [...document.querySelectorAll("button, label, option, a")]
    .filter((one) => !isInMenu(one) && !isChosen(one) && isOwn(nameOf(one)) && !holds(title, nameOf(one)))
    .some((one) =>
      [...(one.parentElement?.children ?? [])].some(
        (other) =>
          other.tagName === one.tagName &&
          nameOf(other) !== "" &&
          !holds(name, nameOf(other)) &&
          (isChosen(other) || other.hasAttribute("selected") || holds(title, nameOf(other))),
      ),
    );
}

/** Links may be choices, too: each colour has a page. Those of a menu are none. */
const isInMenu = (one: Elementish) =>
  one.tagName.toUpperCase() === "A" &&
  (nearest(one, isFrame) !== null || MENU.test(one.parentElement?.getAttribute("class") ?? ""));
const isFrame = hasTag("NAV", "HEADER", "FOOTER");
const MENU = /crumb|pankuzu|menu|nav/i;

/**
 * Whether a name has these words, and not as a part of longer ones: 「黒」 is none of 「黒糖」. It may follow another word at
 * once, as in 「長財布黒」, where no space parts them.
 */
function holds(name: string, words: string): boolean {
  const at = name.indexOf(words);
  if (at < 0) return false;
  const goesOn = (inner = "", outer = "") => WRITINGS.some((sign) => sign.test(inner) && sign.test(outer));
  const isBegunBefore = LATIN.test(words[0] ?? "") && LATIN.test(name[at - 1] ?? "");
  return !isBegunBefore && !goesOn(words.at(-1), name[at + words.length]);
}
const LATIN = /[A-Za-z\d]/;
const WRITINGS = [LATIN, /[\p{sc=Han}々]/u, /[\p{sc=Katakana}ー]/u, /\p{sc=Hiragana}/u];

/** Its words, or those that it shows to a pointer, without a remark or what it costs more: "Butter (sold out)", "26 L +€30", 「灰 ¥4,200 お取り寄せ」. */
const nameOf = (choice: Elementish) =>
  squash(choice.getAttribute("title") ?? choice.getAttribute("aria-label") ?? choice.textContent)
    .replace(/\s(?:[¥￥$€£]\s?\d|\d[\d,]*円).*$/u, "")
    .replace(/\s?[（(][^（()）]*[)）]$/u, "")
    .replace(/\s?[+＋]\s?[¥￥$€£]?[\d,.]+円?$/u, "");
