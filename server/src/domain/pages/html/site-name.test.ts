import { expect, it } from "vitest";
import { parseDocument } from "./dom.ts";
import { siteNameIn } from "./site-name.ts";

const named = (title: string, head: string, own = "よくあるご質問") =>
  siteNameIn(
    parseDocument(
      `<html><head><title>${title}</title></head><body><header>${head}</header></body></html>`,
      "https://pages.example/faq",
    ),
    own,
  );

it.each([
  ["よくあるご質問｜着物レンタル 花衣屋", `<a href="/">着物レンタル 花衣屋</a>`, "着物レンタル 花衣屋"],
  [
    "よくあるご質問 | 小鳥遊クリニック 小児科",
    `<a class="logo" href="/">小鳥遊クリニック</a>`,
    "小鳥遊クリニック",
  ],
  ["よくあるご質問 - 蔵内町", `<a href="/"><img alt="蔵内町ホームページ 山と川の町"></a>`, "蔵内町"],
  ["よくあるご質問 | 医療法人 青葉会 三ツ森センター", `<a href="/">三ツ森センター</a>`, "三ツ森センター"],
  ["よくあるご質問｜澄田市公式ホームページ", "", "澄田市"],
  ["よくあるご質問 | お知らせ | 株式会社水車物流", "", "水車物流"],
  ["よくあるご質問 | 株式会社水車物流のプレスリリース", "", "水車物流"],
  ["よくあるご質問｜株式会社水車物流（愛知・岐阜）", "", "水車物流"],
])("is the last part of a Japanese title that the page's head repeats: %s [2.4]", (title, head, site) => {
  expect(named(title, head)).toBe(site);
});

it.each([
  ["よくあるご質問｜返品と交換", `<a href="/">花衣屋</a>`],
  ["よくあるご質問 | 株式会社とは", ""],
  ["よくあるご質問", `<a href="/">よくあるご質問</a>`],
  ["Questions | Tarn Looms", `<a href="/">Tarn Looms</a>`],
  ["花の名前 | よくあるご質問", `<a href="/">よくあるご質問</a>`],
])("is not what a title says of the page: %s [2.4]", (title, head) => {
  expect(named(title, head)).toBeNull();
});

it("is told behind a broad stroke, too, where the words that lead home are the same", () => {
  const logo = '<p><a href="/">みずうみ市</a></p>';
  expect(named("粗品の受け取りについて／みずうみ市", logo, "粗品の受け取りについて")).toBe("みずうみ市");
  expect(named("粗品の受け取り／返品", logo, "粗品の受け取り")).toBeNull();
});

it("is told without the program that the shop runs on", () => {
  const logo = `<a id="logo" href="/">茶舗 かすみ</a>`;
  expect(named("柿の葉茶 | 茶舗 かすみ powered by TANA", logo, "柿の葉茶")).toBe("茶舗 かすみ");
});

it("is told by the page's foot, too, behind the sign of its rights", () => {
  const signed = (foot: string) =>
    siteNameIn(
      parseDocument(
        `<html><head><title>柿の葉茶 | 茶舗 かすみ</title></head><body><p>茶</p><footer><p>${foot}</p></footer></body></html>`,
        "https://pages.example/tea",
      ),
      "柿の葉茶",
    );
  expect(signed("© 2026 茶舗 かすみ")).toBe("茶舗 かすみ");
  expect(signed("© 2026 みずたま商会")).toBeNull();
  const company = "<html><head><title>柿の葉茶 | 有限会社茶舗かすみ</title></head>";
  const page = `${company}<body><footer>有限会社茶舗かすみ</footer></body></html>`;
  expect(siteNameIn(parseDocument(page, "https://pages.example/tea"), "柿の葉茶")).toBe("茶舗かすみ");
});

it.each([
  [
    "川釣りの本 - 水車書店ウェブストア｜オンライン書店｜本と雑誌、電子書籍",
    `<p><a href="/"><img alt="水車書店ウェブストア"></a></p><ul><li><a href="/e">電子書籍</a></li></ul>`,
    "水車書店ウェブストア",
  ],
  ["洗えるジャケット ｜ 婦人服 ｜ 水車百貨店オンライン【公式】", "", "水車百貨店オンライン"],
  ["焚き火台 M / 野営道具の店 タキビ", `<a href="/">野営道具の店 タキビ</a>`, "野営道具の店 タキビ"],
])("is the name of a shop, and none of its departments: %s [2.4]", (title, head, site) => {
  expect(named(title, head, "川釣り")).toBe(site);
});

it("is no department of the menu, where nothing else says the shop's name [2.4]", () => {
  const menu = `<ul><li><a href="/e">電子書籍</a></li></ul>`;
  expect(named("川釣りの本 - 本と雑誌、電子書籍のお店", menu, "川釣りの本")).toBeNull();
});
