import type { Page } from "#kernel/page";
import { sectionsOf } from "../../sections.ts";
import type { SpecRow } from "./specs.ts";

/** Measures of the thing itself; 「送料」 or 「直径」 of something else stand in no such line. */
const LABEL =
  "(?:本体)?(?:口径|高さ|幅|奥行き?|長さ|全長|直径|厚さ|深さ|容量|満水(?:容量)?|重さ|重量|質量|適応身長|適応体重)";
const UNIT = "(?:cm|mm|m|kg|g|mL|ml|L|cc|㎝|㎜|㎏|センチ|ミリ|グラム|キロ|リットル)";
const ROW = new RegExp(
  `^[・●■]?\\s*(${LABEL})\\s?[ 　：:]\\s?(約?\\d[\\d.,]*\\s?${UNIT}(?:以上|以下|まで)?)$`,
  "u",
);
/** 「素材：綿100%」: by its colon an item is a row, whatever its value. */
const ITEM =
  /^(大きさ|サイズ|寸法|素材|材質|生地|原材料名?|内容量|重さ|重量|産地|原産国|仕上げ)\s?[：:]\s?(\S[^。：:]{1,30})$/u;
/** 「…／重さ 約290g 手仕事のため、…」: behind the last measure a note may go on. */
const NOTE = new RegExp(`(?<=\\d\\s?${UNIT})[ 　]+(?![\\d×x✕～〜~-]).{6,200}。$`, "u");
const OF_VOLUME = /容量|満水/u;

/** Japanese shops write measures as lines, too: 「口径 約8cm／高さ 約9cm」, 「質量 640g」. */
export function labelledLinesInJapanese({ blocks, type }: Page): SpecRow[] {
  const sections = sectionsOf(blocks, type);
  return blocks.flatMap(({ kind, text, isBeside }, blockIndex) => {
    if (kind === "heading" || kind === "table_row" || isBeside || sections[blockIndex]?.kind !== "own")
      return [];
    const [, name = "", stated = ""] = (kind === "list_item" && ITEM.exec(text.trim())) || [];
    if (name) return [{ place: { factId: null, blockIndex }, label: name, value: stated, isPart: false }];
    const parts = text.replace(NOTE, "").split(/\s*[／/]\s*/u);
    const rows = parts.flatMap((part) => {
      const [, label = "", value = ""] = ROW.exec(part.trim()) ?? [];
      return label ? [{ place: { factId: null, blockIndex }, label, value, isPart: false }] : [];
    });
    // A listener keeps few figures, and asks for size and weight before the volume.
    const inOrder = rows.toSorted(
      (a, b) => Number(OF_VOLUME.test(a.label)) - Number(OF_VOLUME.test(b.label)),
    );
    return rows.length === parts.length ? inOrder : [];
  });
}
