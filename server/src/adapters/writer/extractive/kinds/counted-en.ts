import { alternativesOf } from "#kernel/text/phrases";
import { endsInGoods } from "./goods-nouns-en.ts";

const COUNTED = new RegExp(
  `(?:^|[ -])(?:${alternativesOf("goods-counted-en")}|${alternativesOf("english-counted-things")})$`,
  "i",
);

/** Whether words end with a noun of goods of which there may be one: "Pony Cart Harness", "Graphics Card". */
export const endsInOne = (text: string): boolean => endsInGoods(text) || COUNTED.test(text);
