import { expect, it } from "vitest";
import { withQuotationsResumed } from "./delivery-marks.ts";

it.each([
  {
    parts: ["彼は、⸨明日は、", "必ず、", "行きます⸩、と言った。"],
    said: ["彼は、⸨明日は、", "⸨必ず、", "行きます⸩、と言った。"],
  },
  { parts: ["⸨一⸩と⸨二、", "三⸩と⸨四、", "五"], said: ["⸨一⸩と⸨二、", "三⸩と⸨四、", "⸨五"] },
  { parts: ["⸨明日は行く⸩、", "と言った。"], said: ["⸨明日は行く⸩、", "と言った。"] },
  { parts: ["今日は、", "晴れです。"], said: ["今日は、", "晴れです。"] },
])("marks in each part that a quotation goes on: $parts", ({ parts, said }) => {
  expect(withQuotationsResumed(parts)).toEqual(said);
});
