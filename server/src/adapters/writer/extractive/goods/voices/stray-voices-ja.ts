import type { Block, Page } from "#kernel/page";

const OF_NOTES = /注意|お手入れ|取り?扱い|仕様|スペック|サイズ|規格/u;
/**
 * 「夫の指だと、少し持ちにくいようです。」: a buyer tells what the family makes of the goods. 「丈夫に」 and 「母の日」
 * are of no family.
 */
const OF_FAMILY =
  /(?<!\p{Script=Han})(?:夫|主人|旦那|妻|家内|嫁|娘|息子|うちの子|わが家|我が家|実家|義?[父母](?!の日))(?:の|は|が|も|に|と|へ|用)[^。]*(?:ようです|みたいです|でした|喜んでい(?:ます|ました))(?:[。！!]|$)/u;

/** 「2026/09/30 投稿者：匿名 おすすめ度：★★★☆☆」: above or below a buyer's words. */
const STAMP = /^(?=.{4,80}$)[^。]*(?:投稿者|(?:おすすめ|評価|満足)(?:レベル|度)?\s*[：:]|★[★☆]{2})/u;
/** 「音質4 装着感4 デザイン4 ケーブルが固めです。」: a buyer's marks stand before the words. */
const SCORED =
  /^(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,8}[ 　：:]?[1-5](?:\.\d)?[ 　／/]+){2,}[^\d。]*。/u;
/** 「書店員のひとこと」 */
const OF_STAFF =
  /(?:店員|スタッフ|担当者?|バイヤー|司書|ソムリエ|編集部?員?)(?:さん)?(?:の|から(?:の)?)?(?:ひと?こと|一言|コメント|感想|つぶやき|ひとりごと)$/u;
/** 「表紙にひかれて手に取りました。」: what one did and felt oneself, and nothing that the goods are. */
const FELT =
  /正直に(?:言う|申し上げる)と|手に取り?ました|読み(?:はじめ|始め|終わ|終え)|忘れられません|泣い(?:て|た)|びっくりしました/u;
/** 「店主のひとりごと」: nothing of the goods. */
const OF_KEEPER = /の(?:ひとりごと|独り言|つぶやき|近況|雑記)$/u;
/** 「たわみながら耐えてくれました。」: a thing did so for somebody. */
const OF_USE =
  /てくれました(?:。|$)|(?:だ|[いるたう])と思います(?:。|$)|けど、|のもいい(?:です)?。|かな。|無事でした。|(?:贅沢|最高|大満足|正解|十分)(?:です|でした)(?:。|$)/u;
const isLine = ({ kind }: Block) => kind === "paragraph" || kind === "list_item";

/** Whether a line is one of those right below the goods' table of which one is a review's stamp. */
function isAmongReviews(blocks: readonly Block[], at: number): boolean {
  const from = blocks.findLastIndex((block, index) => index < at && !isLine(block));
  const behind = blocks.findIndex((block, index) => index > at && !isLine(block));
  const run = blocks.slice(from + 1, behind === -1 ? blocks.length : behind);
  return blocks[from]?.kind === "table_row" && run.some(({ text }) => STAMP.test(text.trim()));
}

/** Whether a paragraph has a buyer's marks, or stands below the list of a page's notes, where reviews have lost their heading, and speaks as a buyer. */
export function isStrayVoice({ blocks, language, type, facts }: Page, at: number): boolean {
  const block = blocks[at];
  const isRated = facts.some(({ kind }) => kind === "review_count");
  if (language !== "ja" || type !== "product" || !block || !isLine(block)) return false;
  if (isAmongReviews(blocks, at) || SCORED.test(block.text.trim())) return true;
  if (block.kind !== "paragraph") return false;
  const head = blocks.findLastIndex(({ kind }, index) => index < at && kind === "heading");
  if (OF_KEEPER.test(blocks[head]?.text.trim() ?? "")) return true;
  if (isRated && OF_USE.test(block.text) && isAtEnd(blocks, at)) return true;
  if (OF_STAFF.test(blocks[head]?.text.trim() ?? "") && FELT.test(block.text)) return true;
  if (!OF_FAMILY.test(block.text)) return false;
  const between = blocks.slice(head + 1, at);
  const isListed = ({ kind }: Block) => kind === "list_item" || kind === "table_row";
  return head !== -1 && OF_NOTES.test(blocks[head]?.text ?? "") && between.some(isListed);
}

/** Whether a short paragraph is one of the last on its page: where reviews have lost their heading and their names. */
const isAtEnd = (blocks: readonly Block[], at: number) =>
  at >= TAIL * blocks.length &&
  blocks.slice(at).every(({ kind, text }) => kind === "paragraph" && text.length <= LONGEST_REVIEW);
const TAIL = 0.6;
const LONGEST_REVIEW = 140;
