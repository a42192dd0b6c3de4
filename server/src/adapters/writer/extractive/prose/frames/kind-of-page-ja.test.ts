import { expect, it } from "vitest";
import { saidBlock, textPage } from "#test/text-page";
import { kindOfPage } from "./kind-of-page-ja.ts";

const LEAD =
  "霧ヶ谷織物株式会社（本社：長野県霧ヶ谷町）は、蚊帳の床材を五月に発売します。当社の工場で作ります。";
const kindOf = (site: string | null, title: string, text = LEAD) =>
  kindOfPage(
    { site, title },
    textPage(title, [saidBlock(text)], { language: "ja", publishedAt: "2026-04-01", site }),
  );

it("calls what a company says on its own site of itself its announcement [6.2]", () => {
  expect(kindOf("霧ヶ谷織物株式会社", "蚊帳の床材を五月に発売")).toBe("発表");
  expect(kindOf("織物タイムズ", "蚊帳の床材を五月に発売")).toBe("記事");
  expect(kindOf("霧ヶ谷織物株式会社", "蚊帳の話", "蚊帳は夏の道具です。")).toBe("記事");
});

it("calls an office's notice so where its title is one [6.2]", () => {
  expect(kindOf("霧ヶ谷町公式ホームページ", "水道料金が変わります", "四月から変わります。")).toBe("お知らせ");
  expect(kindOf("霧ヶ谷町公式ホームページ", "水道料金が変わります(4月から)", "四月から変わります。")).toBe(
    "お知らせ",
  );
  expect(kindOf("霧ヶ谷町公式ホームページ", "町の歴史", "町は谷にあります。")).toBe("記事");
  expect(kindOf("朝市", "水道料金について", "四月から変わります。")).toBe("記事");
});
