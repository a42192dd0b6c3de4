import type { Rewrite } from "../rewrite.ts";
import { table } from "../table.ts";

/** Which way a house lies from a crossing of two streets, as Kyoto counts: 四条通烏丸東入ル. */
const ways = table("上=アガル 下=サガル 東入=ヒガシイル 西入=ニシイル 北入=キタイル 南入=ミナミイル");
const way = (_: string, written = "") => ways.get(written) ?? written;
const wayOfEither = (all: string, street?: string, side?: string) => way(all, street ?? side);

/** Behind these a pair of figures is a house number. */
const DIVISION =
  "[都道府県](?!代表|大会|予選)[^。、の]{0,12}[区市町村郡](?!立)|[都道府県市区](?!代表|大会|予選)[^。、の]{0,3}[区市町村](?!立)";
/** Behind these it is something else, in the name of a town or not. */
const NO_HOUSE = String.raw`[\d-]|\s?(?:回|人|点|年|月|日|時|分|個|円|%|度|階|で(?:勝|敗|引|下|逆)|の(?:勝|敗|ス|接|引))`;

export const places: readonly Rewrite[] = [
  [/通御池/g, "通オイケ"],
  [/([上下]|[東西南北]入)ル(?![ァ-ヺー])/g, way],
  // Without its る a way up or down may be a limit: 通常以上、通信上.
  [
    /(?<=[\p{Script=Han}ァ-ヺ]通[\p{Script=Han}ァ-ヺ]{0,6})(?:([上下])る|([東西]入)る?)(?=$|[、。\s\d])/gu,
    wayOfEither,
  ],
  [
    new RegExp(
      String.raw`(?<=(?:${DIVISION})\p{Script=Han}{1,6})(?<![校高大中学表勝戦部組軍])([1-9]\d{0,3})-(\d{1,4})(?!${NO_HOUSE})`,
      "gu",
    ),
    "$1の$2",
  ],
  // In kana a quarter may be no name, but three figures are no score.
  [
    new RegExp(
      String.raw`(?<=(?:${DIVISION})[ぁ-んァ-ヺー]{2,8})(\d{1,3})-(\d{1,3})-(\d{1,4})(?![\d-])`,
      "gu",
    ),
    "$1の$2の$3",
  ],
];
