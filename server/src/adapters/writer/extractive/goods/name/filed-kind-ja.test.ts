import { expect, it } from "vitest";
import type { Fact } from "#kernel/page";
import { saidBlock } from "#test/text-page";
import { kindFiledInJapanese } from "./filed-kind-ja.ts";

const fact = (
  kind: Fact["kind"],
  value: string,
  label: string | null = null,
  filed: string[] = [],
): Fact => ({
  id: `${kind} ${label}`,
  kind,
  label,
  value,
  currency: null,
  source: "visible",
  confidence: 0.8,
  provenance: { path: "h1", excerpt: value, filed },
});
const blocks = [saidBlock("毎日つける腕時計です。厨房でも使えます。")];
const kindIn = (name: string, filed: string[], rows: Fact[] = []) =>
  kindFiledInJapanese(name, {
    facts: [fact("name", name, null, filed), ...rows],
    blocks,
    title: name,
    site: null,
  });

it("says the kind of the nearest shelf for a name of kana or Latin letters", () => {
  expect(kindIn("TARN 300", ["TARN", "腕時計", "ファッション雑貨", "ホーム"])).toBe("腕時計");
  expect(kindIn("あさのみどり", [], [fact("specification", "腕時計", "種類")])).toBe("腕時計");
});

it("says none where the name may have one, of a department, or that the page does not know", () => {
  expect(kindIn("銀の懐中時計 TARN", ["腕時計"])).toBe("");
  expect(kindIn("TARN 300", ["腕時計関連", "ファッション雑貨"])).toBe("");
  expect(kindIn("TARN 300", ["椅子"])).toBe("");
});

it("calls a book a book, unless its title does", () => {
  const rows = [fact("specification", "霧笛書房", "出版社"), fact("specification", "四六判", "体裁")];
  expect(kindIn("峠の郵便局", [], rows)).toBe("書籍");
  expect(kindIn("峠の写真集", [], rows)).toBe("");
  expect(kindIn("峠の郵便局", [], rows.slice(1))).toBe("");
  expect(kindIn("峠の郵便局", [], [fact("specification", "978-4-00-000000-0", "ISBN")])).toBe("書籍");
});

it("says the kind that the title names behind the name, and neither the shop nor a department", () => {
  const titled = (title: string, site: string | null = null) =>
    kindFiledInJapanese("SHINARI 58", { facts: [], blocks, title, site });
  expect(titled("SHINARI 58｜折りたたみ傘")).toBe("折りたたみ傘");
  expect(titled("SHINARI 58｜雨音堂", "雨音堂")).toBe("");
  expect(titled("SHINARI 58｜新着")).toBe("");
  expect(titled("SHINARI 58｜折りたたみ傘｜雨音堂")).toBe("");
});

it("says what the document's title calls it, unless its name says so already", () => {
  const called = (name: string, words: string) => {
    const named = fact("name", name);
    const facts = [{ ...named, provenance: { path: "h1", excerpt: name, called: words } }];
    return kindFiledInJapanese(name, { facts, blocks, title: name, site: null });
  };
  expect(called("とけるバーム", "柚子と米ぬかのクレンジング")).toBe("柚子と米ぬかのクレンジング、");
  expect(called("柚子のクレンジング", "柚子と米ぬかのクレンジング")).toBe("");
});

it("says the kind that the page's title has before the name of a used thing", () => {
  const kindOf = (title: string) =>
    kindFiledInJapanese("松枝工房 No.20", { facts: [], blocks, title, site: null });
  expect(kindOf("中古ギター 松枝工房 No.20 1976年")).toBe("ギター");
  expect(kindOf("中古ギター 別の工房 No.20")).toBe("");
  expect(kindOf("お知らせ 松枝工房 No.20")).toBe("");
});

it("says the kind that ends a name too long to be said with it", () => {
  const kindOf = (whole: string, told = "この張り子は丈夫です。") =>
    kindFiledInJapanese("Matsueda No.20 1976年製", {
      facts: [fact("name", whole)],
      blocks: [{ kind: "paragraph", text: told }],
      title: whole,
      site: null,
    });
  expect(kindOf("Matsueda（マツエダ） No.20 1976年製 張子人形", "張子人形です。")).toBe("張子人形");
  expect(kindOf("Matsueda（マツエダ） No.20 1976年製 張子人形")).toBe("");
  expect(kindOf("Matsueda No.20 1976年製 送料無料", "送料無料です。")).toBe("");
});

it("says the kind that a shelf and the title know where the stated name is a mark alone", () => {
  const kindOf = (shelf: string) => {
    const name = { ...fact("name", "中古"), provenance: { path: "h2", excerpt: "中古", filed: [shelf] } };
    const title = "【中古】Matsueda No.20 1976年製 鉄道模型";
    return kindFiledInJapanese("Matsueda No.20 1976年製", { facts: [name], blocks: [], title, site: null });
  };
  expect(kindOf("鉄道模型")).toBe("鉄道模型");
  expect(kindOf("書斎机")).toBe("");
});

it("takes a year and the reading of a name in Latin letters for no word of a kind", () => {
  const name = "Matsueda(マツエダ) No.20 1976年製";
  expect(kindIn(name, ["腕時計"])).toBe("腕時計");
});
