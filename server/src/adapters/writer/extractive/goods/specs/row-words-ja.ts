import type { Spec } from "./specs.ts";

/** Words of a table's label as somebody says them. */
const LABELS: readonly (readonly [RegExp, string])[] = [
  [/^原材料名$/u, "原材料"],
  [/^(?:アレルゲン|特定原材料(?:等|など)?)$/u, "アレルギー物質"],
  [/^(?:製品|商品|自|総)?(?:質量|重量)$/u, "重さ"],
  [/^本体(?:質量|重量)$/u, "本体の重さ"],
  [/^(?:適用|対応)(?:床面積|畳数)$/u, "使える部屋の広さ"],
  [/^(?:適応|適用|対応|適合)身長$/u, "合う身長"],
  [/^(?:適応|適用|対応|適合)体重$/u, "合う体重"],
  [/^(?:適応|適用|対応|適合)年齢$/u, "対象年齢"],
  [/^(?:付属|同梱|同梱物)$/u, "付属品"],
];

/** Of which food a thing is made, or what may harm who eats it: things beside each other. */
const OF_THINGS = /^(?:原材料|原料|成分|アレルギー物質|付属品)$/u;
const ROOMS = /^使える部屋の広さ$/u;
const STATE = /^(?:状態|コンディション)$/u;
/** 「大豆」, and no amount, bracket or clause of it. */
const THING = /^[^\d、。（）()はがをにで]{1,20}$/u;
/** 「片足、約295g」: by which part or how many the figure goes. */
const MEASURED_BY =
  /^(片足|片方|片側|両足|両方|左右|ペア|[1１一](?:個|本|枚|足|組|袋|箱|台|粒|脚))(?:あたり)?[、 　]?(?=約?[\d０-９])/u;
/** 「木造6畳、洋室10畳」 */
const OF_ROOM = /^(木造|洋室|和室|鉄筋|プレハブ|コンクリート)(?:住宅)?[ 　]?(約?[\d.]+(?:畳|平方メートル))$/u;

/** 「ダイナミック型・開放」, 「単行本 上製」: what only the trade can say. */
const OF_TRADE = /^(?:型式|形式|体裁|様式)$/u;

/** A row as somebody would say it, or null where nobody can: 「質量: 71g」 is how heavy a thing is. */
export function rowInWords(row: Spec): Spec | null {
  if (row.isSentence) return row;
  if (OF_TRADE.test(row.label) && /・/u.test(row.value)) return null;
  const label = LABELS.find(([written]) => written.test(row.label))?.[1] ?? row.label;
  if (STATE.test(label)) return stateInWords(row);
  const value = row.value.replace(MEASURED_BY, "$1で");
  if (ROOMS.test(label)) return { ...row, label, value: roomsIn(value) };
  return { ...row, label, value: OF_THINGS.test(label) ? listed(value) : value };
}

/** 「大豆、塩」 as 「大豆と塩」; three things have their pauses. */
function listed(value: string): string {
  const things = value.split(/[、・]/u);
  return things.length > 1 && things.every((thing) => THING.test(thing))
    ? things.join(things.length === 2 ? "と" : "、")
    : value;
}

/** 「木造6畳、洋室10畳」 as 「木造で6畳、洋室で10畳まで」 */
function roomsIn(value: string): string {
  const rooms = value.split("、").map((room) => room.replace(OF_ROOM, "$1で$2"));
  return /\d(?:畳|平方メートル)$/u.test(value) ? `${rooms.join("、")}まで` : rooms.join("、");
}

/** 「本文は良好」, 「函は傷みなし」 */
const IS_SO = /^[^はがにを]{1,12}は[^はがにを]{1,16}$/u;
/** 「函に日焼けとしみ」, 「見返しに蔵書印一つ」: where something is, and how many there are. */
const HAS =
  /^(?<where>[^はがをに]{1,12})に(?<what>[^はがをに\d]{1,16}?)(?<many>(?:少々|多数|わずか|数か所|[一二三四五六七八九十\d]+(?:つ|か所|箇所|点|本|枚|個)))?$/u;

/** How a used thing has been kept, as a sentence says it; null for notes that only stand beside each other. */
function stateInWords(row: Spec): Spec | null {
  const notes = row.value.split("、");
  const predicates = notes.map((note) => {
    const { where = "", what = "", many = "" } = HAS.exec(note)?.groups ?? {};
    if (where) return { said: `${where}に${what}が${many}`, verb: "あり" };
    return IS_SO.test(note) ? { said: note, verb: "で" } : null;
  });
  if (notes.length === 1 && !predicates[0]) return row;
  if (predicates.includes(null)) return null;
  const last = predicates.at(-1);
  const begun = predicates.slice(0, -1).map((one) => `${one?.said}${one?.verb}`);
  const value = [...begun, last?.said].join("、");
  return last?.verb === "あり" ? { ...row, value, ending: "あります" } : { ...row, value };
}

/** Labels beside the words by which a sentence of the text answers them: 「原料は魚と塩、それだけです。」 */
const TOLD_BY: readonly (readonly [RegExp, RegExp])[] = [
  [/^原材?料/u, /(?:^|[、。])原材?料は/u],
  [/^(?:素材|材質|生地)$/u, /(?:^|[、。])(?:素材|材質)は/u],
  [/^使用?方法$/u, /(?:^|[、。])使い方は/u],
];

/** Whether the sentences that were told have said already what a row's label asks. */
export const isAnsweredBy = ({ label }: Spec, told: readonly string[]): boolean =>
  TOLD_BY.some(([asked, answer]) => asked.test(label) && told.some((text) => answer.test(text)));
