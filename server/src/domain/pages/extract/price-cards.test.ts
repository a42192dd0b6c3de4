import { expect, it } from "vitest";
import { parseDocument } from "../html/dom.ts";
import { blocksOf } from "./blocks.ts";
import { withPriceCards } from "./price-cards.ts";

const card = (name: string, price: string, look = "v") =>
  `<div class="card"><div class="n">${name}</div><div class="${look}">${price}</div></div>`;
const CARDS = card("文庫本", "1,100円") + card("単行本", "1,650円") + card("辞書", "3,300円〜");
const read = (cards: string, tail = "") => {
  const page = `<p>古い本を直します。</p><div class="t">直しの料金（税込）</div>${cards}<p>急ぎは承れません。</p>${tail}`;
  const { body } = parseDocument(`<html><body>${page}</body></html>`, "https://pages.example/");
  const all = blocksOf(body, { controls: true });
  const kept = all.map(({ text }) => text.endsWith("。"));
  return withPriceCards(all, kept, "other").map(({ kind, text }) => `${kind} ${text}`);
};

it("reads the cards of what a house asks for its work as rows below their title [6.1]", () => {
  expect(read(CARDS)).toEqual([
    "paragraph 古い本を直します。",
    "heading 直しの料金（税込）",
    "table_row 文庫本: 1,100円",
    "table_row 単行本: 1,650円",
    "table_row 辞書: 3,300円〜",
    "paragraph 急ぎは承れません。",
  ]);
});

it("reads no cards of two looks, of too few, or where something is bought", () => {
  const text = ["paragraph 古い本を直します。", "paragraph 急ぎは承れません。"];
  expect(read(card("文庫本", "1,100円") + card("単行本", "1,650円", "w") + card("辞書", "3,300円"))).toEqual(
    text,
  );
  expect(read(card("文庫本", "1,100円") + card("辞書", "3,300円"))).toEqual(text);
  expect(read(CARDS, "<button>カートに入れる</button>")).toEqual(text);
});
