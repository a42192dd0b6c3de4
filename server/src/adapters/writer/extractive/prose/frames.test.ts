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
