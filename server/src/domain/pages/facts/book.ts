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

/** 「山野 はる 著」: a line of its own, which a book alone has. */
const PLAIN = /^(?<name>[^\s\d()（）:：]{1,10}(?:[ ・][^\s\d()（）:：]{1,12})?) (?<role>著|編著)$/u;
const NUMBERED = /^ISBN(?:-?1[03])?$/i;

/**
 * The author of a book, and of a Japanese one the publisher and the length, too; nothing of other goods. `rows` are those of
 * its own table.
 */
export function bookFacts(
  document: Documentish,
  lines: readonly Line[],
  anchor: number,
  rows: readonly FoundFact[],
): FoundFact[] {
  const near = lines.filter(
    ({ text, order, elsewhere }) =>
      !elsewhere && order >= anchor && order <= anchor + NEAR && text.length <= LONGEST_BYLINE,
  );
  const line = near.find(({ text }) => [...text.matchAll(BYLINE)].length > 0);
  if (!line) return rows.some(({ label }) => NUMBERED.test(label ?? "")) ? plainAuthor(near) : [];
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

/** The line below a book's name that only says whose it is. */
function plainAuthor(near: readonly Line[]): FoundFact[] {
  for (const { text, block } of near) {
    const name = PLAIN.exec(text)?.groups?.name;
    if (name) return found({ kind: "author", value: name, source: "visible", path: pathOf(block) });
  }
  return [];
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
