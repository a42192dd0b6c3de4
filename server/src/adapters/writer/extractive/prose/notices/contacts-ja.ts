import type { Block, Page } from "#kernel/page";
import { splitScript } from "#kernel/text/sentences";

/** 「受付センター 電話0000-00-0000（月曜から土曜）」 */
const CONTACT =
  /^([\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー・ 　]{2,24}?)[ 　：:]*(?:電話|TEL|Tel)(?:番号)?[ 　：:]*(0\d{1,4}-\d{1,4}-\d{3,4})(?:[ 　]*[（(][^（()）]{2,60}[)）])?$/u;
const BY_PHONE = /電話(?:か|で|また|し|する|をください|をかけ|、)/;
const REQUEST = /ください|下さい|お願い|受け付け|受付け|承り|お知らせ/;
/** In any of the ways in which numbers are written: 0000（00）0000, 0000 00 0000, 0000ー00ー0000, +81 00 0000 0000. */
const NUMBER =
  /(?<!\d)(?:\+81[-. ]?)?(?:0\d{9,10}(?!\d)|[(]?\d{2,5}(?:[)]|[)]?[-‐‑–—−ー. (]{1,2})\d{1,4}[-‐‑–—−ー. )]{1,2}\d{3,4}(?!\d)|(?<=電話 ?)\d{2,4}-\d{4}(?![-\d]))/gu;
/** Fax numbers and ISBNs: nobody is called at them. Of two numbers in a row only the first belongs to the word. */
const OF_NO_TELEPHONE = new RegExp(
  String.raw`(?:fax|ファクス|ファックス)(?:番号)?[ :]*(?:${NUMBER.source})|isbn(?:番号)?[ :(]*(?:\d[-‐‑–—−ー ]?){9,12}[\dx]`,
  "giu",
);
const numbersOf = (text: string) =>
  (text.normalize("NFKC").replace(OF_NO_TELEPHONE, "").match(NUMBER) ?? []).map((number) =>
    number.replace(/\D/g, ""),
  );

/** The only telephone number of a page that tells its readers to call, as a sentence; other blocks as they are. */
export function withContact({ blocks, language, type }: Page): Block[] {
  if (language !== "ja" || type === "product") return [...blocks];
  const at = blocks.findIndex(({ kind, text }) => kind === "paragraph" && CONTACT.test(text.trim()));
  const numbers = new Set(blocks.flatMap(({ text }) => numbersOf(text)));
  if (at < 0 || numbers.size > 1) return [...blocks];
  const isAsked = blocks.some(
    ({ kind, text }, index) =>
      kind !== "heading" &&
      index !== at &&
      splitScript(text).some((one) => BY_PHONE.test(one.text) && REQUEST.test(one.text)),
  );
  if (!isAsked) return [...blocks];
  return blocks.map((block, index) => {
    const [, name = "", number = ""] = index === at ? (CONTACT.exec(block.text.trim()) ?? []) : [];
    return number ? { ...block, text: `${name.trim()}の電話番号は、${number}です。` } : block;
  });
}
