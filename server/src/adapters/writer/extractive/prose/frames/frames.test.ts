import { expect, it } from "vitest";
import { saidBlock, textPage } from "#test/text-page";
import { personOf } from "./frames.ts";

const personIn = (author: string, text: string) =>
  personOf(textPage("How a reed is kept", [saidBlock(text)], { author }));

it.each([
  ["Reed Weaving", "This text was written by Anna Tarn, who leads the team at Reed Weaving."],
  ["Reed Weaving", "Reed Weaving’s Anna Tarn tells how a reed is kept."],
  ["Reed Weaving", "Looms stand still in summer. At Reed Weaving, we oil them then."],
  ["Contributors to Weaving", "A reed keeps the threads apart."],
  ["Tarn Studio", "A reed keeps the threads apart."],
  ["Courier Reporter", "A reed keeps the threads apart."],
])("takes where people work for no person: %s, %s", (author, text) => {
  expect(personIn(author, text)).toBeNull();
});

it.each([
  ["Anna Tarn", "Anna Tarn’s loom stands in the mill of the valley."],
  ["Anna Tarn", "Anna Tarn’s Great Loom is as old as the mill."],
  ["Anna Tarn", "The mayor looked at Anna Tarn and at the loom."],
])("keeps the name of a person: %s, %s", (author, text) => {
  expect(personIn(author, text)).toBe(author);
});

it.each([
  ["沢見新報社", "沢見新報デジタル"],
  ["沢見新聞", "読みもの"],
  ["谷の出版社", "読みもの"],
  ["水車の会", "水車の会だより"],
])("takes the publisher of a Japanese page for no writer: %s of %s [6.2]", (author, site) => {
  expect(personOf(textPage("水車の朝", [], { author, site, language: "ja" }))).toBeNull();
});

it.each([
  ["沢見 守", "沢見新報デジタル"],
  ["川社 守", "読みもの"],
  ["時任玲奈", "読みもの"],
])("keeps a person's name on a Japanese page: %s of %s [6.2]", (author, site) => {
  expect(personOf(textPage("水車の朝", [], { author, site, language: "ja" }))).toBe(author);
});
