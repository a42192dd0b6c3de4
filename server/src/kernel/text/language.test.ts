import { expect, it } from "vitest";
import { detectLanguage } from "./language.ts";

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
