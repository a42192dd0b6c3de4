import type { Rewrite } from "../rewrite.ts";
import { alternatives, table } from "../table.ts";
import { digitByDigit } from "./numbers.ts";

const pieces = table(
  "歩=フ 香=キョー 桂=ケー 銀=ギン 金=キン 角=カク 飛=ヒ 玉=ギョク 王=オー 馬=ウマ 竜=リュー 龍=リュー",
);
const PIECE = alternatives(pieces.keys());
const RANKS = "〇一二三四五六七八九";
const sides: Readonly<Record<string, string>> = { "▲": "先手", "☗": "先手", "△": "後手", "☖": "後手" };

/** Moves of shogi: the file, the rank and the piece, 7六歩. */
export const shogi: readonly Rewrite[] = [
  [/(?<=[先後]手)[▲☗△☖](?=[1-9同])/g, ""],
  [/[▲☗△☖](?=[1-9][一二三四五六七八九]|同)/g, (side) => sides[side] ?? side],
  [
    new RegExp(
      String.raw`(?<![\d.,])([1-9])([一二三四五六七八九])(${PIECE})(?=[成打右左直上引寄不]|[^\p{Script=Han}]|$)`,
      "gu",
    ),
    (_, file = "", rank = "", piece = "") =>
      `${digitByDigit(`${file}${RANKS.indexOf(rank)}`)}${pieces.get(piece)}`,
  ],
  [
    new RegExp(
      String.raw`(?<=[先後]手|(?:フ|キョー|ケー|ギン|キン|カク|ヒ|ギョク)成?、)同(${PIECE})(?!\p{Script=Han})`,
      "gu",
    ),
    (_, piece = "") => `ドー${pieces.get(piece)}`,
  ],
];
