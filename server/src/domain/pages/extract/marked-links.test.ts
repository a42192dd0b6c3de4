import { expect, it } from "vitest";
import { withoutMarkedLinks } from "./marked-links.ts";

const kept = (text: string, kind: "list_item" | "paragraph" = "list_item") =>
  withoutMarkedLinks([{ kind, text }]).length === 1;

it("leaves out items of a list that are marked as links", () => {
  expect(kept("» この商品を友達に教える")).toBe(false);
  expect(kept("› Back to the list")).toBe(false);
});

it("keeps other items, and what is no item", () => {
  expect(kept("湯で二十分煮ます")).toBe(true);
  expect(kept("» 湯で煮ます。冷めたら布で包みます。")).toBe(true);
  expect(kept("» 湯で煮たもの", "paragraph")).toBe(true);
});
