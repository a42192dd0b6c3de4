import { expect, it } from "vitest";
import type { Page } from "#kernel/page";
import { extractiveWriter } from "../../../extractive.ts";
import { speaksForItself } from "./own-voice-ja.ts";

const BASKET = [
  "山で冬のあいだに伐った竹だけを使い、一本ずつ割って、幅をそろえるところから手で作っています。四つ目編みの底に縁を三重に回した、ふだん使いの買い物かごです。",
  "編みたては青みの残る薄い緑色ですが、半年ほどで麦わら色に変わります。わたしが毎日使っているかごは、今年で27年目です。",
];
const THIRD =
  "編みたては青みの残る薄い緑色ですが、半年ほどで麦わら色に変わります。竹はまだしっかりしています。";

const page = (site: string | null, texts: readonly string[]): Page => ({
  url: "https://kago.example/item",
  title: "真竹の買い物かご",
  site,
  language: "ja",
  type: "product",
  author: null,
  publishedAt: null,
  blocks: texts.map((text) => ({ kind: "paragraph", text })),
  facts: [],
});

const row = (label: string, value: string) => ({
  id: label,
  kind: "specification" as const,
  label,
  value,
  currency: null,
  source: "visible" as const,
  confidence: 0.6,
  provenance: null,
});

async function told(of: Page): Promise<string[]> {
  const settings = { style: "product" as const, targetSeconds: 60 };
  const { paragraphs } = await extractiveWriter().write(of, settings, new AbortController().signal);
  return paragraphs.flat().map(({ text }) => text);
}

it("says once, before the description, whose words it is that say 「わたし」 [6.2]", async () => {
  const script = await told(page(null, BASKET));
  expect(script[1]).toBe("作り手の言葉で、お届けします。");
  expect(script.filter((text) => text.includes("の言葉で"))).toHaveLength(1);
});

it("calls them the shop's where the one who speaks sells what others make [6.2]", async () => {
  const made = (by: string) => [BASKET[0]?.replace("手で作っています", by) ?? "", BASKET[1] ?? ""];
  for (const by of ["編まれたかごです", "職人が作っています"])
    for (const site of [null, "かごの沢井"])
      expect((await told(page(site, made(by))))[1]).toBe("お店の言葉で、お届けします。");
});

it("calls them the seller's on a market, where the market was named [6.2]", async () => {
  const made = [BASKET[0]?.replace("手で作っています", "編まれたかごです") ?? "", BASKET[1] ?? ""];
  expect((await told(page("となりのフリマ", made)))[1]).toBe("出品者の言葉で、お届けします。");
});

it("calls them the maker's also where a shop has the maker speak [6.2]", async () => {
  expect((await told(page("かごの沢井", BASKET)))[1]).toBe("作り手の言葉で、お届けします。");
  const guest = [
    "かごをこしらえて四十年になります、谷川の小田と申します。慣れないことですが、書かせていただきます。",
  ];
  expect((await told(page("かごの沢井", [...guest, BASKET[1] ?? ""])))[1]).toBe(
    "作り手の言葉で、お届けします。",
  );
});

it("says of no one whose words they are, where a person speaks who may sell or make [6.2]", async () => {
  const guest = ["谷川の小田と申します。頼まれて、このかごのことを書かせていただきます。"];
  expect((await told(page("かごの沢井", [...guest, BASKET[1] ?? ""])))[1]).toBe(
    "書き手の言葉で、お届けします。",
  );
});

it("introduces nobody where no told sentence has a first person [6.2]", async () => {
  const script = await told(page("かごの沢井", [BASKET[0] ?? "", THIRD]));
  expect(script.some((text) => text.includes("の言葉で"))).toBe(false);
});

it.each([
  ["うちの前の坂は、二段で立たずに上れました。", true],
  ["うちでは、毎朝これで湯を沸かします。", true],
  ["わが家では、朝はこの一杯です。", true],
  ["うちで一番長く作っている形です。", true],
  ["うちで洗えるので、手間がかかりません。", false],
  ["三つのうちの一つは、予備の留め具です。", false],
  ["うちの子の背丈に合わせて選べます。", false],
  ["お客様は「私の宝物です」とおっしゃいます。", false],
])("knows the first person of a house: %s [6.2]", (text, isOwn) => {
  expect(speaksForItself(text)).toBe(isOwn);
});

it("takes what somebody else is quoted with for no name of the one who writes [6.2]", async () => {
  const hunter = ["猟師の小田は「穴に入れるのがこたえる」と言います。"];
  const sold = BASKET[0]?.replace("手で作っています", "編まれたかごです") ?? "";
  expect((await told(page("かごの沢井", [sold, ...hunter, BASKET[1] ?? ""])))[1]).toBe(
    "お店の言葉で、お届けします。",
  );
});

it("calls them the seller's where the page has the rows of a private sale [6.2]", async () => {
  const made = BASKET[0]?.replace("手で作っています", "編まれたかごです") ?? "";
  const facts = [row("発送元の地域", "岩手県"), row("発送までの日数", "2〜3日")];
  const script = await told({ ...page("ゆずり市", [made, BASKET[1] ?? ""]), facts });
  expect(script).toContain("出品者の言葉で、お届けします。");
});

it("leaves out points that a page has set in one paragraph [6.2]", async () => {
  const points = "手入れ ・縁の巻き直し ・底の竹を二本取り替え、持ち手を締め直しました。";
  const script = await told(page("かごの沢井", [BASKET[0] ?? "", points, THIRD]));
  expect(script.join("")).not.toContain("巻き直し");
});

it("says how a used thing has been kept though its description fills the time [6.2]", async () => {
  const long = Array.from(
    { length: 12 },
    (_, at) => `${at + 1}番目の竹は、山の北がわで冬のあいだに伐り、三年かけて軒下で乾かしたものです。`,
  );
  const script = await told({
    ...page("かごの沢井", long),
    facts: [row("産地", "房州"), row("状態", "持ち手に擦れ。底は良好。")],
  });
  expect(script.some((text) => text.startsWith("状態は持ち手に擦れがあり"))).toBe(true);
});

it("calls them the shop's where one such row stands alone [6.2]", async () => {
  const made = BASKET[0]?.replace("手で作っています", "編まれたかごです") ?? "";
  const facts = [row("発送までの日数", "2〜3日")];
  const script = await told({ ...page("かごの沢井", [made, BASKET[1] ?? ""]), facts });
  expect(script).toContain("お店の言葉で、お届けします。");
});
