/** 「鏡ノ池（水車町）の底」 is 「水車町の鏡ノ池の底」: where a place is, a listener hears before its name. */
export const PLACED: [RegExp, string] = [
  /(?<![\p{Script=Han}\p{Script=Katakana}ー「『・])([\p{Script=Han}\p{Script=Katakana}ノヶケ々ー]{1,8}(?:池|川|沼|湖|滝|山|橋|寺|神社|城跡?|公園|岬|浜))（([\p{Script=Han}]{1,8}[市区町村])）/gu,
  "$2の$1",
];
