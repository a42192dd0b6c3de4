import type { Block } from "#kernel/page";
import { cellsOf } from "../../rows/tables/tables-ja.ts";

const MODEL_COLUMN =
  /^(?:対応|適合)?(?:型式|型番|機種|車種|機器|本体|モデル|品番|製品|シリーズ)(?:名|番号)?$/u;
const FIT_COLUMN = /^(?:適合|対応|可否|使用可否|取付可否|互換)(?:可否|状況)?$/u;
const YES = /^[○◯◎〇]$|^(?:適合|対応|可)$/u;
const NO = /^[×✕✗]$|^(?:非適合|不適合|非対応|不可)$/u;
const FEWEST = 2;
const LONGEST = 140;

/** A table of what a part fits, and how it is told. */
interface Fits {
  from: number;
  to: number;
  text: string;
}

/** 「合うのは、MK-1とMK-2で、MK-3には合いません。」: the models of a table with circles and crosses; none where one is in doubt. */
export function fitsTold(blocks: readonly Block[]): Fits[] {
  const found: Fits[] = [];
  for (let from = 0; from < blocks.length; from += 1) {
    if (blocks[from]?.kind !== "table_row") continue;
    const end = blocks.findIndex(({ kind }, at) => at > from && kind !== "table_row");
    const to = end === -1 ? blocks.length : end;
    for (let head = from; head < to; head += 1) {
      const text = sentenceOf(blocks.slice(head, to).map((row) => row.text));
      if (!text) continue;
      found.push({ from: head, to, text });
      break;
    }
    from = to;
  }
  return found;
}

function sentenceOf(texts: readonly string[]): string | null {
  const [head = [], ...rows] = texts.map((text) => cellsOf(text, false).map((cell) => cell.trim()));
  const [model, fit] = [MODEL_COLUMN, FIT_COLUMN].map((kind) => head.findIndex((name) => kind.test(name)));
  if (model === undefined || fit === undefined || model === -1 || fit <= model) return null;
  const known = rows.map((row) => ({ name: row[model] ?? "", mark: row[fit] ?? "" }));
  const isWhole = known.every(({ name, mark }) => name !== "" && (YES.test(mark) || NO.test(mark)));
  if (!isWhole || known.length < FEWEST) return null;
  const [yes, no] = [YES, NO].map((kind) => [
    ...new Set(known.flatMap(({ name, mark }) => (kind.test(mark) ? [name] : []))),
  ]) as [string[], string[]];
  // Of a model that fits by its number alone nobody can say so in a word.
  if (yes.length === 0 || yes.some((name) => no.includes(name))) return null;
  const not = no.length > 0 ? `で、${joined(no)}には合いません。` : "です。";
  const text = `合うのは、${joined(yes)}${not}`;
  return text.length <= LONGEST ? text : null;
}

const joined = (names: readonly string[]) => (names.length === 2 ? names.join("と") : names.join("、"));
