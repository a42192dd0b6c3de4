import { expect, it } from "vitest";
import { saidBlock, textPage } from "#test/text-page";
import { isOfManual } from "./manual-en.ts";

const CODE = saidBlock("let reed = warp(3); reed.beat();");
const isManual = (
  url: string | null,
  more: Parameters<typeof textPage>[2] = {},
  blocks = [saidBlock("A loom weaves.")],
) => isOfManual(textPage(more.title ?? "Warping a loom", blocks, { url, ...more }));

it.each([
  ["https://docs.loom.example/warp"],
  ["https://loom.example/docs/warp"],
  ["https://loom.readthedocs.io/en/latest/warp.html"],
  ["https://loom.example/tutorial/warp"],
  ["https://loom.example/get-started"],
])("knows a manual by its address: %s", (url) => {
  expect(isManual(url)).toBe(true);
});

it("knows a manual by its site or its title", () => {
  expect(isManual(null, { site: "Loom documentation" })).toBe(true);
  expect(isManual(null, { site: "Weavers wiki" })).toBe(true);
  expect(isManual(null, { title: "Tutorial: warp a loom" })).toBe(true);
});

it.each([
  ["https://paper.example/looms"],
  ["https://paper.example/guide/best-looms"],
  ["https://paper.example/learn/weaving"],
  ["https://paper.example/doctors"],
])("takes other pages for none: %s", (url) => {
  expect(isManual(url)).toBe(false);
});

it("takes goods and pages in Japanese for none", () => {
  expect(isManual("https://docs.loom.example/warp", { type: "product" })).toBe(false);
  expect(isManual("https://docs.loom.example/warp", { language: "ja" })).toBe(false);
});

it("takes a course for a manual where it shows code", () => {
  expect(isManual("https://loom.example/learn", {}, [CODE, CODE, CODE])).toBe(true);
  expect(isManual("https://loom.example/learn", {}, [CODE])).toBe(false);
});
