import { expect, it } from "vitest";
import type { Block, Fact } from "#kernel/page";
import { textPage as page, saidBlock as said } from "#test/text-page";
import { titleOf } from "./title.ts";

it("keeps one word for a title where the page speaks of it again and again", () => {
  const blocks = [
    said("Widely available *"),
    said("The Millstone object grinds what it is given, and is widely available."),
    said("To make a Millstone, give it two stones."),
    said("A Millstone that stands still is never worn."),
  ];
  expect(titleOf(page("Millstone", blocks))).toBe("Millstone");
});

it("takes no line of tags for a headline", () => {
  const blocks = [said("#stones #water #mills #grinding"), said("Stones and water turn the mills.")];
  expect(titleOf(page("Posts", blocks))).toBe("Posts");
});

const named = (value: string): Fact => ({
  id: "name",
  kind: "name",
  label: null,
  value,
  currency: null,
  source: "visible",
  confidence: 1,
  provenance: null,
});

it("names a part by what it is and what it fits, where the whole is too long", () => {
  const part = (value: string) =>
    titleOf(page(value, [], { type: "product", language: "ja", facts: [named(value)] }));
  expect(part("峰野農業機械 管理機 MK-5/MK-5R用 走行ベルト(純正)")).toBe("MK-5・MK-5R用の走行ベルト");
  expect(part("子ども用 長ぐつ 雨の日のみずたまり 反射テープつき")).not.toContain("用の");
});

it("says what a thing is before the name in its marks", () => {
  const of = (title: string) =>
    titleOf(page(title, [], { type: "product", language: "ja", facts: [named("丙型・樫の手留め")] }));
  expect(of("刈込鋏 180mm「丙型・樫の手留め」")).toBe("刈込鋏 180mm「丙型・樫の手留め」");
  expect(of("森野の「丙型・樫の手留め」")).toBe("丙型・樫の手留め");
});

it("names a thing by more than the half behind its sign for and", () => {
  const name = named("Proven Way to Mend Old Clocks");
  const title = "Quiet Hands: An Easy & Proven Way to Mend Old Clocks & Keep Them: Brook, Anna";
  expect(titleOf(page(title, [], { type: "product", facts: [name] }))).toBe(
    "Quiet Hands: An Easy & Proven Way to Mend Old Clocks & Keep Them",
  );
});

it("says inches where a name has their mark, and keeps no other mark", () => {
  const product = { type: "product" as const };
  const facts = (name: string) => ({ ...product, facts: [named(name)] });
  expect(titleOf(page("Pans", [], facts('Tarn 12" Iron Pan')))).toBe("Tarn 12-inch Iron Pan");
  expect(titleOf(page("Pans", [], facts('The "Tarn 12" Iron Pan')))).toBe("The Tarn 12 Iron Pan");
});

it("ends a name that sellers fill with all that is searched for behind the thing", () => {
  const facts = (name: string) => ({ type: "product" as const, facts: [named(name)] });
  const heap =
    "Folding Cart 150L Heavy Duty Collapsible Trolley 120kg All Terrain Wheels Beach Camping Shopping";
  expect(titleOf(page(heap, [], facts(heap)))).toBe("Folding Cart");
  const short = "Folding Cart 150L Heavy Duty";
  expect(titleOf(page(short, [], facts(short)))).toBe("Folding Cart 150L Heavy Duty");
});

it("takes no other part of a title for the half of a name", () => {
  const facts = [named("Side Table in Larch")];
  const title = "Mill Goods | Oak & Side Table in Larch";
  expect(titleOf(page(title, [], { type: "product", facts }))).toBe("Side Table in Larch");
});

it("keeps a name of one word said twice, as the page's text has it", () => {
  const blocks = [said("Walla Walla onions are sweet and keep for a month.")];
  expect(titleOf(page("Walla Walla Onions of the Valley", blocks))).toBe("Walla Walla Onions of the Valley");
});

it("says no word of a title twice in a row", () => {
  const title = "Mill Department Department of Works";
  expect(titleOf(page(title, [{ kind: "heading", level: 1, text: title }]))).toBe("Mill Department of Works");
});

const heading = (level: number, text: string) => ({ kind: "heading" as const, level, text });
const CLIMB = said("峠まで歩いて登りました。道は雪でぬかるんで、靴の底が三度はがれました。");

it.each([
  "24–26 September (Thursday to Saturday), the Old Granary",
  "Anna Reed, 10 February 2026, prices checked 20 March",
  "10 february 2026, about six minutes, filed under mending",
  "Anna Reed · Notes from the Old Granary in the harbour",
])("takes no line of particulars for a headline: %s", (line) => {
  const blocks = [said(line), said("Type designers meet for three days in a granary by the harbour.")];
  expect(titleOf(page("Ampersand 2026", blocks))).toBe("Ampersand 2026");
});

it("takes the headline of an old page, which is a line like others", () => {
  const blocks = [
    said("Three days of type in an old granary"),
    said("Type designers meet for three days in an old granary by the harbour."),
  ];
  expect(titleOf(page("Diary", blocks))).toBe("Three days of type in an old granary");
});

it("takes no date for a headline", () => {
  const blocks = [said("更新日：2026年3月9日"), CLIMB];
  expect(titleOf(page("川べりの暮らし", blocks, { language: "ja" }))).toBe("川べりの暮らし");
  const dated = [said("2026.3.9 カテゴリー: 山道"), CLIMB];
  expect(titleOf(page("川べりの暮らし", dated, { language: "ja" }))).toBe("川べりの暮らし");
  const month = [said("平成三十一年二月"), CLIMB];
  expect(titleOf(page("川べりの暮らし", month, { language: "ja" }))).toBe("川べりの暮らし");
  const headline = [said("峠まで歩いて、靴の底がはがれる"), CLIMB];
  expect(titleOf(page("川べりの暮らし", headline, { language: "ja" }))).toBe(
    "峠まで歩いて、靴の底がはがれる",
  );
});

it("takes the only line in bold above a Japanese text for its headline, and not the line below it", () => {
  const bold = heading(6, "商店街の水車、三十年ぶりに回る");
  const below = [said("元水車番ら、部品を手作りで"), said("商店街の水車が十一日、三十年ぶりに回った。")];
  const titled = (blocks: Parameters<typeof page>[1]) =>
    titleOf(page("みなと日報 ニュース", blocks, { language: "ja" }));
  expect(titled([bold, ...below])).toBe("商店街の水車、三十年ぶりに回る");
  expect(titled([bold, ...below, heading(6, "あすの天気")])).toBe("元水車番ら、部品を手作りで");
});

it("keeps a title that the main heading says with more words", () => {
  const blocks = [heading(1, "来春から、水車の回し方が変わります"), said("市の職員が羽根を替える"), CLIMB];
  expect(titleOf(page("水車の回し方が変わります", blocks, { language: "ja" }))).toBe(
    "水車の回し方が変わります",
  );
});

it("names an entry by its own heading where the page's title is that of the whole diary", () => {
  const entry = heading(2, "峠まで雪道を歩いて登ったこと");
  const deeper = heading(3, "靴の底");
  const diary = (...blocks: Block[]) => titleOf(page("川べりの暮らし", blocks, { language: "ja" }));
  expect(diary(entry, CLIMB, deeper, said("靴は町で直せます。"))).toBe("峠まで雪道を歩いて登ったこと");
  // One of several parts is not the whole.
  for (const part of [
    "第3章 古い橋のある町",
    "第三話 古い橋のある町",
    "三、古い橋のある町",
    "その3 古い橋のある町",
    "後編 古い橋のある町",
  ])
    expect(diary(heading(2, part), CLIMB), part).toBe("川べりの暮らし");
  expect(diary(heading(2, "その町に古い橋があったころ"), CLIMB)).toBe("その町に古い橋があったころ");
  expect(diary(entry, CLIMB, heading(2, "宿の夕食"), said("夕食は鍋でした。"))).toBe("川べりの暮らし");
  // The text speaks of it.
  expect(diary(entry, CLIMB, said("川べりの暮らしは、朝が早いです。"))).toBe("川べりの暮らし");
});

it("names a thread by the heading above its posts, and never by who wrote when", () => {
  const posts = [
    said("by anna_27 » Sun Jul 14, 2024 9:52 pm"),
    said("My wheel squeaks since the rain, and grease did not help."),
    said("by Ben » Sun Jul 14, 2024 10:31 pm"),
    said("Oak swells when it is wet: plane the axle a little."),
  ];
  const heading: Block = { kind: "heading", level: 2, text: "Why does my wheel squeak after the rain?" };
  expect(titleOf(page("The Mill Pond", [heading, ...posts]))).toBe(
    "Why does my wheel squeak after the rain?",
  );
  expect(titleOf(page("The Mill Pond", posts))).toBe("The Mill Pond");
});

it("begins a title with no sign of a path", () => {
  const tea = page("> 深むし煎茶「宵の露」", [said("葉は細かく、緑は濃いお茶です。")], { language: "ja" });
  expect(titleOf(tea)).toBe("深むし煎茶「宵の露」");
});

it("leaves an article its title where a time stands below its heading", () => {
  const heading: Block = { kind: "heading", level: 1, text: "Welcome to the hall of the valley" };
  const times = [
    said("The first concert begins at 7:30 pm and ends late."),
    said("The second concert begins at 9:30 pm and ends later."),
  ];
  const stamp = said("by Anna » Sun Jul 14, 2024 9:52 pm");
  const title = "Spring songs at Holm";
  expect(titleOf(page(title, [heading, ...times]))).toBe(title);
  expect(titleOf(page(title, [heading, stamp, said("The songs at Holm begin late in spring.")]))).toBe(title);
});

it("opens no bracket in a title that it does not close", () => {
  const blocks = [said("水車が止まる場合の、直し方を説明します。水車が止まると、粉はひけません。")];
  expect(titleOf(page("水車が途中で止まる（WM-21 / WM-22）", blocks, { language: "ja" }))).toBe(
    "水車が途中で止まる",
  );
  expect(titleOf(page("水車が途中で止まる（冬の朝）", blocks, { language: "ja" }))).toBe(
    "水車が途中で止まる(冬の朝)",
  );
});

it("leaves out the site's name behind a dot between words, and keeps a dot inside one", () => {
  const blocks = [said("The three cargo trikes that fold were borrowed for a month of school runs.")];
  expect(titleOf(page("Three cargo trikes that fold · Kerb Weekly", blocks))).toBe(
    "Three cargo trikes that fold",
  );
  const inside = [said("The Lur·lil tower is a hundred feet tall, and the Lur·lil tower leans.")];
  expect(titleOf(page("Lur·lil tower", inside))).toContain("Lur");
});

it.each([
  ["Tarn Lamp - 4 Units", "Tarn Lamp, 4 Units"],
  ["Tarn Lamp - Accessories", "Tarn Lamp"],
  ["Tarn Lamp - Carrying Case", "Tarn Lamp, Carrying Case"],
  ["Tarn Lamp - Lighting", "Tarn Lamp"],
  ["Tarn Lamp - Black", "Tarn Lamp"],
])("names %s by what is sold [7.3]", (title, name) => {
  expect(titleOf(page(title, [], { type: "product", facts: [named(title)] }))).toBe(name);
});

it.each([
  ["The VITALITY ELIXIR", "The Vitality Elixir"],
  ["Tarn Lumbar CHAIR: Oak", "Tarn Lumbar Chair in oak"],
  ["TARN Lamp", "TARN Lamp"],
  ["Tarn Chair (4 legs", "Tarn Chair (4 legs"],
])("calms %s where its page writes the words in small letters, too [7.3]", (title, name) => {
  const blocks = [said("An elixir for vitality."), said("The chair has a back.")];
  expect(titleOf(page(title, blocks, { type: "product", facts: [named(title)] }))).toBe(name);
});

it("names Japanese goods by their own heading, and not by the shop's above it [7.3]", () => {
  const goods = (name: string, title: string) =>
    titleOf(
      page(title, [{ kind: "heading", level: 1, text: title }], {
        type: "product",
        language: "ja",
        facts: [named(name)],
      }),
    );
  expect(goods("たに農園の直売所", "柚子みそ")).toBe("柚子みそ");
  expect(goods("真鍮の水差し", "水差し")).toBe("真鍮の水差し");
  expect(goods("鉄の風鈴", "南部の音")).toBe("鉄の風鈴");
});

it("takes no part of a page for what the whole is, where its heading says as little as its title", () => {
  const part = (text: string): Block => ({ kind: "heading", level: 2, text });
  const body = [
    said("石うすの標準コースは、月に四回の粉ひきです。"),
    said("石うすの標準コースには、石臼の貸し出しが付きます。"),
  ];
  const top: Block = { kind: "heading", level: 1, text: "料金" };
  const titled = (...blocks: Block[]) => titleOf(page("料金", blocks, { language: "ja" }));
  expect(titled(top, part("石うすの標準コース"), ...body, part("特別コース"))).toBe("料金");
  expect(titled(top, part("石うすの標準コース"), ...body)).toBe("石うすの標準コース");
});

it("takes no price for a headline [6.2]", () => {
  const goods = page(
    "詰め合わせ 月夜",
    [said("2,780円（本体価格2,574円）"), said("お菓子を一箱に詰めました。")],
    {
      language: "ja",
    },
  );
  expect(titleOf(goods)).toBe("詰め合わせ 月夜");
});

it("tells the maker that a department store writes before a name beside it, and the kind before what it is for [7.3]", () => {
  const name = "＜水車＞洗えるウールブレンド テーラードジャケット（上下で着られます）";
  const brand = { ...named("水車"), id: "brand", kind: "brand" as const };
  const coat = (facts: Fact[]) =>
    titleOf(page(name, [said("裏地のない上着です。")], { language: "ja", type: "product", facts }));
  expect(coat([named(name), brand])).toBe("洗えるウールブレンド テーラードジャケット");
  expect(coat([named("＜水車＞麻のシャツ")])).toBe("水車 麻のシャツ");
});

it("is an old page's headline below its counter, where its own title is that of all pages [6.2]", () => {
  const blocks = [
    "You are visitor",
    "MOVING A GRANDFATHER CLOCK",
    "I get a letter a week. Nothing is broken.",
  ];
  expect(titleOf(page("Roy's Clock Pages", blocks.map(said)))).toBe("Moving a Grandfather Clock");
});

it("is no line above the text that leads to another page [6.2]", () => {
  const lines = ["(①はこちら→谷の駅で靴を買う)", "さて、水車の前で列車に乗りおくれたところまで書きました。"];
  const diary = page("谷の線で終点まで② 雪の水車の正しい待ち方", lines.map(said), { language: "ja" });
  expect(titleOf(diary)).toMatch(/^谷の線で終点まで/);
});

it("keeps a fraction of a name in one piece [7.3]", () => {
  const plane = page("Tarn No. 60½ Block Plane", [said("It is of iron.")], { type: "product" });
  expect(titleOf(plane)).toBe("Tarn No. 60½ Block Plane");
});

it("takes no frame of a title for a part of the name though the shop's name begins with the rest [6.2]", () => {
  const of = page("【公式】みどりの葉", [], { language: "ja", type: "product", site: "みどりの葉本舗" });
  expect(titleOf(of)).toBe("みどりの葉");
});
