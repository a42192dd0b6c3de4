import type { Block } from "#kernel/page";

/**
 * 「(6)おおむね…」, 「6 本の寄贈は…」: an ear takes the number for a part of the sentence. 「3 窓口 申込書を…」 is one way of
 * several, and without its number and its name it would be the only one.
 */
const MARK =
  /^\s*(?:([（(])([\d０-９]{1,2})[)）]\s*|([\d０-９]{1,2})[ 　]+)(?![^\s。、]{1,12}[ 　])(?=[\p{L}「])/u;

function numberOf(block: Block | undefined): { form: string; number: number } | null {
  const [, bracket = "", inBrackets, bare] = (block?.kind === "paragraph" && MARK.exec(block.text)) || [];
  const digits = inBrackets ?? bare;
  return digits ? { form: bracket, number: Number(digits.normalize("NFKC")) } : null;
}

/** A paragraph that is counted with its neighbours, without its number; another text as it is. */
export function withoutNumber(text: string, blocks: readonly Block[], at: number): string {
  const own = numberOf(blocks[at]);
  const isCounted = [-1, 1].some((step) => {
    const next = numberOf(blocks[at + step]);
    return own !== null && next?.form === own.form && next.number === own.number + step;
  });
  return isCounted ? text.replace(MARK, "") : text;
}

const ITEM = /^\s*[（(]?[\d０-９]{1,2}[)）]?[ 　]*[\p{L}「]/u;
const isItem = (block: Block | undefined) => block?.kind === "paragraph" && ITEM.test(block.text);

/** Whether a paragraph is one of several ways of which a reader takes one: alone it would be the only one. */
export function isOneWay(blocks: readonly Block[], at: number): boolean {
  if (!isItem(blocks[at])) return false;
  const lead = blocks[blocks.slice(0, at).findLastIndex((block) => !isItem(block))];
  return (
    lead?.kind === "paragraph" && /^[^。]*(?:いずれか|どれか|どちらか)の[^。]*(?:で|から)/u.test(lead.text)
  );
}
