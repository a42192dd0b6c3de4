import type { Block, Page } from "#kernel/page";
import type { Item } from "#kernel/shelf/items";
import { splitScript } from "#kernel/text/sentences";
import { leansOnPrevious } from "../../text/wording.ts";

/** 「布団がぬくぬく。」 */
const SOUNDS = /(\p{Script=Hiragana}{2})\1。$/u;
/** 「しかし、口金が甘く、一度漏れました。」: it limits the sentence before it, and is told with it. */
const LIMITS = /^(?:しかし|ただし|ただ、|とはいえ)/u;
const DRAWBACK =
  /欠点|弱点|難点|短所|不向き|(?:向いてい|向き|(?:お?すす|薦|勧)めし|(?:お?すす|薦|勧)めでき|使え)ません。$/u;

/** Whether a text says of a thing what is wrong with it. */
export const hasDrawback = (text: string): boolean =>
  splitScript(text).some((one) => LIMITS.test(one.text) || DRAWBACK.test(one.text));

/**
 * So many of a ranked thing's own sentences: the first that stand alone, and among them one that says what is wrong
 * with it, where the page has one.
 */
export function toldOfRanked(sentences: readonly (string | null)[], most: number): string[] {
  const stands = (at: number) => {
    const text = sentences[at] ?? null;
    return text !== null && !leansOnPrevious(text, "ja") && !SOUNDS.test(text);
  };
  const standing = [...sentences.keys()].filter(stands);
  const textOf = (at: number) => sentences[at] ?? "";
  const drawback = [...sentences.keys()].find((at) =>
    LIMITS.test(textOf(at)) ? stands(at - 1) : stands(at) && DRAWBACK.test(textOf(at)),
  );
  const first = standing.slice(0, most);
  if (drawback === undefined || most < 2 || first.includes(drawback)) return first.map(textOf);
  const pair = LIMITS.test(textOf(drawback)) ? [drawback - 1, drawback] : [drawback];
  const others = standing.filter((at) => !pair.includes(at)).slice(0, most - pair.length);
  return [...others, ...pair].toSorted((a, b) => a - b).map(textOf);
}

const folded = (text: string) => text.normalize("NFKC").replace(/[\s\p{P}]/gu, "");
/** 「…おすすめ5選 1位は「ミズ」」 */
const WINNER = /[、\s　]*(?:第?1位|一位)は、?[「『]([^「」『』]+)[」』].*$/u;
/** 「水車を比べました おすすめ1位は」: its answer is the list. */
const ASKING = /(?<=\S)[\s　|｜]+[^\s　|｜]{1,12}は$/u;

/** The name of a ranking without a first place that the page itself gives to another thing. */
export function nameOfRanking(name: string, items: readonly Item[], blocks: readonly Block[]): string {
  const plain = name.normalize("NFKC");
  const [whole = "", winner] = WINNER.exec(plain) ?? [];
  const first = folded(items[0]?.name ?? "");
  if (!winner || first.includes(folded(winner))) return name.replace(ASKING, "");
  const heading = blocks.find(({ kind, level }) => kind === "heading" && level === 1)?.text.trim();
  const bare = plain.slice(0, plain.length - whole.length);
  return heading && !WINNER.test(heading.normalize("NFKC")) ? heading : bare;
}

const OF_RANKING = /^(?=.{3,16}$)[^。、！!？?]*(?:人気|ランキング|売れ筋|ベスト\d{0,2})$/u;
/** 「今週の人気」 right above the places, where the page is called by its shop alone. */
export function headOfRanking(name: string, blocks: readonly Block[], first: number): string | null {
  const head =
    blocks
      .slice(0, first)
      .findLast(({ kind }) => kind === "heading")
      ?.text.trim() ?? "";
  return OF_RANKING.test(head) && !/人気|ランキング|売れ筋|ベスト|選$/u.test(name) ? head : null;
}

const VERDICT = /^(?:結論|総評|総合評価|まとめ)$/u;
const MOST_OF_VERDICT = 2;

/** 「朝まで保ちたいなら銅、体に当てるなら布。」: only its verb is missing. */
const CHOICE =
  /^[^。]*なら[^。、]{1,24}、[^。]*なら(?![^。]*(?:です|ます))[^。、]{1,24}(?<![うくぐすつぬぶむるいただてで])。$/u;

/** The first sentences below the head that concludes a ranking, where they stand alone. */
export function verdictOn({ blocks }: Page, last: number): { text: string; blockIndex: number } | null {
  const head = blocks.findIndex(
    ({ kind, text }, at) => at > last && kind === "heading" && VERDICT.test(text.trim()),
  );
  const below = head === -1 ? undefined : blocks[head + 1];
  if (below?.kind !== "paragraph") return null;
  const told = splitScript(below.text).map(({ text }) =>
    CHOICE.test(text) ? text.replace(/。$/, "です。") : text,
  );
  const end = told.findIndex((text, at) => at >= MOST_OF_VERDICT || leansOnPrevious(text, "ja"));
  const text = told.slice(0, end === -1 ? undefined : end).join("");
  return text ? { text, blockIndex: head + 1 } : null;
}

/** 「本記事のリンクから購入されると、当サイトに収益が発生することがあります。」 */
export const isDisclosure = (text: string): boolean =>
  /(?:リンク|広告|アフィリエイト|プロモーション)[^。]*(?:収益|報酬|手数料|紹介料|含まれ|含みます|利用してい|参加してい)/u.test(
    text,
  );
