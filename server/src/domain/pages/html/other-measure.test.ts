import { describe, expect, it } from "vitest";
import { differsInMeasure } from "./other-measure.ts";

describe("names of different sizes", () => {
  it.each([
    ["モズ 2P 前室テント", "モズ 4P 前室テント 炭", true],
    ["三人掛けソファ「ひだまり」", "ソファ ひだまり 2人掛け", true],
    ["三人掛けソファ「ひだまり」", "ソファ ひだまり 3人掛", false],
    ["Walnut bench, 48-inch", "Walnut bench 60-inch", true],
    ["Linen oil 500 ml", "Linen oil 250ml / 500ml", false],
    ["Linen oil 500 ml", "Linen oil", false],
    ["Stannick Corrie 48 Women's Pack", "Stannick Corrie 65 Expedition Pack", true],
    ["Ledgerfern 3: books for people", "Ledgerfern 2 – now with rules", true],
    ["48 Corries", "65 Corries", false],
    ["Linen oil 500 ml", "Linen oil 12 oz", false],
    ["栗の棚 120cm", "栗の棚 150cm", true],
    ['Walnut bench, 48"', 'Walnut bench, 60"', true],
    ["十二段の棚", "12段の棚", false],
    ["The Warden: Five-Drawer File", "The Warden Ten-Drawer File", true],
    ["The Warden: Five-Drawer File", "Warden file, 10-drawer", true],
    ["The Warden: Five-Drawer File", "Warden file, 5 drawers", false],
    ["Two piece apron", "One Piece apron", true],
    ["One-piece apron with two pockets", "One-piece apron", false],
    ["くずし字入門 全六回（秋期・土曜クラス）", "くずし字入門 全六回（春期・土曜クラス）", true],
    ["くずし字入門 初級", "くずし字入門 中級", true],
    ["くずし字入門 土曜クラス", "くずし字入門 木曜クラス", true],
    ["くずし字入門 午前・午後", "くずし字入門 午後の部", false],
    ["くずし字入門 秋期", "くずし字入門", false],
    ["Kettle 3 in 1", "Kettle 5 inch", false],
  ])("%s, %s", (one, other, differ) => {
    expect(differsInMeasure(one, other)).toBe(differ);
    expect(differsInMeasure(other, one)).toBe(differ);
  });
});
