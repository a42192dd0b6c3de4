import { type Documentish, squash } from "../html/dom.ts";
import { type FoundFact, found } from "./found.ts";
import type { Line } from "./lines.ts";
import { pathOf } from "./places.ts";

/** 「山野 はる (著), 谷川 ゆう (訳)」 */
const BYLINE =
  /(?:^|[,、)）]\s*)([^\s,、()（）][^,、()（）]{1,18}?)\s*[(（](著|編|訳|監修|イラスト|絵|写真)[)）]/gu;
const LABELS: Record<string, string> = { 著: "著者", 編: "編者", 訳: "訳者" };
/** So many elements below a book's name those who made it are named. */
const NEAR = 40;
const LONGEST_BYLINE = 120;
const STATED = /^(?:出版社|本の長さ|ページ数)$/u;
/** Directions of writing, which shops put around a colon. */
const SIGNS = /[\s:：\u200e\u200f]+$/u;

/** The author, the publisher and the length of a Japanese book; nothing of other goods. */
export function bookFacts(document: Documentish, lines: readonly Line[], anchor: number): FoundFact[] {
  const line = lines.find(
    ({ text, order, elsewhere }) =>
      !elsewhere &&
      order >= anchor &&
      order <= anchor + NEAR &&
      text.length <= LONGEST_BYLINE &&
      [...text.matchAll(BYLINE)].length > 0,
  );
  if (!line) return [];
  const path = pathOf(line.block);
  const makers = new Map<string, string[]>();
  for (const [, name = "", role = ""] of line.text.matchAll(BYLINE))
    makers.set(role, [...(makers.get(role) ?? []), name.trim()]);
  const made = [...makers].flatMap(([role, names]) =>
    found({
      kind: "specification",
      label: LABELS[role] ?? role,
      value: names.join("、"),
      source: "visible",
      path,
    }),
  );
  const [writer, ...others] = made;
  return [...(writer ? [writer] : []), ...statedOf(document), ...others];
}

/** 「出版社 : 月の出版」 in a list, where the label and the value have an element each. */
const statedOf = (document: Documentish): FoundFact[] =>
  [...document.querySelectorAll("li")].flatMap((item) => {
    const [label, value, ...others] = [...item.children];
    if (!label || !value || others.length > 0) return [];
    const name = squash(label.textContent).replace(SIGNS, "");
    const text = squash(value.textContent).replace(/\s*[(（][^()（）]*[)）]$/u, "");
    if (!STATED.test(name) || text.length > NEAR) return [];
    return found({ kind: "specification", label: name, value: text, source: "visible", path: pathOf(item) });
  });
