import { expect, it } from "vitest";
import { factsIn } from "../../../test/pages/facts-in.ts";

const stateOf = (body: string, anything = "") => {
  const html = `<html><head><title>Low whistle</title></head><body><h1>Low whistle</h1><p class="price">$235.00</p>${anything}${body}</body></html>`;
  const fact = factsIn(html, "https://shop.example/p/1").find(({ kind }) => kind === "availability");
  return fact && [fact.value, fact.confidence];
};
const choice = (set: string, name: string) => `<label><input type="radio" name="set" ${set}> ${name}</label>`;
const form = (first: string, second: string, words: string, action = "/order") =>
  `<form action="${action}">${choice(first, "Low D alone")}${choice(second, "D, F and G")}<p>${words}</p><button>Order</button></form>`;
const ON_HAND =
  "Low D alone and the D and F are on hand and go out the same week. The three-body set, allow ten days.";

it("hears that the chosen kind is on hand", () => {
  expect(stateOf(form("checked", "", ON_HAND))).toEqual(["InStock", 0.75]);
});

it("hears no more than the button where another kind is on hand", () => {
  expect(stateOf(form("", "checked", ON_HAND))).toEqual(["InStock", 0.4]);
});

it("takes the one word Order for a button that buys in a form that orders, and nowhere else", () => {
  expect(stateOf(form("", "", "All by hand."))).toEqual(["InStock", 0.4]);
  expect(stateOf(form("", "", "All by hand.", "/sort"))).toBeUndefined();
  expect(stateOf('<p><a href="/order">Order</a></p>')).toBeUndefined();
});
