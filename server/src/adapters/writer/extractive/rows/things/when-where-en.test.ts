import { expect, it } from "vitest";
import { whenOf, whereOf } from "./when-where-en.ts";

it.each([
  ["5 May 2026", "on 5 May 2026"],
  ["June 9-11, 2026", "from June 9 to 11, 2026"],
  ["June 9-11, 2026 (tentative)", "provisionally from June 9 to 11, 2026"],
  ["Usually in May/June (2026 date TBA)", "usually in May or June"],
  ["Late September 2026", "in late September 2026"],
  ["Autumn term", null],
  ["5 May 2026 (second part 9 June)", null],
  ["Yard on 7 May 2026, Loft from 8 May", null],
])("says when %s is, and nothing of what is no plain date [7.3]", (value, said) => {
  expect(whenOf(value)).toBe(said);
});

it.each([
  ["Tarn, Ashby", { said: "in Tarn, Ashby", host: "Tarn, Ashby" }],
  ["The Old Mill, Tarn", { said: "at the Old Mill, Tarn", host: null }],
  ["8 Paper Street, Tarn", { said: "at 8 Paper Street, Tarn", host: null }],
  ["Online", { said: "online", host: null }],
  ["Tarn (or online)", null],
  ["Tarn and online", null],
  ["Various places", null],
])("says where %s is, and nothing of what is no place [7.3]", (value, where) => {
  expect(whereOf(value)).toEqual(where);
});
