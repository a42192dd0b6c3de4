import { expect, it } from "vitest";
import { detectLanguage, isOtherLanguage } from "./language.ts";

const SLOVAK =
  "Vodný mlyn stojí pri rieke a melie múku pre celú dedinu. Mlynár každé ráno zdvihne stavidlo a koleso sa začne otáčať. " +
  "Zákazníci prinášajú žito, pšenicu aj jačmeň, ktorý sa čistí na starom site. Múka sa balí do papierových vriec. " +
  "V zime koleso zamrzne a dedina čaká na odmäk, kým sa žľab znova naplní vodou.";
const ENGLISH =
  "The water mill stands by the river and grinds flour for the whole village. The miller lifts the sluice each morning, " +
  "and the wheel begins to turn. Its café sells crème brûlée and Müsli to all who come for a visit.";

it("reads no language whose letters have marks as English, whatever a page declares [6.2]", () => {
  expect(detectLanguage(SLOVAK, null)).toBe(null);
  expect(detectLanguage(SLOVAK, "en")).toBe(null);
  expect(detectLanguage(ENGLISH, null)).toBe("en");
});

const FRENCH =
  "Le moulin est au bord de la rivière et il moud la farine pour tout le village. Le meunier a une roue, et on a vu la " +
  "roue qui tourne avec le courant. Les clients sont venus dans la cour pour le pain et pour les galettes du matin. ";

it("reads no language as English because of words that both have, nor because one customer wrote English [6.2]", () => {
  const review =
    "The bread of this mill is the best that we have had, and it is not far from the road to our house. ";
  expect(detectLanguage(FRENCH.repeat(2) + review, null)).toBe(null);
  expect(detectLanguage(ENGLISH + review, null)).toBe("en");
});

it("is sure of another language where the text has its small words, or Han characters without kana [6.2]", () => {
  expect(isOtherLanguage(FRENCH)).toBe(true);
  expect(isOtherLanguage(`TARN WATER MILL ${"水車磨坊位於河邊每日為村莊磨麵粉".repeat(4)}`)).toBe(true);
  expect(isOtherLanguage(`TARN ${"水車小屋は川のそばにあり、村のために粉をひきます。".repeat(4)}`)).toBe(
    false,
  );
  expect(isOtherLanguage(ENGLISH)).toBe(false);
  expect(isOtherLanguage("Tarn Mill 400 W, 12 kg")).toBe(false);
});
