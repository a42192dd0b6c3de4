import type { Block } from "#kernel/page";

/** 「入っているもの（5種10枚）」 */
const HEAD =
  /^(?:入っているもの|はいっているもの|入っているお?品|(?:セット|詰め?合わ?せ|箱|袋)の?(?:内容|中身)|セット内容|内容|中身|お?品書き|おしながき|詰め?合わ?せ)(?:\s*[（(][^（()）]*[)）])?$/u;
const COUNT = "\\d{1,3}(?:枚|尾|本|個|粒|袋|箱|切れ?|缶|杯|匹|食|パック|束|玉|瓶|びん|点|冊|組)";
/** 「真あじ（開き）……3枚／1枚 約130g」, 「かます 2枚」 */
const ITEM = new RegExp(
  `^[・●■]?\\s*(\\p{L}[\\p{L}ー・]{0,13})(?:[（(][^（()）]{1,12}[)）])?\\s*(?:[…‥.．・:：―—─×xX\\s]+)\\s*(${COUNT})(?:入り?)?(?=$|[\\s／/※（(])`,
  "u",
);
const FEWEST = 2;
const MOST = 7;

/** The things of a set and how many of each there are, as the sentence that a list of them is; null for another list. */
export function containedTold(heading: string, items: readonly Block[]): string | null {
  if (!HEAD.test(heading) || items.length < FEWEST || items.length > MOST) return null;
  const parts = items.map(({ text }) => ITEM.exec(text.normalize("NFKC").trim()));
  if (!parts.every((part) => part !== null)) return null;
  return `入っているのは、${parts.map(([, thing, count]) => `${thing}${count}`).join("、")}です。`;
}

/** The items right below a place. */
export function itemsBelow(blocks: readonly Block[], at: number): Block[] {
  const end = blocks.findIndex(({ kind }, index) => index > at && kind !== "list_item");
  return blocks.slice(at + 1, end === -1 ? undefined : end);
}
