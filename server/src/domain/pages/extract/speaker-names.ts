import { beginningOf, type Elementish, isElement, isText, type Nodeish, squash } from "../html/dom.ts";

const NAME = /^(?:[\p{Script=Han}\p{Script=Katakana}々ー・]{1,8}|\p{Lu}[\p{L}.’' -]{0,30})$/u;
/** 「鵜沢さんは…」, "Ines, who": the name is a word of the sentence. */
const GOES_ON =
  /^(?:\s*[:：、。,.;)）」』]|[はがをにもとのでへやか]|さん|氏|くん|ちゃん|様|先生|\s+\p{Ll}|\p{Ll}|\s*$)/u;
/** Speakers take turns: within so many neighbours each has the word again. */
const REACH = 8;

/**
 * The colon behind an inline element that is the name of who speaks; "" behind any other. Nothing parts
 * `<b>鵜沢</b>よく聞かれます。` but its looks, and the name begins another paragraph nearby as well.
 */
export function colonBehind(element: Elementish): "：" | ":" | "" {
  const paragraph = element.parentNode;
  const next = element.nextSibling;
  if (!paragraph || !isElement(paragraph) || !next || !isText(next) || !opens(element)) return "";
  const name = squash(beginningOf(element, LONGEST + 1));
  if (!NAME.test(name) || GOES_ON.test(next.textContent ?? "") || !speaksAgain(name, element, paragraph))
    return "";
  return /\p{Script=Latin}/u.test(name) ? ":" : "：";
}
const LONGEST = 32;

/** Whether another paragraph near this one begins with the same name in the same element. */
const speaksAgain = (name: string, { tagName }: Elementish, paragraph: Elementish): boolean =>
  [neighboursOf(paragraph, "previousSibling"), neighboursOf(paragraph, "nextSibling")].some((some) =>
    some.some((other) => {
      const first = [...other.childNodes].find((node) => squash(node.textContent) !== "");
      return (
        first !== undefined &&
        isElement(first) &&
        first.tagName === tagName &&
        squash(first.textContent) === name
      );
    }),
  );

/** Whether nothing is said before it in its paragraph. */
const opens = (element: Elementish): boolean => {
  const before = element.previousSibling;
  return before === null || (squash(before.textContent) === "" && before.previousSibling === null);
};

function neighboursOf(element: Elementish, way: "previousSibling" | "nextSibling"): Elementish[] {
  const found: Elementish[] = [];
  for (let node: Nodeish | null = element[way]; node && found.length < REACH; node = node[way])
    if (isElement(node)) found.push(node);
  return found;
}
