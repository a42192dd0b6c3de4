import { expect, it } from "vitest";
import type { Fact, Page, Variant } from "#kernel/page";
import { extractiveWriter } from "../../extractive.ts";

const plan = (name: string, price: string, per?: string): Variant => ({
  name,
  price,
  stock: null,
  ...(per ? { per } : {}),
});
const some = [plan("ひとり", "0"), plan("みんな", "480", "1ユーザーあたり月額")];

async function told(variants: Variant[], excerpt = "480円（税込）", terms = ""): Promise<string> {
  const price: Fact = {
    id: "price",
    kind: "price",
    label: null,
    value: "480",
    currency: "JPY",
    source: "visible",
    confidence: 0.6,
    provenance: { path: "p", excerpt, variants, ...(terms ? { terms } : {}) },
  };
  const page: Page = {
    url: "https://yoyaku.example/pricing",
    title: "まちの予約帳",
    site: null,
    language: "ja",
    type: "product",
    author: null,
    publishedAt: null,
    blocks: [{ kind: "paragraph", text: "電話と来店の予約を、ひとつの台帳で見られます。" }],
    facts: [price],
  };
  const { paragraphs } = await extractiveWriter().write(
    page,
    { style: "product", targetSeconds: 60 },
    new AbortController().signal,
  );
  return paragraphs.flatMap((sentences) => sentences.map(({ text }) => text)).join("\n");
}

it("tells of each plan what it costs, for whom and how long [7.3]", async () => {
  expect(await told(some, "480円（税込）", "月払い")).toContain(
    "月払いの料金は、税込みで、ひとりが0円、みんなが1ユーザーあたり月額480円です。",
  );
  expect(await told(some, "480円（税別）")).toContain("料金は、税抜きで、ひとりが0円、");
  expect(await told(some)).toContain("くわしくは、サービスのページをご覧ください。");
});

it("says of many plans no price, and not the price of one [7.3]", async () => {
  const many = ["一", "二", "三"].map((name) => plan(`店舗${name}`, "980", "月額"));
  expect(await told([...some, ...many])).not.toContain("円");
});
