import { expect, it } from "vitest";
import type { Fact } from "#kernel/page";
import { contradictionsOf, leftOutOf } from "./contradictions.ts";

it("shows the price beside nothing where the page says that the thing is free", () => {
  const price: Fact = {
    id: "price",
    kind: "price",
    label: null,
    value: "12",
    currency: "USD",
    source: "visible",
    confidence: 1,
    provenance: null,
  };
  const saying = (text: string) =>
    contradictionsOf({
      facts: [price],
      type: "product",
      language: "en",
      blocks: [{ kind: "paragraph", text }],
    });
  expect(saying("This game is sold by the mill.")).toEqual([]);
  expect(leftOutOf(saying("This game is free."), "en")).toEqual([
    { reason: "PRICE_CONFLICT", text: "$12.00 / $0.00" },
  ]);
});

it("takes the former price that the page shows, kept by its data, for no contradiction", () => {
  const shown = (value: string, kind: Fact["kind"], others?: string): Fact => ({
    id: kind,
    kind,
    label: null,
    value,
    currency: "JPY",
    source: "visible",
    confidence: 0.6,
    provenance: {
      path: "p",
      excerpt: value,
      ...(others ? { others: [{ value: others, source: "json-ld", path: "offers.price" }] } : {}),
    },
  });
  const doubtful = (...facts: Fact[]) =>
    contradictionsOf({ facts, type: "product", language: "ja", blocks: [] }).map(({ value }) => value);
  expect(doubtful(shown("12760", "price", "15950"), shown("15950", "list_price"))).toEqual([]);
  expect(doubtful(shown("12760", "price", "14500"), shown("15950", "list_price"))).toEqual(["12760"]);
  expect(doubtful(shown("15950", "price", "12760"), shown("12760", "list_price"))).toEqual(["15950"]);
  expect(doubtful(shown("12760", "price", "15950"))).toEqual(["12760"]);
  const agreed = shown("12760", "price", "15950");
  const copied: Fact = { ...agreed, source: "opengraph" };
  const onScreen: Fact = {
    ...copied,
    provenance: { path: "p", ...copied.provenance, excerpt: "", shown: "12,760円" },
  };
  expect(doubtful(onScreen, shown("15950", "list_price"))).toEqual([]);
  expect(doubtful(copied, shown("15950", "list_price"))).toEqual(["12760"]);
});

it("believes the price that data and screen agree on before the copy of it for links from elsewhere", () => {
  const price = (shown?: string, source: Fact["source"] = "opengraph"): Fact => ({
    id: "price",
    kind: "price",
    label: null,
    value: "60.00",
    currency: "USD",
    source: "json-ld",
    confidence: 0.6,
    provenance: {
      path: "p",
      excerpt: "60.00",
      ...(shown ? { shown } : {}),
      others: [{ value: "50.00", source, path: "price" }],
    },
  });
  const doubtful = (fact: Fact) =>
    contradictionsOf({ facts: [fact], type: "product", language: "en", blocks: [] }).length;
  expect(doubtful(price("Price: $60.00"))).toBe(0);
  expect(doubtful(price())).toBe(1);
  expect(doubtful(price("Price: $60.00", "microdata"))).toBe(1);
});

it("takes data of another kind than the one on the screen for no contradiction", () => {
  const shown = (kind: Fact["kind"], value: string, data: string, kinds: string[] = []): Fact => ({
    id: kind,
    kind,
    label: null,
    value,
    currency: kind === "price" ? "JPY" : null,
    source: "visible",
    confidence: 0.6,
    provenance: { path: "p", excerpt: value, kinds, others: [{ value: data, source: "json-ld", path: "x" }] },
  });
  const doubtful = (name: string, inData: string, kinds: string[] = []) =>
    contradictionsOf({
      facts: [shown("name", name, inData), shown("price", "9800", "12800", kinds)],
      type: "product",
      language: "ja",
      blocks: [],
    }).length;
  expect(doubtful("手提げランプ", "手提げランプ 替え電池付き", ["本体のみ", "替え電池付き"])).toBe(0);
  expect(doubtful("手提げランプ", "手提げランプ（墨）", ["墨", "白磁"])).toBe(0);
  expect(doubtful("手提げランプ", "手提げランプ 特別価格", ["本体のみ", "替え電池付き"])).toBe(1);
});

it("takes a template's word for no contradiction of what is to be had later, and of nothing else", () => {
  const seen = { id: "stock", label: null, currency: null, source: "visible", confidence: 0.5 } as const;
  const stock = (value: string, stated: string): Fact => {
    const others = [{ value: stated, source: "json-ld" as const, path: "offers" }];
    return { ...seen, kind: "availability", value, provenance: { path: "p", excerpt: value, others } };
  };
  const against = (value: string, stated: string) =>
    contradictionsOf({ facts: [stock(value, stated)], type: "product", language: "ja", blocks: [] }).length;
  expect(against("PreOrder", "InStock")).toBe(0);
  expect(against("BackOrder", "InStock")).toBe(0);
  expect(against("PreOrder", "OutOfStock")).toBe(1);
  expect(against("OutOfStock", "InStock")).toBe(1);
});

it("says the price that a buyer sees where the other amount is marked as old", () => {
  const price = (isOld: boolean): Fact => ({
    id: "price",
    kind: "price",
    label: null,
    value: "2980",
    currency: "JPY",
    source: "visible",
    confidence: 0.36,
    provenance: {
      path: "p",
      excerpt: "2,980円",
      others: [{ value: "3480", source: "opengraph", path: "price", ...(isOld && { isOld }) }],
    },
  });
  const doubtful = (fact: Fact) =>
    contradictionsOf({ facts: [fact], type: "product", language: "ja", blocks: [] }).length;
  expect(doubtful(price(true))).toBe(0);
  expect(doubtful(price(false))).toBe(1);
});
