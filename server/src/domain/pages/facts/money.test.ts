import { expect, it } from "vitest";
import { currencyIn, parseAmount, pricesIn, schemaAmount } from "./money.ts";

it.each([
  ["1,980", "1980"],
  ["１，９８０円", "1980"],
  ["1.980,00 €", "1980.00"],
  ["1 980,50", "1980.50"],
  ["12.99", "12.99"],
  ["12,9", "12.9"],
  ["1,234,567", "1234567"],
  ["0.50", "0.50"],
  ["007", "7"],
  ["free", null],
  ["", null],
])("reads the amount of %s as %s", (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

it.each([
  [119.01, "119.01"],
  ["23.450", "23.450"],
  ["8,580", "8580"],
  [null, null],
])("takes a machine-readable %s literally", (value, amount) => {
  expect(schemaAmount(value)).toBe(amount);
});

it.each([
  ["JPY", "JPY"],
  ["￥", "JPY"],
  ["円", "JPY"],
  ["US$", "USD"],
  ["$", "USD"],
  ["A$", "AUD"],
  ["€", "EUR"],
  ["points", null],
])("knows %s as %s", (text, currency) => {
  expect(currencyIn(text)).toBe(currency);
});

it.each([
  ["価格：8,580円（税込）", [["8580", "JPY"]]],
  [
    "Now $12.99, was $15",
    [
      ["12.99", "USD"],
      ["15", "USD"],
    ],
  ],
  ["1.299,00 €", [["1299.00", "EUR"]]],
  ["¥0 today", []],
  ["call 0120 444 444", []],
])("finds the prices in %s", (text, prices) => {
  expect(pricesIn(text).map(({ amount, currency }) => [amount, currency])).toEqual(prices);
});

it.each([
  ["価格 \\15,750（税込）", "15750"],
  ["三千二百四十円（税込）", "3240"],
  ["一万二千円", "12000"],
  ["十円玉", undefined],
])("finds the yen of %s", (text, amount) => {
  expect(pricesIn(text)[0]?.amount).toBe(amount);
});
