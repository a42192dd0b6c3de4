import type { Block } from "#kernel/page";

/** When, where and for how much: who hears of an event has to know. */
const LABELS =
  /^(?:開催)?(?:日時|日程|期間|会期|会場|場所)$|^(?:入場料|入館料|参加費|受講料|観覧料|定員|荒天時|雨天時)$/;
const ROW = /^([^:：/／]{2,6})\s?[:：/／]\s?(\S[^:：。]{0,70})$/;
/** 「9:00」 has the sign of a row in it, and is said with its hour. */
const CLOCK = /(\d{1,2})[:：](\d\d)(?!\d)/g;

/** A row of a table that tells of an event, as the sentence that one would say; other blocks as they are. */
export function saidAsSentence(block: Block): Block {
  if (block.kind !== "table_row" || block.text.length > LONGEST) return block;
  const spoken = block.text.replace(CLOCK, (_, hour: string, minute: string) =>
    minute === "00" ? `${hour}時` : `${hour}時${minute}分`,
  );
  const [, label = "", value = ""] = ROW.exec(spoken.trim()) ?? [];
  if (!LABELS.test(label)) return block;
  const said = value
    .replace(/[（(][^（()）]*[)）]/g, "")
    .replace(/\s?[~〜～]\s?(?=\d)/g, "から")
    .replace(/[ 　]+/g, "、")
    .replace(/[、,]+$/, "");
  return said.length > 1 ? { ...block, kind: "paragraph", text: `${label}は、${said}です。` } : block;
}
const LONGEST = 90;
