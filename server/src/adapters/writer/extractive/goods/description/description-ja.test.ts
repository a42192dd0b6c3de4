import { expect, it } from "vitest";
import type { Block, Fact, Page } from "#kernel/page";
import { extractiveWriter } from "../../../extractive.ts";

const said = (text: string): Block => ({ kind: "paragraph", text });
const head = (text: string): Block => ({ kind: "heading", level: 2, text });
const told = async (blocks: Block[], targetSeconds = 45, more: Partial<Page> = {}) => {
  const page: Page = {
    url: "https://shop.example/goods",
    title: "朝の粉",
    site: null,
    language: "ja",
    type: "product",
    author: null,
    publishedAt: null,
    blocks,
    facts: [],
    ...more,
  };
  const settings = { style: "product" as const, targetSeconds };
  const { paragraphs } = await extractiveWriter().write(page, settings, new AbortController().signal);
  return paragraphs.flat().map(({ text }) => text);
};

const FIRST = said(
  "若い葉は、まだ霜の残る朝、五時から八時までのあいだだけ刈り取ります。刈った葉は三時間以内に洗い、蒸気に十二秒くぐらせます。",
);
const SECOND = said(
  "細かい粉と粗い粒を七対三で合わせ、顆粒にしました。水に入れて二十回ほど混ぜれば、底に残りません。",
);
const FIELD = said(
  "丘の畑は、もともと茶の畑でした。人がいなくなった土地を、麦の畑に戻しています。抜いた草は畑の隅に積みます。近くの生徒たちが手伝いに来てくれます。一列に並んで、後ろ向きに進みます。終わると一杯ずつ飲むのが決まりです。畑の仕事で、いちばんうれしい場面です。袋の数字は、刈り取った日を表しています。",
);

it("tells a paragraph's sentences without a verb in their place, as its shop wrote them", async () => {
  const text =
    "雪どけの水で仕込んだ、辛口の酒です。香りは控えめで、魚によく合います。冷やすなら、飲む前に冷蔵庫へ。冷やしすぎると、味が閉じます。仕込みは年に一度、二月の雪の中で行います。蔵の壁の雪が、室を五度に保ちます。";
  const script = (await told([said(text)], 60)).join("");
  expect(script).toContain("冷やすなら、飲む前に冷蔵庫へ。冷やしすぎると、味が閉じます。仕込みは年に一度、");
  expect(script).toContain("蔵の壁の雪が、室を五度に保ちます。");
});

const SAKE =
  "雪どけの水で仕込んだ、辛口の酒です。香りは控えめで、魚によく合います。冷やすなら、飲む前に冷蔵庫へ。そうすると、味が閉じません。その温度は、蔵の冬と同じです。";

it("says no less of a short description in a longer script [6.2]", async () => {
  for (const seconds of [30, 60, 240]) expect((await told([said(SAKE)], seconds)).join("")).toContain(SAKE);
});

it("tells nothing that leans on what is missing in its paragraph", async () => {
  const torn = SAKE.replace("冷蔵庫へ。", `${"雪の降る".repeat(50)}庫へ。`);
  expect((await told([said(torn)], 60)).join("")).not.toMatch(/そうすると|その温度/);
});

it("tells the catch words of goods before what they are, as their shop does", async () => {
  const text =
    "梅雨どきは、水でさらりと。寒い朝は、湯に溶かして。「朝の粉」は、葉を石臼で挽いて箱にしまった、一年じゅうの粉です。";
  expect((await told([said(text), FIRST, SECOND], 60)).slice(2, 5)).toEqual([
    "梅雨どきは、水でさらりと。",
    "寒い朝は、湯に溶かして。",
    "「朝の粉」は、葉を石臼で挽いて箱にしまった、一年じゅうの粉です。",
  ]);
});

it("tells the first paragraphs of goods before a long one far below", async () => {
  const script = await told([FIRST, head("粒"), SECOND, head("畑のこと"), FIELD], 40);
  expect(script).toContain("刈った葉は三時間以内に洗い、蒸気に十二秒くぐらせます。");
  expect(script).toContain("水に入れて二十回ほど混ぜれば、底に残りません。");
  expect(script).not.toContain("畑の仕事で、いちばんうれしい場面です。");
});

it("tells no list of worries that a shop asks about, and a list of whom goods are for", async () => {
  const item = (text: string): Block => ({ kind: "list_item", text });
  const worries = [
    said("そんなお悩みはありませんか。"),
    item("水に溶かすと粉が底に残り、最後の一口が苦い。"),
    item("家族にすすめたら、匂いだけで断られた。"),
  ];
  const answer = [
    said("一袋を割れば、量が二グラム減る。"),
    said("薬を飲む方は、医師に相談してから飲んでください。"),
  ];
  const script = (await told([...worries, ...answer, FIRST, SECOND], 60)).join("");
  expect(script).not.toContain("断られ");
  expect(script).toContain("量が二グラム減");
  expect(script).toContain("医師に相談してから飲んでください。");
  const friends = [said("こんな方に選ばれています。"), said("家族にすすめたら、匂いだけで断られた。")];
  expect((await told([...friends, FIRST, SECOND], 60)).join("")).toContain("断られ");
});

it("tears no word about care out of the sentences that go on from it", async () => {
  const kept = said(
    "袋の口には細い溝があります。保存は冷蔵庫でお願いします。そうすれば、ひと月は香りが変わりません。",
  );
  const script = await told([FIRST, kept, SECOND], 60);
  expect(script).toContain("水に入れて二十回ほど混ぜれば、底に残りません。");
  expect(script.join("")).not.toMatch(/(?<!お願いします。)そうすれば/);
});

it("stops at no set-up before the sentence that says what the goods do about it", async () => {
  const set = said(
    "細かい粉は溶けやすい反面、だまになります。粗い粉は沈みます。朝の粉は、石臼でひいた細かい粉と、少し粗い粒を七対三で合わせ、でんぷんを使わずに顆粒にしました。",
  );
  for (const seconds of [24, 27, 30, 33, 36]) {
    const script = await told([FIRST, head("粒"), set, head("畑のこと"), FIELD], seconds);
    expect(script.at(script.indexOf("粗い粉は沈みます。") + 1), `${seconds} s`).not.toMatch(/^(?:丘|以上)/);
  }
});

it("tells rows alone of no goods that are described", async () => {
  const long = said(
    "町はずれの水車小屋で、栗の木の大きな歯車を回し、花崗岩の石臼でひと晩かけてゆっくりとひいた、香りの高い全粒の小麦の粉を、麻の袋に詰めました。",
  );
  const fact = (kind: Fact["kind"], value: string, label: string | null = null): Fact => ({
    id: `${kind} ${label}`,
    kind,
    label,
    value,
    currency: label ? null : "JPY",
    source: "visible",
    confidence: 1,
    provenance: { path: "tr", excerpt: label ? value : "1,200円（税込）" },
  });
  const rows = { 重さ: "約500g", 原材料: "小麦", 産地: "北の谷", 袋の素材: "麻", 賞味期限: "六か月" };
  const script = await told([long], 24, {
    title: "丘の上の水車小屋の石臼びき全粒粉、六袋の詰め合わせ",
    facts: [
      fact("price", "1200"),
      ...Object.entries(rows).map(([label, value]) => fact("specification", value, label)),
    ],
  });
  expect(script.join("")).toContain("麻の袋に詰めました。");
});

it("tells nowhere that goods can be fetched", async () => {
  const script = await told([said("受取状況:アトリエ店舗で受け取れます。"), FIRST, SECOND], 60);
  expect(script.join("")).not.toContain("受け取れ");
});

it("begins with nothing that an older form of order said [6.2]", async () => {
  const old = said("※旧用紙には12ミリと記載しておりました。切り替えに伴い、現在は14ミリです。");
  const own = said("冷蔵庫の扉のパッキンを、ご指定の寸法で一枚から製作します。四隅は熱で溶着しています。");
  const text = (await told([old, own])).flat().join("");
  expect(text).toContain("溶着");
  expect(text.indexOf("溶着")).toBeLessThan(text.includes("14ミリ") ? text.indexOf("14ミリ") : text.length);
});

it("tells points by the calls that head them, each with its first sentence [7.3]", async () => {
  const items = [
    "【ザックの中で点かない】スイッチを三秒押すと鍵がかかります。解除も三秒です。",
    "【軽い本体】電池込み92g。手のひらに収まる大きさなので、荷物の上に置けます。",
    "【赤い灯り】前のスイッチを押すと、白い光を通らずに赤から点きます。隣の人を起こしません。",
  ].map((text): Block => ({ kind: "list_item", text }));
  const script = (await told([head("この商品について"), ...items], 60)).join("");
  expect(script).toContain("ザックの中で点かない。スイッチを三秒押すと鍵がかかります。");
  expect(script).toContain("手のひらに収まる大きさなので、荷物の上に置けます。");
  expect(script).not.toContain("【");
  expect(script).not.toContain("解除も三秒です。");
});

it("thanks nobody for a visit, and counts nothing off alone [6.2]", async () => {
  const thanks =
    "ご覧いただきありがとうございます。祖父の代からのカメラ屋を十月で閉めました。店で使っていた最後の一台です。";
  const notes =
    "一つ。電池がないとシャッターが切れません。二つ。軸の部品は、もう作られていません。長く使うなら機械式をおすすめします。";
  const script = (await told([said(thanks), said(notes)], 45)).join("");
  expect(script).not.toContain("ありがとう");
  expect(script).toContain("祖父の代からのカメラ屋を十月で閉めました。");
  expect(script).not.toContain("一つ。");
  expect(script).toContain("電池がないとシャッターが切れません。");
});

it("leaves the rows that stand in a paragraph unsaid, and no sentence behind them [6.2]", async () => {
  const pepper =
    "九月のうちに採れる固い青柚子の皮だけを、一つずつすりおろします。塩は控えめにして、冬まで寝かせました。原材料：柚子、青唐辛子、食塩 保存：開封後は冷蔵庫で三か月。冷凍すれば色がきれいに保てます。";
  const script = (await told([said(pepper)], 30)).join("");
  expect(script).toContain("塩は控えめにして、冬まで寝かせました。");
  expect(script).not.toContain("原材料：");
});
