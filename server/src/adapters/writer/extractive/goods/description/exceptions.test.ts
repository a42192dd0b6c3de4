import { expect, it } from "vitest";
import type { Block, Fact, Page } from "#kernel/page";
import type { Language, ScriptStyle } from "#kernel/vocabulary";
import { extractiveWriter } from "../../../extractive.ts";
import { asException } from "./exceptions.ts";

const said = (text: string): Block => ({ kind: "paragraph", text });
const fact = (kind: Fact["kind"], value: string, label: string | null = null): Fact => ({
  id: `${kind}-${value}`,
  kind,
  label,
  value,
  currency: null,
  source: "visible",
  confidence: 1,
  provenance: null,
});
const written = async (
  title: string,
  language: Language,
  blocks: Block[],
  facts: Fact[] = [],
  targetSeconds = 60,
  style: ScriptStyle = "news",
) => {
  const page: Page = {
    url: "https://shop.example/goods",
    title,
    site: null,
    language,
    type: "product",
    author: null,
    publishedAt: null,
    blocks,
    facts: [fact("name", title), ...facts],
  };
  const settings = { style, targetSeconds };
  const { paragraphs } = await extractiveWriter().write(page, settings, new AbortController().signal);
  return paragraphs.flat().map(({ text }) => text);
};

const CLAIM = said("色を変えずに、潤いとつやだけを足します。どの革にも使える最初の一缶です。");
const HOW: Block = { kind: "heading", level: 2, text: "説明" };
const MAKING = said("国産の蜜ろうに、つばき油と松の樹脂を混ぜました。材料はこの三つで、香りは松です。");
const EXCEPTION = said("起毛した革には使えません。");

it("tells a claim with its exception, which says that it is one", async () => {
  const told = await written("靴クリーム", "ja", [CLAIM, HOW, MAKING, EXCEPTION], [], 20);
  expect(told).toContain("どの革にも使える最初の一缶です。");
  expect(told).toContain("ただし、起毛した革には使えません。");
});

it("says so in English, too, and keeps the capital of a name", async () => {
  const claim = said("It feeds the leather and adds a soft shine. It is right for any kind of leather.");
  const making = said("Beeswax and pine resin are stirred by hand. The tin smells of the forest.");
  const suede = said("The cream is not suitable for rough leather.");
  const told = await written("Tarn leather cream", "en", [claim, HOW, making, suede], [], 22);
  expect(told).toContain("However, the cream is not suitable for rough leather.");
  const named = said("Tarn cream is not suitable for rough leather.");
  const other = await written("Tarn leather cream", "en", [claim, HOW, making, named], [], 22);
  expect(other).toContain("However, Tarn cream is not suitable for rough leather.");
});

it("calls nothing an exception that excepts nothing of what is claimed", async () => {
  const other = said("この缶は火のそばでは使えません。蓋はきつく閉まります。");
  expect((await written("靴クリーム", "ja", [CLAIM, HOW, MAKING, other])).join("")).not.toContain("ただし");
});

it("begins in Japanese with what the page says first, however short it is", async () => {
  const first = said("続かなかった人のために、味から作りなおした青い茶です。");
  const field = said(
    "丘の畑は、もともと桑畑でした。作り手がいなくなって十二年、草が茂っていた土地です。三年かけて麦の畑に戻しました。農薬は使いません。冬の寒さが草をおさえてくれます。抜いた草は畑の隅で二年寝かせます。",
  );
  const told = await written("あおの朝", "ja", [first, HOW, field], [], 30);
  expect(told[2]).toBe("続かなかった人のために、味から作りなおした青い茶です。");
});

it("ends no passage with a question", async () => {
  const asked = said("The lamp is turned from beech and oiled by hand. What makes it so quiet?");
  const told = await written("Beech lamp", "en", [asked, HOW, said("Its switch is made of felt and brass.")]);
  expect(told).toContain("The lamp is turned from beech and oiled by hand.");
  expect(told.join(" ")).not.toContain("What makes it so quiet?");
});

it("says current, volts and each side as one speaks, and no more than three figures", async () => {
  const rows = [
    fact("specification", "AC100V 120W", "電源"),
    fact("specification", "幅14.5×奥行22×高さ34cm", "寸法"),
    fact("specification", "2.7kg", "質量"),
    fact("specification", "240g", "豆の容量"),
  ];
  const told = (await written("豆ひき", "ja", [CLAIM], rows)).join("");
  expect(told).toContain("寸法は幅14.5cm、奥行22cm、高さ34cmで、重さは2.7kgです。");
  expect(told).toContain("豆の容量は240gです。");
  expect(told).not.toContain("電源");
  const current = (await written("豆ひき", "ja", [CLAIM], rows.slice(0, 2))).join("");
  expect(current).toContain("電源は交流100ボルト、120ワットです。");
});

it("says that a program requires its system, and closes the news, too", async () => {
  const points = ["macOS 11 or later", "Carved wooden handle"].map(
    (text): Block => ({ kind: "list_item", text }),
  );
  const told = await written("Harbour mixer", "en", [said("The mixer joins four voices in one."), ...points]);
  expect(told).toContain("It requires macOS 11 or later.");
  expect(told).toContain("It has a carved wooden handle.");
  expect(told.at(-1)).toBe("There is more on the product page.");
});

it.each([
  ["Tarn Pad 10 6/128 Box Pack Wala", "Our subject is the Tarn Pad 10."],
  ["Tarn Pad 10 with 1/2 inch socket", "Our subject is the Tarn Pad 10 with 1/2 inch socket."],
  ["Tarn Skyline Coupe 1/64 Diecast Car", "Our subject is the Tarn Skyline Coupe 1/64 Diecast Car."],
])("names %s without what sellers write behind the memory", async (title, opening) => {
  expect((await written(title, "en", [said("A pad that draws with one hand.")]))[0]).toBe(opening);
});

it.each([
  ["If it is wet, the cream cannot be used.", "However, if it is wet, the cream cannot be used."],
  ["Tarn cream is not meant for suede.", "However, Tarn cream is not meant for suede."],
])("keeps the capital of a name alone behind however: %s", (text, told) => {
  const unit = { sentences: [text], blockIndex: 0, section: 0, leans: false, head: null };
  const alone = { ...unit, isOrphan: false, pointsBack: false, seconds: 3 };
  expect(asException(alone, "en").sentences).toEqual([told]);
});
