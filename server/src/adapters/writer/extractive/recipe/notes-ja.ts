import type { Block, Page } from "#kernel/page";

const KIND = "(?:こつ|コツ|ポイント|メモ|アドバイス|注意(?:点|事項)?|保存(?:方法|のしかた)?)";
const HEADING = new RegExp(
  `^(?:(?:この(?:レシピ|料理)|作り方|調理|料理|おいしく作る)の)?${KIND}(?:[・、と]${KIND})?$`,
  "u",
);
const LABEL = new RegExp(`^[※●■◆★☆]?${KIND}[：:][ 　]*(?=\\S)`, "u");

/** The blocks of a page with nothing in them but the tips below a recipe's steps: what keeps a cook from failing. */
export function notesBelow({ blocks }: Page, last: number): Block[] {
  let left = 0;
  return blocks.map((block, index) => {
    if (index <= last) return { ...block, text: "" };
    const text = block.text.trim();
    if (block.kind === "heading" || text.length <= LONGEST_HEADING) {
      left = HEADING.test(text) ? MOST : 0;
      return { ...block, text: "" };
    }
    if (block.kind === "table_row") return { ...block, text: "" };
    if (OF_SITE.test(text)) left = 0;
    else if (LABEL.test(text)) return { ...block, text: text.replace(LABEL, "") };
    else if (left > 0) {
      left -= 1;
      return block;
    }
    return { ...block, text: "" };
  });
}
const LONGEST_HEADING = 8;
/** A block further below is seldom a tip. */
const MOST = 3;
/** 「会員になるとポイントがたまります。」「このレシピを保存すると…」: below the heading, and about the site. */
const OF_SITE =
  /会員|登録|ログイン|ポイント.{0,8}(?:たま|貯ま|貯め)|ご覧|(?:レシピ|ページ)を(?:保存|印刷|シェア|検索)|見返せ|関連|(?:ほか|他)のレシピ|フォロー|アプリ(?!コ)|お気に入りに(?:登録|追加|保存)|ダウンロード|クリック|タップ(?!リ)|キャンペーン|送料|通販/;
