import { expect, it } from "vitest";
import { textPage } from "#test/text-page";
import { titleCritic } from "./titles.ts";

it("takes the beginning of a title for a clause of a sentence that goes on, and for cut where it is quoted", () => {
  const judge = titleCritic(textPage("氷はなぜ滑るのか 170年の寄り道", [], { language: "ja" }));
  expect(judge("氷はなぜ滑るのか、長く問われてきました。")).toBeNull();
  expect(judge("「氷はなぜ滑るのか」をお届けします。")).not.toBeNull();
});

it("takes a name for whole whose last word stands behind the quotation", () => {
  const judge = titleCritic(textPage("霧の宿 かわせみ 口コミ・感想", [], { language: "ja" }));
  expect(judge("「霧の宿 かわせみ」の口コミをご紹介します。")).toBeNull();
  expect(judge("「霧の宿 かわせみ」のお話です。")).not.toBeNull();
});

it("takes words that a report shares with its headline for no cut title", () => {
  const judge = titleCritic(textPage("Tarn and Holm disappoint", [], { language: "en" }));
  expect(
    judge("Two of the largest houses, Tarn and Holm, have missed what was expected of them."),
  ).toBeNull();
  expect(judge("This is “Tarn and Holm”, from the Daily.")).toBe("tarn and holm");
  expect(judge("Tarn and Holm.com have missed what was expected of them.")).toBeNull();
  expect(judge("We look at Tarn and Holm.")).toBe("tarn and holm");
});
