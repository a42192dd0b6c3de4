import { many, page, product, proveTraps, unpriced } from "#test/pages/traps";

proveTraps([
  [
    "a long list of definitions",
    () => product(`<dl>${many(45_000, (n) => `<dt>name ${n}</dt><dd>value ${n}</dd>`)}</dl>`),
  ],
  [
    "a note on shipping beside everything",
    () => product(many(60_000, (n) => `<div>free shipping within ${n} days</div>`)),
  ],
  ["numbers in one row", () => unpriced(`<div>${many(80_000, (n) => `<b>${n}</b>`)}</div>`)],
  [
    "one property said over and over",
    () =>
      page(
        `<div itemscope itemtype="http://schema.org/Product">${many(90_000, (n) => `<i itemprop="image">${n}</i>`)}</div>`,
      ),
  ],
  [
    "one endless row of boxes",
    () => product(many(19_000, (n) => `<div>Box ${n} is one of very many.</div>`)),
  ],
  [
    "menus around menus around it all",
    () => page(`${'<div class="menu">'.repeat(450)}${many(90_000, (n) => `<i>${n}</i>`)}<main></main>`),
  ],
  ["white space in its scripts", () => product(`<script>sku:${" ".repeat(390_000)}!</script>`)],
]);
