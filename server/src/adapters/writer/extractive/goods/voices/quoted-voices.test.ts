import { expect, it } from "vitest";
import { saidBlock as said, textPage } from "#test/text-page";
import { extractiveWriter } from "../../../extractive.ts";
import { isQuotation } from "./quoted-voices.ts";

const goods = textPage("Tarn Lamp", [], { type: "product" });
const isOne = (text: string) => isQuotation({ kind: "paragraph", text }, goods);

it.each([
  ["'Dripping with rain. I read it in one sitting' MIA TARN", true],
  ["“The best lamp of the year.” — The Valley Post", true],
  ["“Bright” is what we call its highest step.", false],
  ["“Bright.”", false],
  ["“My idea was a lamp for life. I drew it in a night.”", true],
  ["It is what we call “bright” The Valley", false],
])("knows a quotation that is signed: %s", (text, is) => {
  expect(isOne(text)).toBe(is);
});

it("tells the shop's own words below a quotation", async () => {
  const page = textPage(
    "The Marsh Book",
    [
      said("'I read it in one sitting' MIA TARN"),
      said("The parish clerk is found in the mud below the mill, and a page of his ledger has been cut out."),
    ],
    { type: "product" },
  );
  const settings = { style: "product" as const, targetSeconds: 60 };
  const { paragraphs } = await extractiveWriter().write(page, settings, new AbortController().signal);
  const script = paragraphs.flat().map(({ text }) => text);
  expect(script.join(" ")).toContain("found in the mud below the mill");
  expect(script.join(" ")).not.toContain("one sitting");
});
