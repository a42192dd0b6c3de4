import type { Block, Page } from "#kernel/page";

const LOWEST = 6;
const LONGEST_LABEL = 20;
const MONEY = String.raw`[＋+]\s?(?:[¥￥]\s?\d|\d[\d,]*\s?円)`;
const COUNT = "(\\d+|[二三四五六七八九十])";
const KIND = "仕上げ|色|カラー|味|フレーバー|香り|柄|サイズ|大きさ|タイプ|モデル|デザイン|生地|種類";
/** 「3つの仕上げ」, 「選べる4色」: what stands below is of one kind each. */
const COUNTS_KINDS = new RegExp(`${COUNT}(?:(?:つ|種類?|通り|パターン)の)?(?:${KIND})`, "u");
/** 「名入れ（＋1,100円）」, 「ギフト箱：+330円」 */
const PRICED = new RegExp(
  `^([^。、：:／/＋+（()）]{2,14})\\s?[（(：:]?\\s?(?:${MONEY}|有料[）)]|別料金)`,
  "u",
);
/** 「ご希望の方には」: by these words a listener hears that it is to be ordered. */
const ORDERED = new RegExp(
  `ご?希望|別途|有料|別料金|追加(?:で|料金)|オプション|${MONEY}|プラス\\s?\\d|承(?:り|って)|選べ|お選び`,
  "u",
);
/** 「名入れについて」, and not 「名入れしたくなる形」. */
const OF_EXTRA = /^(?:$|について|の|サービス|[(:])/u;

const folded = (text: string) => text.normalize("NFKC").replace(/\s/gu, "").toLowerCase();

/** Tells of a sentence at its block whether it is of one kind of the goods, or of an extra, and does not say so. */
export function ofSomeOnly({ blocks, facts, language, type, title }: Page) {
  if (language !== "ja" || type !== "product") return () => false;
  const { kinds = [], extras = [] } = facts.find(({ kind }) => kind === "price")?.provenance ?? {};
  const priced = blocks.flatMap(({ text, kind }) =>
    kind === "paragraph" ? [] : (PRICED.exec(text.normalize("NFKC"))?.slice(1, 2) ?? []),
  );
  const heads = labelsOf(blocks);
  const counted = countedIn(heads);
  const named = new Set(kinds.map(folded).filter((one) => !folded(title).includes(one)));
  const added = [...extras, ...priced].map(folded);
  const isExtra = (label: string) =>
    added.some((one) => label.startsWith(one) && OF_EXTRA.test(label.slice(one.length)));
  return (text: string, blockIndex: number): boolean => {
    const inline = /^([^。、：:]{1,20})[：:]/u.exec(blocks[blockIndex]?.text ?? "")?.[1];
    const above = (heads[blockIndex] ?? []).map((one) => folded(one.text));
    const labels = inline ? [...above, folded(inline)] : above;
    const kind = labels.find((label) => named.has(label) || counted.has(label));
    if (kind && !isSubject(folded(text), kind)) return true;
    return labels.some(isExtra) && !ORDERED.test(text);
  };
}

/** 「スモークは」, and not 「スモークした」. */
const isSubject = (text: string, label: string) =>
  ["は", "の", "が", "も", "なら", "では", "を", "」"].some((word) => text.includes(label + word));

interface Label {
  at: number;
  level: number;
  text: string;
}

/** The headings, and the short item, below which each block stands. */
function labelsOf(blocks: readonly Block[]): Label[][] {
  let above: Label[] = [];
  let item: Label | null = null;
  return blocks.map(({ kind, text, level = LOWEST }, at) => {
    const [before, next] = [blocks[at - 1], blocks[at + 1]];
    if (kind === "heading") {
      above = [...above.filter((one) => one.level < level), { at, level, text: text.trim() }];
      item = null;
    } else if (isLabel(text) && next?.kind === kind && !isLabel(next.text))
      item = { at, level: LOWEST + 1, text: text.trim() };
    // Below a line of its own only the next paragraph stands.
    else if (kind !== before?.kind || (kind === "paragraph" && item?.at !== at - 1)) item = null;
    return item ? [...above, item] : above;
  });
}
const isLabel = (text: string) => text.trim().length <= LONGEST_LABEL && !/[。、！？：:]/u.test(text);

/** The labels below a heading that counts kinds, where they are as many; the page's own title counts none. */
function countedIn(heads: readonly Label[][]): Set<string> {
  const below = new Map<Label, Set<string>>();
  for (const [above, label] of heads.flatMap((labels) =>
    labels.slice(1).map((one, at) => [labels[at], one] as const),
  ))
    if (above && above.level > 1) below.set(above, (below.get(above) ?? new Set()).add(folded(label.text)));
  return new Set(
    [...below].flatMap(([{ text }, labels]) => (countIn(text) === labels.size ? [...labels] : [])),
  );
}
const NUMERALS = ["", "", "二", "三", "四", "五", "六", "七", "八", "九", "十"];
/** Null where it counts no kinds. */
function countIn(heading: string): number | null {
  const [, count] = COUNTS_KINDS.exec(folded(heading)) ?? [];
  return count ? Number(count) || NUMERALS.indexOf(count) : null;
}
