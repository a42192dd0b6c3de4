import { expect, it } from "vitest";
import { normalizeEnglish } from "./index.ts";

it.each([
  ["I read it last night. I read it daily.", "I red it last night. I read it daily."],
  ["She has never read it and will read it.", "She has never red it and will read it."],
  ["It was a great read that she has to read.", "It was a great read that she has to read."],
  ["It contains lead times, not lead.", "It contains lead times, not lead."],
  ["He took the lead: pipes made of lead.", "He took the lead, pipes made of led."],
  ["Lead paint leads to lead poisoning.", "Lead paint leads to led poisoning."],
  ["He plays bass, she cooked sea bass.", "He plays base, she cooked sea bass."],
])("tells the sounds of one spelling apart by its neighbours: %j", (text, spoken) => {
  expect(normalizeEnglish(text)).toBe(spoken);
});
