import { expect, it } from "vitest";
import type { Fact } from "#kernel/page";
import { textPage } from "#test/text-page";
import { tieChecker, untiedIn } from "./check.ts";
import { inOnePiece } from "./variant-claims.ts";

const price: Fact = {
  id: "price",
  kind: "price",
  label: null,
  value: "9680",
  currency: "JPY",
  source: "json-ld",
  confidence: 1,
  provenance: {
    path: "offers.price",
    excerpt: "9,680円",
    variants: [
      { name: "20cm", price: "7480", stock: null },
      { name: "24cm", price: "8800", stock: null },
      { name: "26cm", price: "9680", stock: null },
    ],
  },
};
const page = textPage("鉄のフライパン 26cm", [], { language: "ja", type: "product", facts: [price] });
const untied = (sentence: string) => untiedIn(sentence, tieChecker(page)(sentence));

it("confirms the price of each size behind its name [6.2]", () => {
  expect(untied("価格は、20cmが7,480円、24cmが8,800円、26cmが9,680円です。")).toEqual([]);
});

it("confirms no price of another size [6.2]", () => {
  expect(untied("価格は、20cmが8,800円です。")).toEqual(["8,800円"]);
  expect(untied("価格は、24cmが8,801円です。")).toEqual(["8,801円"]);
  expect(untied("価格は、8,800円です。")).toEqual(["8,800円"]);
});

it("marks a size that is none of those sold, though the page tells it of something else [6.2]", () => {
  const long = { ...page, blocks: [{ kind: "paragraph" as const, text: "柄の長さは18cmです。" }] };
  const of = (sentence: string) => untiedIn(sentence, tieChecker(long)(sentence));
  expect(of("価格は、20cmが7,480円で、柄は18cmです。")).toEqual([]);
  expect(of("価格は、18cmが7,480円です。")).toContain("18cm");
  expect(of("価格は、24cmが7,480円です。")).toEqual(["7,480円"]);
});

it("takes no longer size for one that it ends with [6.2]", () => {
  expect(untied("価格は、120cmが7,480円です。")).toContain("7,480円");
});

it("knows a name that is said without its space [6.2]", () => {
  const boxed = {
    ...price,
    provenance: {
      path: "p",
      excerpt: "5,100円",
      variants: [{ name: "大2本 木箱入", price: "5100", stock: null }],
    },
  };
  const of = textPage("筆", [], { language: "ja", type: "product", facts: [boxed] });
  const said = "価格は、大2本木箱入が5,100円です。";
  for (const one of [said, said.replace("大2本木箱入", inOnePiece("大2本 木箱入"))])
    expect(untiedIn(one, tieChecker(of)(one))).not.toContain("5,100円");
  expect(inOnePiece("大2本 木箱入")).toBe("大2本の木箱入り");
});

it("confirms the prices of two choices by the one that makes them, and by no other [6.2]", () => {
  const both = ["藍/小", "藍/大", "赤/小"].map((name) => ({
    name,
    price: name.endsWith("大") ? "8800" : "7480",
    stock: null,
  }));
  const parted = { ...price, provenance: { path: "p", excerpt: "7,480円", variants: both } };
  const of = textPage("鉄のフライパン", [], { language: "ja", type: "product", facts: [parted] });
  const left = (sentence: string) => untiedIn(sentence, tieChecker(of)(sentence));
  expect(left("価格は、小が7,480円、大が8,800円です。")).toEqual([]);
  expect(left("価格は、小が8,800円です。")).toEqual(["8,800円"]);
});

it("names a kind without the label of its choice and what it adds to the price [6.2]", () => {
  expect(inOnePiece("柄：紫檀 +￥3,300")).toBe("紫檀");
  expect(inOnePiece("紫檀（+3,300円）")).toBe("紫檀");
  expect(inOnePiece("2本+1本")).toBe("2本+1本");
});
