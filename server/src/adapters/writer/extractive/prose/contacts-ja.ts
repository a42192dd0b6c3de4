import type { Block, Page } from "#kernel/page";

/** 「受付センター 電話0000-00-0000（月曜から土曜）」 */
const CONTACT =
  /^([\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー・ 　]{2,24}?)[ 　：:]*(?:電話|TEL|Tel)(?:番号)?[ 　：:]*(0\d{1,4}-\d{1,4}-\d{3,4})(?:[ 　]*[（(][^（()）]{2,60}[)）])?$/u;
const BY_PHONE = /電話(?:か|で|また|し|する|をください|をかけ|、)/;

/** The only telephone number of a page that tells its readers to call, as a sentence; other blocks as they are. */
export function withContact({ blocks, language, type }: Page): Block[] {
  if (language !== "ja" || type === "product") return [...blocks];
  const contacts = blocks.flatMap(({ kind, text }, index) =>
    kind === "paragraph" && CONTACT.test(text.trim()) ? [index] : [],
  );
  const [at] = contacts;
  const isAsked = blocks.some(
    ({ kind, text }, index) => kind !== "heading" && index !== at && BY_PHONE.test(text),
  );
  if (at === undefined || contacts.length > 1 || !isAsked) return [...blocks];
  return blocks.map((block, index) => {
    const [, name = "", number = ""] = index === at ? (CONTACT.exec(block.text.trim()) ?? []) : [];
    return number ? { ...block, text: `${name.trim()}の電話番号は、${number}です。` } : block;
  });
}
