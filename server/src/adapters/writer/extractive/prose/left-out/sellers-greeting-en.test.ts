import { expect, it } from "vitest";
import { saidBlock, textPage } from "#test/text-page";
import { withoutSellersGreeting } from "./sellers-greeting-en.ts";

const left = (text: string) =>
  withoutSellersGreeting(textPage("A loom", [saidBlock(text)], { type: "product" })).blocks[0]?.text;

it("leaves out how somebody who sells greets all who come [7.3]", () => {
  expect(left("Welcome to my store. I am a regular guy with a regular job.")).toBe("");
  expect(left("Hello, and welcome to our little shop! Most of my looms come from auctions.")).toBe("");
  const told = "A welcome gift: our little shop loom weaves a scarf a day.";
  expect(left(told)).toBe(told);
});
