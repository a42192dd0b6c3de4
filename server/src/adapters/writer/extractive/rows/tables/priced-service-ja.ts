import { isGeneric, isMeasured } from "../row-topics-ja.ts";

const PRICE = /^(?:料金|価格|金額|費用|代金|工賃)(?:[（(][^（()）]{1,8}[)）])?$/u;
const LONGEST = 12;
/** 「よくある質問」 and 「お買い得」 name nothing that has a price. */
const NO_SERVICE = /一覧|目安|表$|質問|案内|お知らせ|例$|その他|について|得$|[はがをに。、？?！!：:]/u;

/** 「丸洗い(ドライクリーニング)」 above a column of prices: without it nobody hears of what they are. */
export function pricedService(heading: string | undefined, heads: readonly string[]): string | null {
  const bare = (heading ?? "").trim().replace(/[（(][^（()）]*[)）]$/u, "");
  const isName = bare.length > 1 && bare.length <= LONGEST && !NO_SERVICE.test(bare) && !isGeneric(bare);
  // 「会場」 above 「会場名」 says no more than the names of its rows.
  const [kind = "", ...columns] = heads.map((head) => head.trim());
  const isKind = kind !== "" && (bare.includes(kind) || kind.includes(bare));
  return isName && !isKind && !isMeasured(bare) && columns.some((head) => PRICE.test(head)) ? bare : null;
}
