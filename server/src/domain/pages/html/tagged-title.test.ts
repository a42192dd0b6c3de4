import { expect, it } from "vitest";
import { parseDocument } from "./dom.ts";
import { pageTitle } from "./page-title.ts";

const titled = (title: string, body: string) => {
  const url = "https://weavers.example/threads/12/";
  const html = `<html><head><title>${title}</title></head><body>${body}</body></html>`;
  return pageTitle(parseDocument(html, url), { shared: null, site: "Weavers", url });
};
const heading = (name: string) =>
  `<h1><span class="label label--primary">[News]</span><span class="label-append">&nbsp;</span>${name}</h1>`;

it("is what a thread's heading says behind its tag", () => {
  expect(
    titled("[News] - Is a loom for two too wide? | Weavers", heading("Is a loom for two too wide?")),
  ).toBe("Is a loom for two too wide?");
});

it("is no part of a heading that the title says otherwise", () => {
  expect(titled("[News] - Shafts | Weavers", heading("Is a loom for two too wide?"))).toBe("[News]");
});
