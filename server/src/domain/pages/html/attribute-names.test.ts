import { expect, it } from "vitest";
import { parseDocument } from "./dom.ts";

const parsed = (body: string) => parseDocument(`<HTML><BODY>${body}</BODY></HTML>`, "https://shop.example/");

it("reads attributes in capitals as those in small letters", () => {
  const document = parsed('<TD CLASS="price" ALIGN=right>980円</TD><A HREF="/hanbai">店</A>');
  expect(document.querySelector(".price")?.textContent).toBe("980円");
  expect(document.querySelector("a[href]")?.getAttribute("href")).toBe("/hanbai");
});

it("keeps an attribute that is there in small letters, too, and names that are no capitals", () => {
  const document = parsed('<IMG ALT="甲" alt="乙" SRC="a.gif"><svg viewBox="0 0 1 1"></svg>');
  expect(document.querySelector("img")?.getAttribute("alt")).toBe("乙");
  expect(document.querySelector("svg")?.getAttribute("viewBox")).toBe("0 0 1 1");
});
