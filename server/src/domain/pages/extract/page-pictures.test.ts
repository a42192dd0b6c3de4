import { expect, it } from "vitest";
import { parseDocument } from "../html/dom.ts";
import { pagePictures } from "./page-pictures.ts";

const URL_OF_PAGE = "https://shop.example/lanterns/1";
const picturesOf = (head: string) =>
  pagePictures(parseDocument(`<html><head>${head}</head><body></body></html>`, URL_OF_PAGE), URL_OF_PAGE);

it("finds the picture and the icon that a page names, from its own address or its base", () => {
  expect(
    picturesOf(
      '<meta property="og:image" content="/img/lantern.jpg"><link rel="shortcut icon" href="../icon.png">',
    ),
  ).toEqual({ lead: "https://shop.example/img/lantern.jpg", icon: "https://shop.example/icon.png" });
  expect(
    picturesOf('<base href="https://cdn.example/a/"><meta name="twitter:image" content="b.webp">').lead,
  ).toBe("https://cdn.example/a/b.webp");
});

it("asks a site that names no icon for the usual one", () => {
  expect(picturesOf("")).toEqual({ lead: null, icon: "https://shop.example/favicon.ico" });
});

it("takes the smallest icon that is sharp enough, and no drawing", () => {
  const icons = `<link rel="icon" href="/a.svg" type="image/svg+xml"><link rel="icon" sizes="16x16" href="/16.png">
    <link rel="apple-touch-icon" href="/apple.png"><link rel="icon" sizes="96x96" href="/96.png">`;
  expect(picturesOf(icons).icon).toBe("https://shop.example/96.png");
});

it.each([
  "javascript:alert(1)",
  "file:///etc/passwd",
  "data:image/png;base64,AAAA",
  "http://[",
  `/${"a".repeat(2_048)}`,
])("takes no address such as %.30s", (address) => {
  expect(picturesOf(`<meta property="og:image" content="${address}">`).lead).toBeNull();
});
