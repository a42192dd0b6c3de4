import { expect, it } from "vitest";
import { parseDocument } from "../html/dom.ts";
import { blocksOf } from "./blocks.ts";

const captionsIn = (body: string) =>
  blocksOf(parseDocument(`<body>${body}</body>`, "https://yama.example/").body)
    .filter(({ isCaption }) => isCaption)
    .map(({ text }) => text);

it("knows a caption by its element, or by its class below nothing but a picture [7.2]", () => {
  expect(captionsIn("<figure><img alt=''><figcaption>The ferry.</figcaption></figure>")).toEqual([
    "The ferry.",
  ]);
  expect(captionsIn("<div class='pic'><img alt=''><div class='cap'>The ferry.</div></div>")).toEqual([
    "The ferry.",
  ]);
  expect(captionsIn("<div><img alt=''><p class='photo-caption'>The ferry.</p></div>")).toEqual([
    "The ferry.",
  ]);
});

it("takes no text beside others for a caption, nor a cape for a cap [7.2]", () => {
  expect(captionsIn("<div><img alt=''><p class='cap'>The ferry.</p><p>It came late.</p></div>")).toEqual([]);
  expect(captionsIn("<div><img alt=''><p class='cape'>The ferry.</p></div>")).toEqual([]);
  expect(captionsIn("<div><p class='caption'>The ferry.</p></div>")).toEqual([]);
});
