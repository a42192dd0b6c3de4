import { expect, it } from "vitest";
import { grouped } from "./grouped";

it.each([
  [0, "0"],
  [999, "999"],
  [1_000, "1,000"],
  [12_345, "12,345"],
  [123_456, "123,456"],
  [1_234_567_890, "1,234,567,890"],
  [-999, "-999"],
  [-123_456, "-123,456"],
  [1_234.5, "1,234.5"],
  [0.25, "0.25"],
])("writes %d as both languages do [4.12]", (value, written) => {
  for (const language of ["ja", "en"]) {
    expect(grouped(value, language)).toBe(written);
    expect(new Intl.NumberFormat(language).format(value)).toBe(written);
  }
});
