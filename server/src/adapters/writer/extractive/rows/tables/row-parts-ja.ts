import { columnSaid } from "../column-said-ja.ts";

interface Part {
  column: string;
  noun: string;
}

/** From when to when it is, and which colour it has: beside the thing itself these need no name of their column. */
const WHEN = /^(?:開催|実施|断水|工事|停電|休業)?(?:日時|日程|期間|時間帯?)$/u;
const COLOUR = /^(?:本体)?(?:色|カラー)$/u;
/** 「3I00001から4E12400」: for the eye alone. */
const OF_CODES = /(?:(?:製造|シリアル|ロット|管理|型式?|品)番号?|コード)$/u;
const CODE = /\d\p{Lu}\d{3}|\p{Lu}{2,}\d{4}/u;
/** 「対象世帯は約310世帯」 says its unit twice. */
const OF_UNIT = /(?<=対象|募集|該当)(?:世帯|台|人|戸|件|個|名)数?$/u;
const NOTE = /[（(][^（()）]*[)）]$/u;

/** Behind a time a place needs none, either. */
const WHERE = /^(?:開催)?(?:会場|場所)$/u;

const isTime = ({ column, noun }: Part) => WHEN.test(column) && /\d(?:日|時|分).*から.*まで$/u.test(noun);

/**
 * The values of a row of several columns as a predicate: 「9月24日の午後10時から翌朝5時までで、対象は約310世帯」. Figures
 * of one kind stand beside each other: 「平日が300円、土曜日が400円」. Null where there are codes alone.
 */
export function rowPredicate(all: readonly Part[]): string | null {
  const said = all
    .map(({ column, noun }) => ({ column: column.replace(NOTE, "").trim(), noun }))
    .filter(({ column, noun }) => !OF_CODES.test(column) && !CODE.test(noun));
  if (said.length === 0) return null;
  const hasTime = said.some(isTime);
  const isBare = (part: Part) =>
    isTime(part) || COLOUR.test(part.column) || (hasTime && WHERE.test(part.column));
  const [bare, others] = [said.filter(isBare), said.filter((part) => !isBare(part))];
  if (bare.length === 0) return said.map(({ column, noun }) => `${columnSaid(column)}${noun}`).join("、");
  return [
    bare.map(({ noun }) => noun).join("、"),
    ...others.map(
      ({ column, noun }) => `${/\d/u.test(noun) ? column.replace(OF_UNIT, "") : column}は${noun}`,
    ),
  ].join("で、");
}
