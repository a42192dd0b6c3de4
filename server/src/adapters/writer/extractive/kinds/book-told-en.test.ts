import { expect, it } from "vitest";
import { bookTold } from "./book-told-en.ts";

it("says of a book what it holds and who tells it [7.3]", () => {
  expect(bookTold("A winter of fog, ferries and unpaid tolls, told by the boy who rang the bell.")).toBe(
    "It is a winter of fog, ferries and unpaid tolls, told by the boy who rang the bell.",
  );
  for (const text of [
    "A winter of fog is over, told by the boy who rang the bell.",
    "A winter of fog, and no ferry.",
    "A ferry, drawn by two oxen.",
    "A year of fog, seen from the pier changes everybody.",
  ])
    expect(bookTold(text)).toBeNull();
});
