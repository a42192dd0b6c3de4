import { expect, it } from "vitest";
import type { Fact } from "#kernel/page";
import { saidBlock, textPage } from "#test/text-page";
import type { Subject } from "../../draft.ts";
import { makerInJapanese } from "./maker-ja.ts";

const fact = (kind: string, value: string, label: string | null = null) => ({ kind, value, label }) as Fact;
const makerIn = (name: string, facts: Fact[]) =>
  makerInJapanese({
    name,
    site: "霧笛堂",
    page: textPage(name, [saidBlock("灯台の話です。")], { type: "product", facts }),
  } as Subject);
const ISBN = fact("specification", "978-4-00-000000-0", "ISBN");

it("names the author of a book before the house that sells it [7.3]", () => {
  const author = fact("author", "山野 はる");
  expect(makerIn("岬の灯台", [author, ISBN])).toBe("山野はるさんの");
  expect(makerIn("山野 はる全集", [author, ISBN])).toBe("霧笛堂の");
  expect(makerIn("岬の灯台", [ISBN])).toBe("霧笛堂の");
  expect(makerIn("岬の灯台", [author])).toBe("霧笛堂の");
});
