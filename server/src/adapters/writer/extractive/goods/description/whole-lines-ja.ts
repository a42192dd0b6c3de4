import type { Block, Page } from "#kernel/page";
import { factOf } from "../../subject.ts";
import { conditionTold, isOfUsed } from "../specs/condition-ja.ts";
import { containedTold, itemsBelow } from "../specs/contained-ja.ts";
import { fitsTold } from "../specs/fits-ja.ts";
import { heldTold } from "../specs/held-ja.ts";
import { labelledNoteTold, withoutPictureNumbers } from "../specs/labelled-notes-ja.ts";
import { usesTold } from "../specs/uses-ja.ts";
import { monthsTold } from "./by-month-ja.ts";

/** 「「小さいのがほしい。」」, above 「そんなお声から生まれた…」: what stands in the one is what the other takes up. */
const VOICE = /^[「『]([^「」『』]{4,60}?)。?[」』]$/u;
const TAKEN_UP =
  /^(?:そんな|そういう|そうした|こんな|こういう|こうした)(?:お客(?:様|さま|さん)の)?(?:お?声|ご?要望|お?悩み|ご?相談|願い|思い|想い)/u;

/** 「写真は見本です。: 木地師の…」: a page that is laid out by a table has prose in its cells. */
const CELLS = /^[^：:]{0,60}。\s?[：:]\s?(.+)$/su;
const PROSE = /(?:です|ます|ません|でした|ました)。/gu;
const FEWEST_SENTENCES = 3;

/** 「使っていないもの」 */
const NOT_IN_IT =
  /^(?:(?:使|つか)って|使用して|(?:入|い)れて|(?:加|くわ)えて|(?:入|はい)って)い?ない(?:もの|成分|原料|材料)$/u;
const THINGS =
  /^((?:[^。、／/・※はがを]{1,12}[／/・、]){1,9}[^。、／/・※はがを]{1,12}?)(?:。|\s*※|$)\s*(.*)$/su;

/** 「付属品」 above 「鞘、砥石。」, 「道具つきの内容」 above what only that set has. */
const BESIDE_IT =
  /^(?:(?:主な|おもな)?(?:付属|同梱)(?:品|物)|おつけするもの|[^、。はがを]{2,12}(?:の|セット)内容)$/u;

/** 「こんな鍋には使わないでください：銅／土鍋。」 */
const NOT_FOR =
  /^[^\p{L}]*(?:こんな|このような|次のような|以下のような|次の|以下の)([^、。はがを]{1,8})には、?([^。：:]{1,12}ないで(?:ください|下さい))[：:]\s*([^。]+[／/][^。]+)。?(.*)$/su;

const FRAME = /^[\s\p{P}\p{S}]+|[\s\p{P}\p{S}]+$/gu;
const SIGNS = /^[^\p{L}]+/u;
const isText = (block: Block | undefined) => block?.kind === "paragraph" || block?.kind === "list_item";

/**
 * The page with lines that say something only together with what stands beside them as sentences: a voice and the
 * words that take it up, a heading and its list. Blocks keep their places.
 */
export function withWholeLines(page: Page): Page {
  if (page.language !== "ja" || page.type !== "product") return page;
  const blocks = [...page.blocks];
  const isUsed = isOfUsed([page.title, factOf(page, "name")?.value ?? ""]);
  for (const [at, block] of page.blocks.entries()) {
    const kept = isUsed ? keptTold(block) : null;
    const told = kept ?? toldOf(page.blocks, at);
    if (told !== null) blocks[at] = { ...block, kind: "paragraph", text: told };
    const next = page.blocks[at + 1];
    const [, voice = ""] = VOICE.exec(block.text.trim()) ?? [];
    if (!voice || !next || !isText(block) || !isText(next) || !TAKEN_UP.test(next.text.trim())) continue;
    blocks[at] = { ...block, text: "" };
    blocks[at + 1] = { ...next, text: `「${voice}」、${next.text.trim()}` };
  }
  for (const [at, { kind, text: heading }] of page.blocks.entries()) {
    const items = kind === "list_item" ? [] : itemsBelow(page.blocks, at);
    const text = containedTold(heading.replace(SIGNS, ""), items);
    if (text === null) continue;
    blocks.fill({ kind: "paragraph", text: "" }, at + 1, at + 1 + items.length);
    blocks[at + 1] = { kind: "paragraph", text };
  }
  for (const { from, to, text } of usesTold(page.blocks)) {
    blocks.fill({ kind: "paragraph", text: "" }, from, to);
    blocks[from] = { kind: "paragraph", text };
  }
  for (const { from, to, text } of fitsTold(page.blocks)) {
    blocks.fill({ kind: "paragraph", text: "" }, from, to);
    blocks[from] = { kind: "paragraph", text };
  }
  for (const { from, to, text } of monthsTold(page.blocks)) {
    blocks.fill({ kind: "paragraph", text: "" }, from, to);
    if (text !== null) blocks[from] = { kind: "paragraph", text };
  }
  return blocks.every((block, at) => block === page.blocks[at]) ? page : { ...page, blocks };
}

/** How a used thing has been kept. */
const keptTold = ({ kind, text }: Block): string | null =>
  kind === "list_item"
    ? (conditionTold(withoutPictureNumbers(text)) ?? labelledNoteTold(text))
    : kind === "paragraph"
      ? labelledNoteTold(text)
      : null;

function toldOf(blocks: readonly Block[], at: number): string | null {
  const { kind, text = "" } = blocks[at] ?? {};
  if (kind === "table_row") {
    const [, prose = ""] = CELLS.exec(text) ?? [];
    return (prose.match(PROSE)?.length ?? 0) >= FEWEST_SENTENCES ? prose : null;
  }
  if (kind !== "paragraph" && kind !== "list_item") return null;
  const above = blocks[at - 1];
  const heading = above?.kind === "heading" ? above.text.replace(FRAME, "") : "";
  if (NOT_IN_IT.test(heading)) {
    const [, things = "", rest = ""] = THINGS.exec(text.trim()) ?? [];
    return things ? `${things.split(/[／/・、]/u).join("、")}は、使っていません。${rest}` : null;
  }
  if (BESIDE_IT.test(heading)) {
    const [, things = "", rest = ""] = THINGS.exec(text.trim()) ?? [];
    return things ? `${heading}は、${things.split(/[／/・、]/u).join("、")}です。${rest}` : null;
  }
  const [, whom = "", ban = "", cases = "", rest = ""] = NOT_FOR.exec(text.trim()) ?? [];
  if (whom)
    return `${cases.split(/[／/]/u).join("、")}のいずれかに当てはまる${whom}には、${ban}。${rest.trim()}`;
  return heldTold(heading, text);
}
