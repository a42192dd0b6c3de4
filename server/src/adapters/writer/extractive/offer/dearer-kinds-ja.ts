import type { Block, Page } from "#kernel/page";
import { splitScript } from "#kernel/text/sentences";
import type { Draft } from "../draft.ts";

const OF_CHOICE = /^(?:色|カラー|サイズ|大きさ|種類|タイプ|味|柄|素材|生地|香り|形)$/u;
const FRAME = /^[\s●■◆◇○□▼・【［[]+|\s*[（(][^（()）]*[)）]\s*$|[】］\]：:\s]+$/gu;
/** 「はいいろ（＋300円）」 */
const DEARER = /^([^、。：:（()）＋+]{1,12})\s?[（(]?\s?[＋+]\s?([\d,]+)円(?:（?税込）?)?\s?[)）]?$/u;
const NAME = /^[^、。：:（()）！？\d]{1,12}$/u;
const MOST = 6;
/** 「藍だけは手間がかかるため、お値段が¥17,600になります。」 */
const ALONE =
  /^([^、。はがもを「」]{1,8})(?:だけ|のみ)は、?[^。]{0,40}?(?:(?:お値段|価格)[がは]、?)[¥￥]?([\d,]{3,})円?(?:になります|となります|です)。$/u;
/** 「墨のMとL、苔のLは完売しました。」 */
const GONE =
  /^([^はが。]{1,24})は、?(完売|売り?切れ|品切れ)(?:しました|いたしました|です|となりました|になりました)。$/u;
/** One colour in one size, or a size: any other name may be that of another thing. */
const SIZED = /^(?:[^、。のはが\d]{1,8}の)?(?:X{0,3}[SML]|F|[\d.]+\s?(?:cm|号|インチ)|[大中小])(?:サイズ)?$/u;

/** Says which kinds of Japanese goods cost more than the price that is told, and which sizes the page says are sold out. */
export function dearerTold({ blocks, facts }: Page): Draft[] {
  const price = Number(facts.find(({ kind }) => kind === "price")?.value);
  const lists = blocks.flatMap((_, at) => choiceAt(blocks, at) ?? []);
  const alone = sentencesOf(blocks).flatMap(({ text, at }): Draft[] => {
    const [, name = "", amount = ""] = ALONE.exec(text) ?? [];
    const isOther = name !== "" && Number(amount.replaceAll(",", "")) > price;
    return isOther ? [tiedIn(`${name}だけは、${amount}円です。`, [amount], at)] : [];
  });
  const gone = sentencesOf(blocks).flatMap(({ text, at }): Draft[] => {
    const [, names = ""] = GONE.exec(text) ?? [];
    return names !== "" && names.split(/[、と・]/u).every((name) => SIZED.test(name.trim()))
      ? [tiedIn(text, [], at)]
      : [];
  });
  return [...lists.slice(0, 1), ...alone.slice(0, 1), ...gone.slice(0, 1)];
}

/** 「色は、白、黒から選べ、黒はプラス300円です。」: a list below the name of a choice, where some cost more. */
function choiceAt(blocks: readonly Block[], at: number): Draft | null {
  const label = (blocks[at]?.text ?? "").trim().replace(FRAME, "").replace(FRAME, "");
  if (blocks[at]?.kind === "list_item" || !OF_CHOICE.test(label)) return null;
  const end = blocks.findIndex(({ kind }, index) => index > at && kind !== "list_item");
  const items = blocks.slice(at + 1, end === -1 ? undefined : end).map(({ text }) => text.trim());
  const known = items.map((text) => {
    const [, name = text, more = ""] = DEARER.exec(text.normalize("NFKC")) ?? [];
    return { name: name.trim(), more };
  });
  const dearer = known.filter(({ more }) => more !== "");
  const isWhole = known.length > 1 && known.length <= MOST && known.every(({ name }) => NAME.test(name));
  if (!isWhole || dearer.length === 0 || dearer.length === known.length) return null;
  const names = known.map(({ name }) => name).join("、");
  const said = dearer.map(({ name, more }) => `${name}はプラス${more}円`).join("、");
  const amounts = dearer.map(({ more }) => more);
  const first = items.findIndex((text) => DEARER.test(text.normalize("NFKC")));
  return tiedIn(`${label}は、${names}から選べ、${said}です。`, amounts, at + 1 + first);
}

const sentencesOf = (blocks: readonly Block[]) =>
  blocks.flatMap(({ kind, text, isReview }, at) =>
    kind === "paragraph" && !isReview ? splitScript(text).map((one) => ({ text: one.text.trim(), at })) : [],
  );

const tiedIn = (text: string, amounts: readonly string[], blockIndex: number): Draft => ({
  text,
  ties: amounts.map((amount) => ({ text: `${amount}円`, blockIndex, factId: null })),
});
