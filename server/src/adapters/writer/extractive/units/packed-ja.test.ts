import { expect, it } from "vitest";
import { packedTold } from "./packed-ja.ts";

it.each([
  [
    "真あじ 開き2枚（金目より身が締まり、塩の味がよく分かります）",
    "真あじは、開き2枚です。金目より身が締まり、塩の味がよく分かります。",
  ],
  [
    "かます 3尾(旬は9月から11月。大きさは選べません)",
    "かますは、3尾です。旬は9月から11月です。大きさは選べません。",
  ],
  ["にしん　開き2枚", "にしんは、開き2枚です。"],
  ["塩は 2袋に分けてお使いください", "塩は 2袋に分けてお使いください"],
  ["干物 詰め合わせ", "干物 詰め合わせ"],
])("tells a thing of a set in whole sentences: %s [7.3]", (text, told) => {
  expect(packedTold(text)).toBe(told);
});
