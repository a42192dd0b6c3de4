import { isEssentialLabel } from "../label-lists-ja.ts";
import { asSentence } from "../row-values-ja.ts";
import { pairsTold } from "../tables/pairs-ja.ts";

const FEWEST = 3;
/** 「1　日時　…」, 「(2) 場所：…」: a number, a name, and what it is. */
const ITEM =
  /(?<=^|\s)([（(]?([\d０-９]{1,2})[)）.．、]?\s*)([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・]{2,10})(?:[ 　]+|[：:]\s*)(?=\S)/gu;
/** It holds what belongs to none of the others: its sentences say of what they are. */
const OTHERS = /^(?:その他|備考|注意(?:事項|点)?|お願い|留意点)$/u;
/** Names that stand in notices beside the essential ones, and in no sentence behind a number. */
const OF_NOTICE = /^(?:内容|目的|趣旨|議題|議事|演題|種目|行程|集合|解散|行き先|活動内容|日程|連絡先)$/u;
const isName = (label: string) => isEssentialLabel(label) || OTHERS.test(label) || OF_NOTICE.test(label);

interface Item {
  from: number;
  label: string;
  value: string;
}

/** The items of a notice in one paragraph, numbered from one on; none where it is not sure where one ends. */
function itemsIn(text: string): Item[] {
  let next = 1;
  let isSure = true;
  const starts = [...text.matchAll(ITEM)].flatMap((match) => {
    const [whole, sign = "", number = "", label = ""] = match;
    const isNext = Number(number.normalize("NFKC")) === next;
    isSure &&= isNext || !isName(label);
    // 「3 講演題目」 ends an item as well, 「3階」 does not.
    if (!isNext || !(isName(label) || sign !== number)) return [];
    next += 1;
    return [{ from: match.index, label, at: match.index + whole.length }];
  });
  const items = starts.map(({ from, label, at }, index) => ({
    from,
    label,
    value: text.slice(at, starts[index + 1]?.from).trim(),
  }));
  const isWhole = items.every(({ value }, at) => !holdsNumber(value, at + 2));
  return isSure && isWhole && isDistinct(items) ? items : [];
}
const holdsNumber = (value: string, number: number) =>
  new RegExp(String.raw`(?:^|\s)\(?${number}(?:[).、](?!\d)|\s)`, "u").test(value.normalize("NFKC"));
/** A name that stands twice is of two things. */
const isDistinct = (items: readonly Item[]) => new Set(items.map(({ label }) => label)).size === items.length;

function told(items: readonly Item[]): (string | null)[] {
  const rows = pairsTold(
    items.map(({ label, value }) => [label, value]),
    null,
    false,
  );
  return items.map(({ label, value }, at) =>
    OTHERS.test(label) ? asSentence(value) : isName(label) ? (rows[at] ?? null) : null,
  );
}

/** 「1 日時 5月22日 2 場所 体育館 3 持ち物 上履き」 as the sentences that say the same; null for another text. */
export function numberedTold(text: string): string | null {
  const items = itemsIn(text.trim());
  if (items.length < FEWEST || items[0]?.from !== 0) return null;
  const said = told(items).filter((one) => one !== null);
  return said.length >= FEWEST ? said.join("") : null;
}

/** 「場所　体育館」: the list numbers it, or nobody does. */
const NAMED = /^([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・]{2,10})[ 　]+(?=\S)(.+)$/u;

/** Items of a list that each have their number or their name in front, a sentence each; null for another list. */
export function namedItemsTold(texts: readonly string[]): (string | null)[] | null {
  const numbered = itemsIn(texts.map((text) => text.trim()).join("\n"));
  const isNamed = numbered.every(({ label }) => isName(label));
  if (numbered.length >= FEWEST && numbered.length === texts.length && isNamed) return told(numbered);
  const named = texts.flatMap((text, from): Item[] => {
    const [, label = "", value = ""] = NAMED.exec(text.trim()) ?? [];
    return isName(label) ? [{ from, label, value }] : [];
  });
  const isNotice = named.length >= FEWEST && named.length === texts.length && isDistinct(named);
  return isNotice ? told(named) : null;
}

/** 「さて、下記のとおり参観を行います。」 above items that are told: it is so as they say. */
export const introducing = (text: string) =>
  text
    .replace(
      /(?<=^|。)[^。]{0,12}(?:日程|日時|詳細|内容|概要|要項)は、?(?:下記|次|以下)の(?:とおり|通り)です。/u,
      "",
    )
    .replace(/(?<=^|。)(?:さて|つきましては|ついては)、/u, "")
    .replace(
      /(?:下記|次|以下)の(?:とおり|通り)(?=[\p{Script=Han}ごお])|(?<!は)(?:下記|次|以下)の(?:とおり|通り)、/u,
      "",
    );
