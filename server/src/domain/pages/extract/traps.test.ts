import { linked, many, page, proveTraps, unpriced } from "#test/pages/traps";

proveTraps([
  ["a log of many lines", () => page(`<p>${many(90_000, (n) => `line ${n} of the talk<br>\n`)}</p>`)],
  [
    "a price beside every price",
    () => unpriced(`<div>${many(60_000, (n) => `<i class="price">$${n + 9}.50</i>`)}</div>`),
  ],
  ["white space in its data", () => page("", linked(`{"@type":"Product",${" ".repeat(1_000_000)}`))],
]);
