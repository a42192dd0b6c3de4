import type { Fact, Page } from "#kernel/page";
import { splitScript } from "#kernel/text/sentences";
import type { Draft } from "../draft.ts";
import { numbersIn } from "../ties.ts";

/** 「ご注文から3営業日以内に発送します。」, 「発送は毎週火曜と金曜です。」 */
const DISPATCH = new RegExp(
  [
    "^ご?注文(?:から|後|確定後)?、?(?:通常)?[\\d０-９一二三四五六七八九十〜～]{1,5}(?:営業)?日(?:以内|ほど|前後)?(?:に|で)(?:発送|出荷|お?届け)(?:(?:し|いたし)ます)?。$",
    "^(?:発送|出荷|お届け)は、?(?:毎週|ご?注文から|\\d{1,2}月)[^。]{1,20}です。$",
  ].join("|"),
  "u",
);
/** A part of the orders. */
const OF_SOME = /場合|以外|除|入金|振り?込|銀行|代引|ただし|お急ぎ|正午|午前|時まで/u;

const ROW = /^(?:発送|出荷|お届け|引き?渡し|納期)(?:日|時期|目安|予定|の目安)?$/u;
const AFTER_ORDER =
  /^(?:通常、?)?ご?注文(?:から|後|確定後)、?(約?[\d０-９]{1,3}(?:[〜～~-][\d０-９]{1,3})?(?:営業)?日(?:以内|ほど|前後|程度)?)$/u;

/** 「引渡し: ご注文から7日以内」: in the words of a buyer it is brought. */
function rowTold(fact: Fact): [string, Fact][] {
  const label = fact.label?.trim() ?? "";
  const isTime = fact.kind === "specification" && ROW.test(label) && AFTER_ORDER.test(fact.value.trim());
  if (!isTime) return [];
  return [[`${label.replace(/^引き?渡し/u, "お届け")}は、${fact.value.trim()}です。`, fact]];
}

/** The sentence of a shop that says when goods are sent, where it holds for all orders. */
export function dispatchTold({ facts }: Page): Draft[] {
  const sentences = facts
    .filter(({ kind }) => kind === "shipping")
    .flatMap((fact) => splitScript(fact.value).map(({ text }): [string, Fact] => [text.trim(), fact]))
    .filter(([text]) => DISPATCH.test(text) && !OF_SOME.test(text))
    .map(([text, fact]): [string, Fact] => [text.replace(/(?<=発送|出荷|届け)。$/u, "します。"), fact]);
  const said = [...sentences, ...facts.flatMap(rowTold)];
  const [[text, fact] = []] = said;
  if (!text || !fact || new Set(said.map(([one]) => one)).size > 1) return [];
  return [
    { text, ties: numbersIn(text).map((number) => ({ text: number, blockIndex: null, factId: fact.id })) },
  ];
}
