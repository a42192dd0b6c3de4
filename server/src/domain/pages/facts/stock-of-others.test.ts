import { expect, it } from "vitest";
import { factsIn } from "../../../test/pages/facts-in.ts";

const stateOf = (body: string, head = "") =>
  factsIn(
    `<html><head><title>Wrap dress</title>${head}</head><body><h1>Wrap dress</h1>${body}</body></html>`,
    "https://shop.example/p/1",
  ).find(({ kind }) => kind === "availability")?.value;

it("takes a size whose button cannot be pressed for a choice less [4.1]", () => {
  const sizes = (...rest: string[]) =>
    `<div><button disabled>6 <i>Sold out</i></button>${rest.join("")}</div><p class="price">$189.00</p>`;
  const cart = "<button>Add to bag</button>";
  expect(stateOf(sizes("<button>8</button>", "<button>10</button>") + cart)).toBe("InStock");
  expect(stateOf(sizes("<button disabled>8</button>"))).toBe("OutOfStock");
});

it("hears an apology in the place of the button before the stock of other sizes [4.1]", () => {
  const others = "<ul><li>2年生苗 3.5号 1,320円 在庫：○</li><li>株 7号鉢 4,950円 在庫：残り1鉢</li></ul>";
  const said = (words: string) => `<p class="price">2,420円</p><div>${words}</div>${others}`;
  expect(stateOf(said("申し訳ございませんが、只今品切れ中です。"))).toBe("OutOfStock");
  expect(stateOf(said("大変申し訳ありませんが、こちらの商品は現在完売しております。"))).toBe("OutOfStock");
  expect(stateOf(said("申し訳ございませんが、代引きはご利用いただけません。"))).toBe("InStock");
});

it.each([
  ["<b>在庫残少</b>　24時間以内に出荷", "InStock"],
  ["在庫2個", "InStock"],
  ["在庫は残り3点", "InStock"],
  ["在庫5個以上でのご注文", undefined],
  ["残り800円は、お茶代ということにしました。", undefined],
])("reads how many are left: %s [4.1]", (words, state) => {
  expect(stateOf(`<p class="price">2,420円</p><p>${words}</p>`)).toBe(state);
});

it("leaves the stock of plants that others planted to them [4.1]", () => {
  const row = `<table><tr><th>Size</th><th>Each</th><th>Status</th></tr><tr><td>Quart pot</td><td>$14.95</td><td>Sold out for spring</td></tr></table>`;
  const shelf = (heading: string) =>
    `${row}<b>${heading}</b><table><tr><td><a href="/2">Aster</a><br>$9.50<br>In stock</td></tr></table>`;
  expect(stateOf(shelf("Folks who planted this also planted"))).toBe("OutOfStock");
});
