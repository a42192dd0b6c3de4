import type { Block, Page } from "#kernel/page";

/** 「虫と湿気の点検：フェルトの虫食いがあれば写真でお見せします。」 */
const LABELLED =
  /^((?:「[^「」]{1,16}」[^\s：:、。？！?!「」]|[^\s：:、。？！?!「」『』（）()［］\d])[^：:、。？！?!「」『』［］]{1,23})[：:]\s*([^\s\d:：][^：:]{9,}。)$/su;
/** Those who speak, bans, and rows to look up have ways of their own. */
const OTHERS =
  /^(?:危険|警告|ご?注意|禁止|厳禁|重要|メモ|補足|参考|備考|質問|回答|問|答|[QA]|出典|引用|写真|撮影|文|取材|構成|聞き手|※.*)$|(?:日時?|期間|期限|時間|場所|会場|料金?|費用?|金額|価格|対象|定員|電話|連絡先|窓口|住所|名|者|さん|氏|君|先生)$/u;
/** 「毎秒0.25mの流れで動作」: a deed by its noun. */
const DEED =
  /[でにを](?:動作|対応|記録|通知|測定|計測|調整|確認|点検|掃除|洗浄|収納|固定|切断|充電|保存|管理)$/u;

/** 「実行するとKeyError: 'x' になる。」: the words before the colon go on behind it, or are a machine's. */
const GOES_ON = /(?:と|て|で|ば|たら|、)\s*[A-Za-z][A-Za-z\s]*$|^["'`]/u;

/** A Japanese text with the label of each of its items as a sentence of its own: nobody hears a colon. */
export function withLabelsSaid(page: Page): Page {
  if (page.language !== "ja" || page.type === "product") return page;
  const labels = page.blocks.map(({ kind, text }) =>
    kind === "list_item" || kind === "paragraph" ? (LABELLED.exec(text.trim())?.[1] ?? "").trim() : "",
  );
  // A label that comes again is somebody who speaks.
  const isOwn = (label: string) =>
    label !== "" && !OTHERS.test(label) && labels.filter((one) => one === label).length === 1;
  const blocks = page.blocks.map((block, at): Block => {
    const label = labels[at] ?? "";
    if (!isOwn(label)) return block;
    const [, , text = ""] = LABELLED.exec(block.text.trim()) ?? [];
    if (GOES_ON.test(label) || GOES_ON.test(text)) return block;
    return { ...block, text: `${label}${DEED.test(label) ? "します" : "です"}。${text}` };
  });
  return blocks.some((block, at) => block !== page.blocks[at]) ? { ...page, blocks } : page;
}
