import { describe, expect, it } from "vitest";
import { factsOfBin as page, valuesOf } from "../../../../test/pages/bin-page.ts";

const rows = (...pairs: [string, string][]) =>
  `<table class="price">${pairs.map(([head, cell]) => `<tr><th>${head}</th><td>${cell}</td></tr>`).join("")}</table>`;
const BUY = "<button>Add to cart</button>";

describe("the price of a row", () => {
  it("is none that one pays after signing in or in the shop [4.1]", () => {
    const login = page(
      `${rows(["価格(税込)", "￥9,800"], ["会員ログイン後価格", "￥9,300"])}<button>カートに入れる</button>`,
    );
    expect(valuesOf(login, "price", "member_price")).toEqual(["9800", "9300"]);
    const shop = `<tr><th>店頭価格</th><td>￥9,900</td></tr>`;
    const own = `<tr><th>価格(税込)</th><td><span><b></b><i>￥9,800</i></span></td></tr>`;
    const both = page(`<table class="price">${own}${shop}</table><button>カートに入れる</button>`);
    expect(valuesOf(both, "price")).toEqual(["9800"]);
  });

  it("is none that is typical of others [4.1]", () => {
    const shown = page(`<p class="price">$27.49</p><div>Typical price: <b>$32.99</b></div>${BUY}`);
    expect(valuesOf(shown, "price", "list_price")).toEqual(["27.49", "32.99"]);
  });

  it("is that of one, and not of one among many [4.1]", () => {
    const table = (...heads: string[]) =>
      `<table><tr>${heads.map((one) => `<th>${one}</th>`).join("")}</tr><tr><td>Quart pot</td><td>$14.95</td><td>$13.45</td></tr></table>`;
    expect(valuesOf(page(table("Size", "Each", "3 or more")), "price", "unit_price")).toEqual([
      "14.95",
      "13.45",
    ]);
    expect(valuesOf(page(table("種類", "価格", "10個以上")), "price", "unit_price")).toEqual([
      "14.95",
      "13.45",
    ]);
  });
});

it("takes of a table's columns the kind that is shown first [4.1]", () => {
  const rice = `<table><tr><th></th><th>白米</th><th>玄米</th></tr><tr><td>5キロ</td><td>4,900円</td><td>4,700円</td></tr><tr><td>10キロ</td><td>9,500円</td><td>9,100円</td></tr></table>`;
  expect(valuesOf(page(`${rice}<button>注文する</button>`), "price")).toEqual(["4900"]);
});

it("takes an amount for each serving for no price, so that the struck one is the former [4.1]", () => {
  const body = `<p>One-time purchase: <b>$21.95</b> <s>$28.00</s> <span>$0.37/serving</span></p>${BUY}`;
  expect(valuesOf(page(body), "price", "list_price", "unit_price")).toEqual(["21.95", "28.00", "0.37"]);
});
