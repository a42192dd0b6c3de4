import { expect, it } from "vitest";
import { wordsToRead } from "./sentence-words";

it("offers the words of a sentence that may be misread, each once", () => {
  expect(wordsToRead("真鍮のランタンは、LEDと真鍮です。", "ja", 20)).toEqual(["真鍮", "LED"]);
  expect(wordsToRead("The Nguyen lamp is by Nguyen.", "en", 20)).toEqual(["The", "Nguyen", "lamp"]);
});
