import type { Block } from "#kernel/page";
import { type Conditions, namesByNumbers } from "./conditions-ja.ts";

/** 「次のような場合、失敗します。」 above a table, 「次のものは出せません。」 above a list that is not told; not 「中学生以下の場合」. */
const OF_LIST =
  /(?<![生歳才人名円度\d％%])(?:次|以下|下記)の(?:もの|方|人|者|場合|品目|物|書類|点|こと|条件|項目|症状|行為|使い方|用途|作業|機器|製品|商品|施設|地区|地域|ような|(?:いずれか|どれか|どちらか)(?:一つ|ひとつ|1つ)?[にのを]|[\d０-９二三四五六七八九]{1,2}(?:点|つ|項目|種類)[をにがは])(?![^。]*すべて)/u;
/** A call for help is needed without the list, too. */
const CALLS = /(?:119|110|118|#7119|＃7119|１１９|１１０|１１８)番?(?!\d)|救急車|\d{2,5}-\d{1,4}-\d{3,4}/u;
/** Of what is below such a sentence nothing may be told without it, and nothing of it without what is below. */
const WARNS =
  /ない(?:で|よう|こと)|ません|ねば|なければ|できない|中止|中断|注意|医師|医者|受診|すぐ|[直た]ちに|ただちに|禁|危険|いけ|[だダ][めメ]|やめ|止め|避け|さけ|控え|ひかえ|断り|遠慮|対象外|除[きく]|気を(?:付|つ)け|失格|無効|必ず|警告|相談|電話/u;

const isListed = (block: Block | undefined) => block?.kind === "list_item" || block?.kind === "table_row";

/** Whether a sentence says too little without the list right below it. */
export const needsListBelow = (text: string, next: Block | undefined) =>
  !CALLS.test(text) &&
  isListed(next) &&
  (OF_LIST.test(text) || namesByNumbers(text) || (PROMISES.test(text) && !isSaid(next)));
/** 「次の書類を郵送してください。窓口でも受け付けます。」: wherever it stands above the list, nobody hears what to send. */
export const ordersListBelow = (text: string, next: Block | undefined) => isListed(next) && OBJECT.test(text);
const OBJECT = /(?:次|以下|下記)の(?:必要)?(?:書類|もの|物|品)を[^。]*(?:ください|ます)。$/u;
/** 「長所は次の2つです。」, 「見えたことは三つあります。」, above things that are no sentences. */
const PROMISES =
  /(?<![生歳才人名円度\d％%])(?:次|以下|下記|つぎ)の[^。]{0,16}(?:です|ます)。$|(?<!の[一1１]|のひと)(?:つ|点|種類|とおり)(?:あります|です)。$/u;
const isSaid = (block: Block | undefined) =>
  /[。！？]$|(?:です|ます|ません)$/u.test(block?.text.trim() ?? "");

/** 「次の方は、」, above the people of whom it is told. */
const OF_THESE = /^(?:次|以下|下記)の(?:ような)?(方|人|者|場合)(?=[はにがをだで]|、)/u;
const MOST_ITEMS = 5;
const LONGEST_ITEM = 30;
/** How an item ends that can stand for the noun that announces it, or before it: 「意識がない場合」. */
const ENDINGS: Record<string, RegExp> = {
  方: /(?:方|人|者|子)$/u,
  人: /(?:方|人|者|子)$/u,
  者: /(?:方|人|者|子)$/u,
  場合: /(?:場合|とき|時)$/u,
};
const STATED = /[がをに][^、。がをに]{0,12}(?:ない|ている|でいる|[むぐぶる]|[いしっけれえ]た|んだ)$/u;

/** The sentence with the things below in the place of 「次の方」; null where not each can stand there whole. */
function inPlace(sentence: string, items: readonly Block[]): string | null {
  const [announced = "", noun = ""] = OF_THESE.exec(sentence) ?? [];
  const own = items.map(({ text }) => text.trim().replace(/(?:です)?。?$/u, ""));
  const isPlain = own.every(
    (item) => item.length <= LONGEST_ITEM && !/[。、（）()：:／/※！？!?]/u.test(item),
  );
  if (!announced || own.length < 2 || own.length > MOST_ITEMS || !isPlain) return null;
  const listed = `${own.slice(0, -1).join("、")}、または${own.at(-1)}`;
  const rest = sentence.slice(announced.length);
  if (own.every((item) => ENDINGS[noun]?.test(item))) return `${listed}${rest}`;
  return noun === "場合" && own.every((item) => STATED.test(item)) ? `${listed}場合${rest}` : null;
}

/** 「次の点に注意してください。」 above orders, each of which is true alone. */
const OF_HEED = /^(?:次|以下|下記)の(?:点|こと)に、?(?:ご?注意|気をつけ)/u;
const ORDERS = /^[^。]{6,}(?:ください|ません)。$/u;

/** The blocks with what a sentence says of the list below it: its things in the sentence, or no word of a ban's list. */
export function withListsBelow({ blocks, listed: known }: Conditions): Conditions {
  const said = [...blocks];
  const listed = new Set(known);
  for (const [index, block] of blocks.entries()) {
    const last = /[^。]*。?$/u.exec(block.text.trim().replace(/。$/u, ""))?.[0] ?? "";
    const isAbove = block.kind !== "heading" && isListed(blocks[index + 1]) && !listed.has(index + 1);
    if (!isAbove || !OF_LIST.test(last)) continue;
    const kind = blocks[index + 1]?.kind;
    const end = blocks.findIndex((next, at) => at > index && next.kind !== kind);
    const items = blocks.slice(index + 1, end === -1 ? undefined : end);
    const whole = block.kind === "paragraph" && kind === "list_item" ? inPlace(last, items) : null;
    if (whole) {
      const text = block.text.trim().replace(/。$/u, "");
      said[index] = { ...block, text: `${text.slice(0, text.length - last.length)}${whole}。` };
    }
    if (kind === "list_item" && OF_HEED.test(last) && items.every(({ text }) => ORDERS.test(text.trim())))
      for (const at of items.keys()) listed.add(index + 1 + at);
    else if (whole || (WARNS.test(last) && !CALLS.test(last)))
      for (const [at, item] of items.entries()) said[index + 1 + at] = { ...item, text: "" };
  }
  return { blocks: said, listed };
}
