import { expect, it } from "vitest";
import { parseDocument } from "../html/dom.ts";
import { blocksOf } from "./blocks.ts";
import { withCall } from "./kept-call.ts";

const BEGINNING = "山の小屋では、冬のあいだ火を絶やしません。";
const CALL = "この記事は有料会員限定です。";

/** The texts that are read where only those of the story were chosen. */
function read(html: string): string[] {
  const all = blocksOf(parseDocument(`<html><body>${html}</body></html>`, "https://pages.example/").body);
  const kept = withCall(
    all,
    all.map(({ text }) => text.startsWith("山")),
  );
  return all.filter((_, index) => kept[index]).map(({ text }) => text);
}

it("reads the call to pay right below a beginning", () => {
  expect(read(`<article><p>${BEGINNING}</p><p>${CALL}</p></article>`)).toEqual([BEGINNING, CALL]);
  const boxed = `<article><p>${BEGINNING}</p><div><p>Subscribe to continue reading.</p></div></article>`;
  expect(read(boxed)).toEqual([BEGINNING, "Subscribe to continue reading."]);
});

it("reads no call that stands elsewhere, below a whole text or below nothing", () => {
  expect(read(`<article><p>${BEGINNING}</p></article><div><p>${CALL}</p></div>`)).toEqual([BEGINNING]);
  expect(read(`<article><p>${BEGINNING}</p><p>火の番は交代です。</p><p>${CALL}</p></article>`)).toEqual([
    BEGINNING,
  ]);
  const whole = BEGINNING.repeat(40);
  expect(read(`<article><p>${whole}</p><p>${CALL}</p></article>`)).toEqual([whole]);
  expect(read(`<p>${CALL}</p>`)).toEqual([]);
});
