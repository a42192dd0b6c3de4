import { expect, it } from "vitest";
import { isBareClause } from "./bare-clause.ts";

it.each([
  "A jacket you want on a dock.",
  "For people who stay out.",
  "The bench you want in a hall that nobody heats.",
  "A low seat for people who sit beside the fire.",
  "The most popular lamps based on sales.",
])("knows a phrase whose only verbs are in its clauses: %s", (text) => {
  expect(isBareClause(text)).toBe(true);
});

it.each([
  "The lamp that hangs above the table costs little.",
  "People who stay out need a warm jacket.",
  "The strap that comes with it holds 20 kg.",
  "The first thing you notice is the weight.",
  "Anyone who camps in snow sleeps warm in it.",
  "The bench that you want holds two.",
  "The tray holds the cups you use each day.",
  "The mills are ranked and based on sales.",
])("knows a sentence by the verb of its own: %s", (text) => {
  expect(isBareClause(text)).toBe(false);
});
