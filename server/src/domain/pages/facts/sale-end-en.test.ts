import { expect, it } from "vitest";
import { parseDocument } from "../html/dom.ts";
import { linesOf } from "./lines.ts";
import { saleBeside } from "./sale-end-en.ts";

const read = (...lines: string[]) =>
  saleBeside(
    linesOf(
      parseDocument(
        `<html><body><main>${lines.map((one) => `<p>${one}</p>`).join("")}</main></body></html>`,
        "https://shop.example/1",
      ),
    ),
    "42.00",
  );

it.each([
  ["SALE ends: March 8, 2027", "March 8, 2027"],
  ["Offer valid until 8th Mar. 2027", "March 8, 2027"],
  ["This deal expires on Friday, Sept 4", "September 4"],
])("reads until when a price is asked: %s [7.3]", (line, until) => {
  expect(read(line, "$42.00")).toEqual({ until });
  expect(read("$42.00", line)).toEqual({ until });
});

it.each([
  "Members' offer ends March 8",
  "Free delivery offer ends March 8",
  "The exhibition ends March 8",
  "Sale ends soon",
])("does not take the end of something else for that of the price: %s [7.3]", (line) => {
  expect(read(line, "$42.00")).toEqual({});
});

it("reads what is taken off and what sending adds [7.3]", () => {
  expect(read("SAVE $10", "$42.00", "+ $6.50 postage")).toEqual({ saving: "10", sending: "6.50" });
  expect(read("$42.00 + $6.50 P&P")).toEqual({ sending: "6.50" });
  expect(read("Save $10", "Save $12", "$42.00")).toEqual({});
});

it("reads none of it far from the price [7.3]", () => {
  expect(
    read("$42.00", "Oak", "Brass", "Felt", "Glue", "Wax", "Tin", "Sale ends March 8", "Save $10"),
  ).toEqual({});
});

it("reads postage that a site of many sellers sets below a price in the same money [7.3]", () => {
  expect(read("$42.00", "Condition: Used", "Postage:", "$6.50 Standard Mail")).toEqual({ sending: "6.50" });
  expect(read("$42.00", "Shipping: $6.50 Standard Mail")).toEqual({ sending: "6.50" });
  expect(read("$42.00", "Postage:", "£6.50 Standard Mail")).toEqual({});
  expect(read("$42.00", "Postage:", "Free")).toEqual({});
});

it("takes no sum that is taken off, stands far below or belongs to other goods for postage [7.3]", () => {
  const others = Array.from({ length: 45 }, () => "Oak");
  expect(read("$42.00", "Shipping:", "$6.50 off your next order")).toEqual({});
  expect(read("$42.00", ...others, "Postage:", "$6.50 Standard Mail")).toEqual({});
  const beside = "<aside><p>$42.00</p><p>Save $10</p></aside><main><p>Felt clogs</p></main>";
  const document = parseDocument(`<html><body>${beside}</body></html>`, "https://shop.example/1");
  expect(saleBeside(linesOf(document), "42.00")).toEqual({});
});
