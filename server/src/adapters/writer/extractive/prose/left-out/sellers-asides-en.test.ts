import { expect, it } from "vitest";
import { saidBlock, textPage } from "#test/text-page";
import { withoutSellersAsides } from "./sellers-asides-en.ts";

const left = (text: string, type: "product" | "article" = "product", title = "A loom") =>
  withoutSellersAsides(textPage(title, [saidBlock(text)], { type })).blocks[0]?.text;

it.each([
  "If you order a loom here I may get a small commission, at no cost to you.",
  "This guide contains affiliate links.",
  "As an Oakshop Associate I earn from qualifying purchases.",
])("leaves out what a writer says of earnings: %s [7.3]", (disclosure) => {
  expect(left(`${disclosure} Oil the reed in May.`, "article")).toBe("Oil the reed in May.");
});

it("tells of earnings where they are the matter [7.3]", () => {
  const told = "We may earn a commission if a reader buys a loom.";
  expect(left(told, "article", "How commissions work")).toBe(told);
  const other = "Weavers get a small commission for each loom, paid in May.";
  expect(left(other, "article")).toBe(other);
});

it.each([
  "Hi there, and thanks for dropping by!",
  "Thank you so much for looking.",
  "Trade-ins are always welcome.",
])("leaves out what a seller says to all who come: %s [7.3]", (aside) => {
  expect(left(`${aside} The loom folds flat.`)).toBe("The loom folds flat.");
});

it("leaves out how a shop holds things, with all that goes on about it [7.3]", () => {
  expect(left("To reserve an item call the shop and leave your name. It goes back after two days.")).toBe("");
  const told = "To hold a shuttle, the loom has a ledge of oak. It is wide.";
  expect(left(told)).toBe(told);
});

it("reads out no key to the signs of a shop's grades [7.3]", () => {
  expect(left("New = never used. Good = a few marks. Fair = worn but sound.")).toBe("");
  const told = "The beam is marked A = 30 cm on its side. It is made of oak.";
  expect(left(told)).toBe(told);
});

it("tells nothing of how long an extra takes above all description [7.3]", () => {
  const extra = "Engraved looms are made to order and take 4 weeks.";
  const described =
    "The loom is made of oak and folds flat behind a door. It weaves a scarf a day, and its beam is wide enough for a blanket for two. Its reed is of steel, and never rusts in a damp shed.";
  const page = textPage("A loom", [saidBlock(extra), saidBlock(described)], { type: "product" });
  expect(withoutSellersAsides(page).blocks[0]?.text).toBe("");
  const below = textPage("A loom", [saidBlock(described), saidBlock(extra)], { type: "product" });
  expect(withoutSellersAsides(below).blocks[1]?.text).toBe(extra);
});
