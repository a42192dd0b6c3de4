import { describe, expect, it } from "vitest";
import type { Block } from "#kernel/page";
import type { Card } from "#kernel/shelf/card";
import { paragraphsWritten, saidBlock, textPage } from "#test/text-page";

const card = (at: number, name: string, more: Partial<Card> = {}): Block => ({
  kind: "list_item",
  text: [name, more.by, more.date, more.price].filter(Boolean).join(" "),
  card: {
    ...{ at, name, rank: null, price: null, former: null, isFrom: false, by: null, isEmployer: false },
    ...{ date: null, rating: null, text: "", ...more },
  },
});
const NAMES = {
  ja: ["麦の袋", "丘の皿", "浜の椀", "谷の箸", "島の盆"],
  en: ["Oak Bowl", "Ash Tray", "Elm Box", "Fir Rack", "Yew Cup"],
};
const written = async (language: "ja" | "en", above: string, more: Partial<Card>[] = []) => {
  const sign = language === "ja" ? "¥" : "$";
  const cards = NAMES[language].map((name, at) =>
    card(at, name, { price: `${sign}${1200 + at}`, ...more[at] }),
  );
  const page = textPage(language === "ja" ? "冬の器" : "Winter Bowls", [saidBlock(above), ...cards], {
    language,
    type: "other",
  });
  return (await paragraphsWritten(page, 60, "narration")).flat().join(" ");
};

const sale = { former: "¥2000" };
describe("a list at the prices of a sale [7.3]", () => {
  it.each<["ja" | "en", string, string]>([
    [
      "ja",
      "器は冬の食卓の主役です。十二点を並べました。11月30日まで、印のあるものを値引きしています。",
      "11月30日まで、印のあるものを値引きしています。",
    ],
    [
      "en",
      "These bowls are turned by hand. Each of them is oiled twice. The sale ends on March 8.",
      "The sale ends on March 8.",
    ],
  ])("says until when: %s", async (language, above, said) => {
    expect(await written(language, above, [sale])).toContain(said);
  });

  it.each<["ja" | "en", string, Partial<Card>[], RegExp]>([
    [
      "ja",
      "器は冬の食卓の主役です。十二点を並べました。11月30日まで、印のあるものを値引きしています。",
      [],
      /11月30日/,
    ],
    ["ja", "器は冬の食卓の主役です。十二点を並べました。窯は11月30日まで休みます。", [sale], /11月30日/],
    [
      "en",
      "These bowls are turned by hand. Each of them is oiled twice. Save 20% off until March 8.",
      [sale],
      /March/,
    ],
    [
      "ja",
      "器は冬の食卓の主役です。十二点を並べました。12月10日まで、会員の方は二割引きです。",
      [sale],
      /12月10日/,
    ],
    [
      "en",
      "These bowls are turned by hand. Each of them is oiled twice. The members’ sale ends on March 8.",
      [sale],
      /March/,
    ],
  ])("says nothing of another term, or of a sale of others: %s %s", async (language, above, more, other) => {
    expect(await written(language, above, more)).not.toMatch(other);
  });
});

describe("a thing that is sold out [7.3]", () => {
  it("is told as that, and its price is no offer", async () => {
    expect(await written("ja", "冬の器です。", [{}, { isSoldOut: true }])).toContain(
      "「丘の皿」は、1201円ですが、売り切れています。",
    );
    expect(await written("en", "Bowls of wood.", [{}, { isSoldOut: true }])).toContain(
      "Ash Tray, for $1201, now sold out.",
    );
  });

  it("is told as that where its markup is no card [7.3]", async () => {
    const blocks = NAMES.en.flatMap((name, at): Block[] => [
      { kind: "heading", level: 3, text: name },
      { kind: "paragraph", text: `Turned of one piece of wood and oiled ${at + 2} times.` },
      { kind: "list_item", text: at === 4 ? "from $78.00" : `$${12 + at}` },
      ...(at === 1 ? [{ kind: "list_item", text: "Sold out" } as const] : []),
    ]);
    const page = textPage("Winter Bowls", blocks, { language: "en", type: "other" });
    const told = (await paragraphsWritten(page, 60, "narration")).flat().join(" ");
    expect(told).toContain("Ash Tray, for $13, now sold out.");
    expect(told).toContain("Yew Cup, from $78.");
    expect(told).not.toContain("prices run");
  });

  it("is not told of the others", async () => {
    expect(await written("ja", "冬の器です。", [{}, { isSoldOut: false }])).not.toContain("売り切れ");
    expect(await written("en", "Bowls of wood.")).not.toContain("sold out");
  });
});

it.each([
  [{ by: "Anna Tarn", date: "Mar 7, 2026" }, ", by Anna Tarn, dated March 7, 2026."],
  [{ by: "STAFF", date: "7 March 2026" }, ", dated March 7, 2026."],
  [{ by: "Anna Tarn", date: "2026年3月7日" }, ", by Anna Tarn."],
  [{ by: null, date: null }, "“The mill at the river opens again”."],
])("tells a headline with who wrote it and when: %j [7.3]", async (more, end) => {
  const heads = [
    "The mill at the river opens again",
    "A bridge of oak is built",
    "Looms return to the valley",
    "The ferry gets a new hull",
    "Bells of the tower ring again",
  ];
  const cards = heads.map((name, at) => card(at, name, at === 0 ? more : {}));
  const page = textPage("Valley News", cards, { type: "other" });
  const said = (await paragraphsWritten(page, 60, "narration")).flat().find((text) => text.includes("mill"));
  expect(said?.endsWith(end)).toBe(true);
});
