import { expect, it } from "vitest";
import { factsIn } from "../../../test/pages/facts-in.ts";

const stockIn = (body: string) => {
  const html = `<html><head><title>麻の帯</title></head><body><h1>麻の帯</h1><p class="price">5,400円</p>${body}<p class="stock">在庫あり</p><button>カートに入れる</button></body></html>`;
  const stock = factsIn(html, "https://shop.example/p/1").find(({ kind }) => kind === "availability");
  return [stock?.value, stock?.provenance?.gone ?? []];
};
const select = (label: string, ...options: string[]) =>
  `<p><span>${label}</span><select>${options.map((one) => `<option>${one}</option>`).join("")}</select></p>`;
const table = (...rows: string[][]) =>
  `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</table>`;

it("names the colours and sizes that are gone while others are there [7.3]", () => {
  const head = ["カラー", "在庫", "選択"];
  expect(
    stockIn(table(head, ["藍（AS-1）", "残り3本", "○"], ["生成り（AS-2）", "× 1月入荷予定", "お知らせ"])),
  ).toEqual(["InStock", ["生成り"]]);
  const radio = (name: string, mark: string) =>
    `<label><input type="radio" name="s"><span>${name}</span><em>${mark}</em></label>`;
  expect(
    stockIn(
      `<fieldset><legend>サイズ</legend>${radio("23", "在庫あり")}${radio("24", "売り切れ")}${radio("25", "残り1点")}</fieldset>`,
    ),
  ).toEqual(["InStock", ["サイズ24"]]);
  expect(stockIn(select("色", "選択してください", "藍", "生成り（在庫なし）"))).toEqual([
    "InStock",
    ["生成り"],
  ]);
  expect(
    stockIn(
      select("容量", "小びん ¥900", "大びん箱入り（品切れ・4月頃再開） ￥12,400（税込）", "中びん +300円"),
    ),
  ).toEqual(["InStock", ["大びん箱入り"]]);
  expect(stockIn(select("型", "Ａ", "Ｂ", "L 売り切れ"))).toEqual(["InStock", ["一部"]]);
});

it.each([
  ["all gone", select("色", "選択してください", "藍 売り切れ", "生成り 売り切れ")],
  ["measures", select("大きさ", "20 × 30cm", "30 × 40cm")],
  ["an answer to what is asked", select("品切れのとき", "品切れのときは待つ", "取り消す")],
  ["a table that is not understood", table(["カラー", "在庫"], ["藍", "お問い合わせ"], ["生成り", "×"])],
])("names none of %s [7.3]", (_, body) => {
  expect(stockIn(body)[1]).toEqual([]);
});

it("takes a notice of one size for no word of the thing [7.3]", () => {
  const html = `<html><head><title>麻の帯</title></head><body><h1>麻の帯</h1><p class="price">5,400円</p><p class="restock"><a href="#">24cmの再入荷通知を受け取る</a></p><button>カートに入れる</button></body></html>`;
  const stock = factsIn(html, "https://shop.example/p/1").find(({ kind }) => kind === "availability");
  expect(stock?.value).toBe("InStock");
});

it("names them by lines and buttons that cannot be pressed, and by a table of two choices [7.3]", () => {
  const line = (name: string, sign: string) => `<li>${name}${sign}</li>`;
  const there = "<button>予約する</button>";
  expect(
    stockIn(
      `<ul>${line("藍 / S", there)}${line("藍 / M", "<span>再入荷通知</span>")}${line("茶 / S", there)}</ul>`,
    )[1],
  ).toEqual(["藍のM"]);
  expect(
    stockIn("<div><p>サイズ</p><button>23.5</button><button disabled>24.0 入荷待ち</button></div>")[1],
  ).toEqual(["サイズ24.0"]);
  expect(stockIn(table(["", "丸型", "角型"], ["藍", "○", "×"], ["茶", "△", "○"]))[1]).toEqual(["藍の角型"]);
  expect(stockIn(table(["", "丸型", "角型"], ["電子レンジ", "○", "×"], ["直火", "可", "○"]))[1]).toEqual([]);
  expect(
    stockIn(`<ul>${line("青い皿", "<b>3,000円</b>")}${line("赤い皿", "<b>売り切れ</b>")}</ul>`)[1],
  ).toEqual([]);
});

it("says of one sign that it is a colour [7.3]", () => {
  expect(stockIn(table(["カラー", "在庫"], ["白磁", "△"], ["墨", "×"]))[1]).toEqual(["色：墨"]);
});

it("names none by lines, buttons or marks that leave open what is there [7.3]", () => {
  const line = (name: string, sign: string) => `<li>${name}<span>${sign}</span></li>`;
  const lines = (...all: string[]) => `<ul>${all.join("")}</ul>`;
  const gone = line("藍 / M", "再入荷通知");
  expect(stockIn(lines(line("藍 / S", "予約する"), gone))[1]).toEqual(["藍のM"]);
  expect(stockIn(lines(line("藍 / S", "予約する"), gone, line("茶 / S", "5,400円")))[1]).toEqual([]);
  expect(stockIn(lines(gone, line("茶 / S", "再入荷通知")))[1]).toEqual([]);
  expect(stockIn(`<aside>${lines(line("藍 / S", "予約する"), gone)}</aside>`)[1]).toEqual([]);
  expect(stockIn("<div><p>サイズ</p><button disabled>24.0 入荷待ち</button></div>")[1]).toEqual([]);
  expect(stockIn(table(["", "丸型", "角型"], ["藍", "×", "×"], ["茶", "×", "×"]))[1]).toEqual([]);
});

it("calls a number on a button a size only below that word [7.3]", () => {
  const buttons = "<button>23番</button><button disabled>24番 入荷待ち</button>";
  expect(stockIn(`<div><p>糸の太さ</p>${buttons}</div>`)[1]).toEqual(["24番"]);
});

it("says so of no pattern, and writes a size of a Japanese page as one says it there [7.3]", () => {
  expect(stockIn(table(["柄", "在庫"], ["麻葉", "△"], ["縞", "×"]))[1]).toEqual(["一部"]);
  const sizes = '<select name="size"><option>S</option><option>M SOLD OUT</option></select>';
  expect(stockIn(`<p><span>サイズ</span>${sizes}</p>`)[1]).toEqual(["サイズM"]);
});
