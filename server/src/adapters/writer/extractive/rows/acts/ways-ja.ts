import type { Block } from "#kernel/page";

interface Ways {
  at: number;
  text: string;
  /** So many items below are told in the sentence. */
  count: number;
}

/** 「次のいずれかの方法で…」 above 「1 電子申請 …」, 「2 郵送 …」, or above a list of names: the ways in their place. */
export function waysOn(blocks: readonly Block[]): Ways[] {
  return blocks.flatMap(({ kind, text }, at) => {
    if (kind !== "paragraph" || !OF_WAYS.test(text)) return [];
    const listed = listedBelow(blocks, at + 1);
    if (listed) {
      const names = `${listed.slice(0, -1).join("、")}、または${listed.at(-1)}`;
      return [{ at, count: listed.length, text: text.replace(OF_WAYS, `$1${names}で`) }];
    }
    const names = numberedBelow(blocks, at + 1);
    const isWhole = names && names.length > 1 && names.length <= MOST;
    return isWhole
      ? [{ at, count: 0, text: text.replace(OF_WAYS, `$1${names.join("、")}のいずれかの方法で`) }]
      : [];
  });
}
const OF_WAYS = /(^|。|、)(?:次|以下|下記)の(?:いずれか|どれか|どちらか)の方法で/u;
const MOST = 4;

/** The names of numbered paragraphs; null where one could not be named, which is a way as well. */
function numberedBelow(blocks: readonly Block[], from: number): string[] | null {
  const names: string[] = [];
  for (let at = from; ; at += 1) {
    const { text = "" } = blocks[at] ?? {};
    if (Number(NUMBER.exec(text)?.[1]?.normalize("NFKC")) !== names.length + 1) return names;
    const [, name] = WAY.exec(text) ?? [];
    if (!name) return null;
    names.push(name);
  }
}
const NUMBER = /^[（(]?([\d０-９])(?:[)）.．]|[ 　])/u;
const WAY = /^[（(]?[\d０-９][)）.．]?[ 　]*([\p{Script=Han}\p{Script=Katakana}ーA-Za-z]{2,12})[ 　：:]+\S/u;

/** The items of the list below as names, without the numbers and hours in their brackets; null where one is no name. */
function listedBelow(blocks: readonly Block[], from: number): string[] | null {
  const end = blocks.findIndex(({ kind }, at) => at >= from && kind !== "list_item");
  const items = blocks.slice(from, end === -1 ? undefined : end);
  const names = items.map(({ text }) =>
    text
      .replace(/[（(][^（()）]*[)）]/gu, "")
      .replace(/。$/u, "")
      .trim(),
  );
  const isNamed = names.every((name) => name.length <= LONGEST_NAME && NAME.test(name));
  return names.length > 1 && names.length <= MOST && isNamed ? names : null;
}
const LONGEST_NAME = 24;
const NAME = /^[^。、：:／/]+(?<=[\p{Script=Han}\p{Script=Katakana}ーA-Za-z]|はがき|ハガキ)$/u;

/** 「電子申請」 and 「はがき」, below 「申し込み方法」. */
const BY_WAY =
  /^(?:(?:電子|オンライン|インターネット|郵送|窓口|電話|フォーム|メール|ファクス|ＦＡＸ|FAX|LINE|アプリ|往復)?(?:申請|申し?込み?|応募|予約|受付|はがき|ハガキ)|郵送|窓口|電話|来[館所庁店]|メール|フォーム|インターネット|オンライン|LINE|アプリ|ファクス|FAX)$/iu;
const FEWEST_WAYS = 2;

/** The blocks in which each way to apply that has a heading of its own is named: heard without, it would be the only one. */
export function withWaysNamed(blocks: readonly Block[], isOfWays: (heading: string) => boolean): Block[] {
  const said = [...blocks];
  for (const [at, { kind, text, level = 2 }] of blocks.entries()) {
    if (kind !== "heading" || !isOfWays(text.trim())) continue;
    const end = blocks.findIndex(
      (one, below) => below > at && one.kind === "heading" && (one.level ?? 2) <= level,
    );
    const places = blocks.flatMap((one, below) =>
      below > at && (end === -1 || below < end) && one.kind === "heading" && BY_WAY.test(wayOf(one))
        ? [below]
        : [],
    );
    if (places.length < FEWEST_WAYS) continue;
    for (const place of places) {
      const [heading, below] = [blocks[place], blocks[place + 1]];
      if (!heading || below?.kind !== "paragraph" || !/。/u.test(below.text)) continue;
      said[place + 1] = { ...below, text: `${wayOf(heading)}の場合は、${below.text.trim()}` };
    }
  }
  return said;
}
const wayOf = ({ text }: Block) =>
  text.trim().replace(/(?:で|による)(?=申請|申し?込|応募|予約)|の?(?:場合|方法|とき)$/gu, "");
