import { expect, it } from "vitest";
import type { Block, Page } from "#kernel/page";
import { extractiveWriter } from "../../extractive.ts";
import { recipeOf } from "./recipe.ts";

const heading = (text: string): Block => ({ kind: "heading", level: 2, text });
const said = (text: string): Block => ({ kind: "paragraph", text });
const item = (text: string): Block => ({ kind: "list_item", text });
const row = (text: string): Block => ({ kind: "table_row", text });

const pageOf = (title: string, language: "ja" | "en", blocks: Block[]): Page => ({
  url: "https://table.example/dish",
  title,
  site: null,
  language,
  type: "other",
  author: null,
  publishedAt: null,
  blocks,
  facts: [],
});

async function write(
  page: Page,
  targetSeconds: number,
  style: "narration" | "news" = "narration",
): Promise<string> {
  const settings = { style, targetSeconds };
  const { paragraphs } = await extractiveWriter().write(page, settings, new AbortController().signal);
  return paragraphs
    .flat()
    .map(({ text }) => text)
    .join(" ");
}

const PEARS = pageOf("Pears in cider", "en", [
  said("Serves 4. Total time: 35 minutes"),
  heading("Ingredients"),
  ...["4 firm pears (peeled)", "500 ml dry cider", "2 tbsp honey", "1 stick of cinnamon"].map(item),
  heading("Method"),
  item("Warm the cider with the honey and the cinnamon"),
  item("Add the pears. Simmer them for 25 minutes."),
  item("Let them cool"),
  heading("Notes"),
  said("The pears keep for three days in a cold room."),
]);

const STEW = [
  ...["里芋: 6個", "だし: 300ml", "しょうゆ: 大さじ2"].map(row),
  ...["1: 里芋の皮をむき、塩でもみます。", "2: だしで十分煮る。", "3: 火を止めて五分。"].map(row),
];

it("tells a recipe by its plan: for how many, how long, what one needs, and each step whole", async () => {
  expect(await write(PEARS, 120)).toBe(
    "This is “Pears in cider”. It serves 4. It takes 35 minutes. " +
      "You need 4 firm pears, 500 ml dry cider, 2 tbsp honey and 1 stick of cinnamon. " +
      "Here is how it is made. Warm the cider with the honey and the cinnamon. " +
      "Add the pears. Simmer them for 25 minutes. Let them cool. That was “Pears in cider”.",
  );
});

it.each([
  ["en", PEARS, 28.2, "Let them cool. That was “Pears in cider”."],
  ["en", PEARS, 26.6, "Let them cool. And that is it."],
  [
    "ja",
    pageOf("里芋の煮もの", "ja", [said("材料（2人分）"), ...STEW]),
    20,
    "火を止めて五分おきます。 以上です。",
  ],
] as const)(
  "closes behind the last step, however little time is left: in %s",
  async (_, page, seconds, end) => {
    expect((await write(page, seconds)).endsWith(end)).toBe(true);
  },
);

it.each([
  ["en", "Prep time: 20 minutes Cook time: 10 minutes Total time: 30 minutes", "It takes 30 minutes."],
  ["en", "Prep time: 20 minutes Cook time: 10 minutes", ""],
  ["en", "Cooking time: 25 minutes", "The cooking time is 25 minutes."],
  ["ja", "調理時間: 25分", "調理時間は、25分です。"],
  ["ja", "調理時間：20分 合計時間：50分", "できあがりまで、50分です。"],
  ["ja", "発酵時間：60分", ""],
  ["ja", "冷やす時間 2時間", ""],
] as const)("tells as the time of a dish its total only: in %s, %s", async (language, times, said) => {
  const [head, rows] = language === "en" ? ["Ingredients", PEARS.blocks.slice(2)] : ["材料", STEW];
  const script = await write(pageOf("Dish", language, [row(times), heading(head), ...rows]), 120);
  expect(
    /It takes [^.]+\.|The cooking time [^.]+\.|(?:できあがりまで|調理時間は)[^。]+。/.exec(script)?.[0] ?? "",
  ).toBe(said);
  expect(script).toMatch(/You need|材料は/);
});

it("tells no step where there is no time for all of them", async () => {
  const script = await write(PEARS, 12);
  expect(script).toContain("You need 4 firm pears");
  expect(script).not.toContain("Warm the cider");
  expect(script).toContain("You will find the steps on the original page.");
});

it("names the things without their amounts where only so all steps can be told", async () => {
  const things = [
    "里芋: 6個",
    "だし: 300ml",
    "しょうゆ: 大さじ2",
    "白ねぎ: 約40g",
    "塩: 少々",
    "酒: 小さじ1",
  ];
  const stew = pageOf("里芋の煮もの", "ja", [said("材料（2人分）"), ...things.map(row), ...STEW.slice(3)]);
  const whole = await write(stew, 60);
  expect(whole).toContain("材料は、里芋6個、だし300ml、");
  expect(whole).not.toContain("分量は、元のページ");
  const short = await write(stew, 21);
  expect(short).toContain("材料は、里芋、だし、しょうゆ、白ねぎ、塩、酒です。 作り方です。");
  expect(short.endsWith("火を止めて五分おきます。 材料の分量は、元のページにあります。")).toBe(true);
  expect(short).toContain("里芋の皮をむき、塩でもみます。");
});

it("names of a long list without its amounts the main things alone [6.2]", async () => {
  const things = ["芋", "葱", "豆", "茸", "麩", "鮭", "油", "酢", "塩", "酒"].map(
    (name) => `${name}: 小さじ1と2分の1`,
  );
  const stew = pageOf("里芋の煮もの", "ja", [said("材料（2人分）"), ...things.map(row), ...STEW.slice(3)]);
  const script = await write(stew, 30);
  expect(script).toContain("おもな材料は、芋、葱、豆、茸、麩、鮭です。 作り方です。");
  expect(script.endsWith("ほかの材料と分量は、元のページにあります。")).toBe(true);
});

it("counts Japanese steps on to the last where one names another, and says there that they are steps", async () => {
  const steps = [
    "里芋の皮をむきます。",
    "だしを温めます。",
    "1に2の半分を注ぎます。",
    "火を止めて、ふたをします。",
  ];
  const rows = ["里芋: 6個", "だし: 300ml", "みそ: 大さじ2"].map(row);
  const page = pageOf("里芋汁", "ja", [
    said("材料（2人分）"),
    ...rows,
    heading("作り方"),
    ...steps.map(item),
  ]);
  const script = await write(page, 60);
  expect(script).toContain(
    "手順1、里芋の皮をむきます。 手順2、だしを温めます。 手順3、手順1で皮をむいたものに手順2で温めたものの半分を注ぎます。 " +
      "手順4、火を止めて、ふたをします。",
  );
});

it.each([
  ["器に並べて1をかけます。", "器に並べて、皮をむいたものをかけます。"],
  ["1を裏返し、塩をふります。", "皮をむいたものを裏返し、塩をふります。"],
  ["生地がなくなるまで1を繰り返します。", "生地がなくなるまで手順1を繰り返します。"],
  ["1と同じように、むらなく塗ります。", "手順1と同じように、むらなく塗ります。"],
])("says whether a step or what it made is meant: %s", async (step, told) => {
  const rows = ["里芋: 6個", "だし: 300ml", "みそ: 大さじ2"].map(row);
  const steps = ["里芋の皮をむきます。", step, "火を止めて、ふたをします。"].map(item);
  const page = pageOf("里芋汁", "ja", [said("材料（2人分）"), ...rows, heading("作り方"), ...steps]);
  expect(await write(page, 60)).toContain(told);
});

it("counts on with no other way, nothing done before and no word on keeping it", async () => {
  const steps = [
    "里芋の皮をむきます。",
    "だしを温めます。",
    "1に2の半分を注ぎます。",
    "または、圧力鍋で五分煮ます。",
    "前日に作っておくと、味がしみます。",
    "冷蔵庫で三日もちます。",
  ];
  const page = pageOf("里芋汁", "ja", [
    said("材料（2人分）"),
    ...["里芋: 6個", "だし: 300ml", "みそ: 大さじ2"].map(row),
    heading("作り方"),
    ...steps.map(item),
  ]);
  const script = await write(page, 60);
  expect(script).toContain("または、圧力鍋で五分煮ます。");
  expect(script).not.toMatch(/(?:次に|続いて|最後に)、(?:または|前日|冷蔵庫)/);
});

it("names no things where the page does not divide them from their amounts", async () => {
  const things = ["里芋（6個）", "1/2カットかぼちゃ", "3種のきのこ", "塩少々", "塩小さじ1", "米2合"];
  const items = things.map((text): Block => ({ kind: "list_item", text }));
  const stew = pageOf("里芋の煮もの", "ja", [said("材料（2人分）"), ...items, ...STEW.slice(3)]);
  for (const seconds of [18, 21, 24])
    expect(await write(stew, seconds)).not.toMatch(/材料は、里芋(?!（6個）)/);
});

it("takes rows for ingredients and numbered rows for steps", async () => {
  const script = await write(
    pageOf("里芋の煮もの", "ja", [row("調理時間: 25分"), said("材料（2人分）"), ...STEW]),
    120,
  );
  expect(script).toContain("できあがりは、2人分です。");
  expect(script).toContain("材料は、里芋6個、だし300ml、しょうゆ大さじ2です。");
  expect(script).toContain("だしで十分煮ます。 火を止めて五分おきます。");
});

it("takes a page without ingredients for no recipe", async () => {
  const script = await write(pageOf("How to hang a shelf", "en", PEARS.blocks.slice(6)), 60);
  expect(script).not.toContain("You need");
});

it("says the numbers of steps where one names another", async () => {
  const blocks = PEARS.blocks.with(8, item("Add the pears to the cider of step 1."));
  const script = await write(pageOf("Pears in cider", "en", blocks), 120);
  expect(script).toContain("Step 2: Add the pears to the cider of step 1. Step 3: Let them cool.");
});

it("says no forbidden word, and then no step where one has it", async () => {
  const settings = { style: "narration" as const, targetSeconds: 120, mustNotSay: ["honey"] };
  const { paragraphs } = await extractiveWriter().write(PEARS, settings, new AbortController().signal);
  const text = paragraphs
    .flat()
    .map((draft) => draft.text)
    .join(" ");
  expect(text).toContain("You need 4 firm pears, 500 ml dry cider and 1 stick of cinnamon.");
  expect(text).not.toMatch(/honey|Simmer/);
});

it.each([
  ["2: 混ぜて1を入れ、だしで煮ます。", true],
  ["2: 器に並べて1をかけます。", true],
  ["2: みそ大さじ2を入れ、だしで煮ます。", false],
  ["2: 皮の1/2をむき、だしで煮ます。", false],
])("numbers the steps where one names another: %s", async (step, isCounted) => {
  const rows = ["里芋: 6個", "だし: 300ml", "みそ: 大さじ2", "1: 里芋の皮をむき、塩でもみます。", step];
  const script = await write(
    pageOf("里芋の煮もの", "ja", [said("材料（2人分）"), ...[...rows, "3: 火を止めます。"].map(row)]),
    120,
  );
  expect(script).toContain("里芋の皮をむき");
  expect(script.includes("手順1、")).toBe(isCounted);
});

it("knows what a thing is called where only a space stands before its amount", async () => {
  const things = [
    "里芋 6個（350g）",
    "だし 300ml",
    "しょうゆ 大さじ2",
    "白ねぎ 約40g",
    "塩 少々",
    "酒 小さじ1",
  ];
  const stew = pageOf("里芋の煮もの", "ja", [said("材料（2人分）"), ...things.map(item), ...STEW.slice(3)]);
  expect(await write(stew, 60)).toContain("材料は、里芋6個（350g）、だし300ml、");
  expect(await write(stew, 21)).toContain("材料は、里芋、だし、しょうゆ、白ねぎ、塩、酒です。");
});

it("says what is done for so long with what was turned, and with what was taken off the fire", async () => {
  const steps = ["里芋を油で焼きます。", "返して一分。", "火を止めて五分。", "器に盛ります。"];
  const rows = ["里芋: 6個", "油: 30ml", "みそ: 大さじ2"].map(row);
  const page = pageOf("里芋の焼きもの", "ja", [
    said("材料（2人分）"),
    ...rows,
    heading("作り方"),
    ...steps.map(item),
  ]);
  expect(await write(page, 60)).toContain("返して一分加熱します。 火を止めて五分おきます。");
});

const ROAST = pageOf("鶏の黒酢炒め", "ja", [
  said("こんにちは、もりです。きのう市で、ごぼうが三本150円でした。"),
  said("鶏は粉をまぶして焼くので、冷めてもかたくなりません。"),
  heading("材料（2人分）"),
  ...["鶏肉: 300g", "ごぼう: 1本", "黒酢: 大さじ3", "片栗粉: 大さじ2"].map(row),
  heading("作り方"),
  item(
    "ごぼうは泥を洗い、斜めに切る。れんこんは半月切り。水に五分さらして、水けをふく。（私は一度やけどしました）",
  ),
  item("鶏肉はひと口大に切る。下味をもみこんで、十分ほどおいておく。汁は使う直前にもう一度混ぜて。"),
  item("油を熱し、2の鶏肉を焼く。ししとうも、最後の30秒で一緒に。野菜を戻して強めの中火に。"),
  item("黒酢を入れ、照りが出るまでからめる。器に盛り、ごまをふってすぐに食べる。"),
]);

it("tells the course of a Japanese recipe by a sentence a step, where there is no time for all", async () => {
  const short = await write(ROAST, 30);
  expect(short).toContain(
    "作り方の流れです。 まず、ごぼうは泥を洗い、斜めに切ります。 続いて、鶏肉はひと口大に切ります。 " +
      "下味をもみこんで、10分ほどおいておきます。 次に、油を熱し、鶏肉を焼きます。 " +
      "ししとうも、最後の30秒で一緒に加えます。 最後に、黒酢を入れ、照りが出るまでからめます。",
  );
  expect(short).not.toContain("こんにちは");
  expect(short).toContain("全文は、元のページでお読みいただけます。");
});

it("tells each step whole where there is time, its notes as sentences, and no greeting", async () => {
  const whole = await write(ROAST, 90);
  expect(whole).not.toMatch(/作り方の流れ|もりです|150円|やけど/);
  for (const step of [
    "れんこんは半月切りにします。",
    "汁は使う直前にもう一度混ぜてください。",
    "ししとうも、最後の30秒で一緒に加えます。",
    "野菜を戻して強めの中火にします。",
    "鶏は粉をまぶして焼くので、冷めてもかたくなりません。",
  ])
    expect(whole).toContain(step);
});

const glazed = (...steps: string[]) =>
  pageOf("里芋の照り焼き", "ja", [
    said("材料（2人分）"),
    ...["里芋: 6個", "油: 30ml", "みそ: 大さじ2", "しょうが: 1片"].map(row),
    heading("作り方"),
    ...steps.map(item),
  ]);
const SLICED = "里芋は皮をむき、斜めに切ります。塩でもみ、ぬめりを洗い流します。水けをふきとっておきます。";
const SAUCE =
  "しょうがをすりおろし、みそと合わせ、よく混ぜます。味をみながら、みそを少しずつ足していきます。";
const GRILLED = "油を熱し、里芋を焼きます。両面に焼き色がつくまで、そのまま動かさずに待ちます。";
const SERVED = "器に盛り、たれをかけます。しばらく置くと味がなじんで、さらにおいしくなります。";

it.each([
  [SAUCE, "生のはちみつは一歳にならない子に与えないでください。"],
  [GRILLED, "中まで火が通っていないと危険です。"],
  [GRILLED, "油がはねるので、ふたをしてください。"],
  [GRILLED, "やけどに注意してください。"],
])("keeps the warning with its step where a recipe is told in short: %s%s", async (step, warning) => {
  const page = glazed(...[SLICED, SAUCE, GRILLED, SERVED].map((one) => (one === step ? one + warning : one)));
  const short = await write(page, 36);
  expect(short).toContain("作り方の流れです。 まず、里芋は皮をむき、斜めに切ります。");
  expect(short).toContain(`${step.slice(0, step.indexOf("。") + 1)} ${warning}`);
  expect(short).not.toMatch(/(?:まず|次に|続いて|最後に)、(?:生のはちみつ|中まで|油がはねる|やけど)/);
  expect(await write(page, 20)).not.toContain("作り方の流れ");
});

it("keeps the numbers of a course where a step names what others made by nothing else", async () => {
  const steps = [
    "里芋は皮をむき、斜めに切ります。塩でもみ、ぬめりを洗い流します。",
    "みそと水を混ぜます。だまが残っていてもかまいません。味をみて、少しずつ足していきます。",
    "1に2の半分ほどを入れ、さっくり合わせます。具がつながるくらいが目安です。固ければ水を足します。",
    "器に盛ります。しばらく置くと味がなじんで、さらにおいしくなります。",
  ];
  const short = await write(glazed(...steps), 31);
  expect(short).toContain("作り方の流れです。 手順1、里芋は皮をむき、斜めに切ります。");
  expect(short).toContain(
    "手順3、手順1で斜めに切ったものに手順2で混ぜたものの半分ほどを入れ、さっくり合わせます。",
  );
});

it("tells the course to the deed with which the dish is done", async () => {
  const short = await write(glazed(SLICED, SAUCE, GRILLED, "器に盛って、ごまをふったらできあがり。"), 29);
  expect(short).toContain("次に、油を熱し、里芋を焼きます。 器に盛って、ごまをふったらできあがりです。");
});

it.each([
  "フライパンに油を入れないでください。鉄の鍋を使い、よく熱します。",
  "網にとり、冷めるまで触らないでください。",
  "圧力鍋がある場合は、五分煮ます。",
])("tells no course where a step begins with no deed: %s", async (step) => {
  expect(await write(glazed(SLICED, SAUCE, step, SERVED), 36)).not.toContain("作り方の流れ");
});

it("tells what is prepared before the first step, and what the dish's parts are made of", async () => {
  const page = pageOf("大根の煮もの", "ja", [
    heading("材料（2人分）"),
    ...["大根 1本", "手羽元 8本", "卵 3個"].map(item),
    heading("煮汁"),
    ...["水 200ml", "酢 100ml"].map(item),
    heading("下ごしらえ"),
    said("大根は皮をむき、半月に切ります。"),
    heading("作り方"),
    ...["手羽元を焼きます。", "大根と煮汁を加え、20分煮ます。"].map(item),
  ]);
  const script = await write(page, 60);
  expect(script).toContain("材料は、大根1本、手羽元8本、卵3個です。 煮汁は、水200ml、酢100mlです。");
  expect(script).toContain(
    "下ごしらえです。 大根は皮をむき、半月に切ります。 作り方です。 手羽元を焼きます。",
  );
  expect(await write(page, 20)).not.toContain("半月に切ります。 大根と煮汁");
});

it("takes a tip below the steps for no preparation", async () => {
  const page = pageOf("大根の煮もの", "ja", [
    heading("材料（2人分）"),
    ...["大根 1本", "手羽元 8本", "卵 3個"].map(item),
    heading("作り方"),
    ...["手羽元を焼きます。", "大根を加え、20分煮ます。"].map(item),
    heading("下ごしらえ"),
    said("大根は前の日に切っておけます。"),
  ]);
  expect(await write(page, 40)).not.toContain("下ごしらえです。");
});

const LOOSE = pageOf("里芋の煮物", "ja", [
  said("だしのきいた煮物です。"),
  heading("材料（2人分）"),
  ...["里芋8個（約500g）", "だし 300ml", "しょうゆ大さじ2", "塩少々"].map(said),
  heading("作り方"),
  ...["1", "里芋の皮をむき、塩でもむ。", "2", "だしとしょうゆで十分煮る。", "3", "火を止めて五分おく。"].map(
    said,
  ),
]);

it("takes paragraphs for things and steps, where each has its amount or its number above [6.2]", async () => {
  const script = await write(LOOSE, 60);
  expect(script).toContain("里芋8個（約500g）、だし300ml、しょうゆ大さじ2、塩少々");
  expect(script).toContain("里芋の皮をむき、塩でもみます。");
  expect(script).not.toMatch(/作り方は、1|[。 ]\d(?:です)?。/u);
});

it("hears no dots between a thing and its amount [6.2]", async () => {
  const dotted = ["里芋…8個", "だし…300ml", "しょうゆ…大さじ2"].map((text) => item(text));
  const blocks = [...LOOSE.blocks.slice(0, 2), ...dotted, ...LOOSE.blocks.slice(6)];
  const script = await write({ ...LOOSE, blocks }, 60);
  expect(script).toContain("里芋8個、だし300ml");
  expect(script).not.toContain("…");
});

it("takes no sentence and no price for a thing with its amount [6.2]", async () => {
  const blocks = LOOSE.blocks.map((one) => (one.text === "塩少々" ? said("里芋は前の日に8個洗う。") : one));
  expect(await write({ ...LOOSE, blocks }, 60)).not.toContain("大さじ2、里芋は");
});

it("takes times, prices and the like in paragraphs for no ingredients [6.2]", () => {
  const page = pageOf("しょうが焼き", "ja", [
    heading("材料"),
    ...[
      "鶏もも肉 1枚",
      "しょうゆ 大さじ1",
      "みりん 大さじ1",
      "漬け時間 8時間",
      "保存期間 2日",
      "費用 280円",
    ].map(said),
    heading("作り方"),
    item("鶏肉を一口大に切ります。"),
    item("中火で5分焼きます。"),
  ]);
  expect(recipeOf(page)?.ingredients.map(({ text }) => text)).toEqual([
    "鶏もも肉1枚",
    "しょうゆ大さじ1",
    "みりん大さじ1",
  ]);
});

it("tells apart the things for a part of the dish, whose label spans their rows [6.2]", () => {
  const rows = [row("かぶ: 4個"), row("煮汁: 水 350ml"), said("みりん 大さじ1"), row("ゆずの皮: 少々")];
  const steps = [heading("作り方"), item("かぶを切ります。"), item("葉を加えて1分。火を止めます。")];
  const page = pageOf("みぞれ煮", "ja", [heading("材料"), ...rows, ...steps]);
  const recipe = recipeOf(page);
  expect(recipe?.ingredients.map(({ text, of }) => [of, text])).toEqual([
    [null, "かぶ4個"],
    ["煮汁", "水350ml"],
    ["煮汁", "みりん大さじ1"],
    [null, "ゆずの皮少々"],
  ]);
  expect(recipe?.steps.at(-1)?.sentences[0]).toBe("葉を加えて1分加熱します。");
  const sauce = [heading("A（酢みそだれ）"), item("白みそ 大さじ2"), item("酢 大さじ1")];
  const named = recipeOf(pageOf("蒸し豚", "ja", [heading("材料"), row("豚肉: 500g"), ...sauce, ...steps]));
  expect(named?.ingredients.map(({ of }) => of)).toEqual([null, "Aの酢みそだれ", "Aの酢みそだれ"]);
  const labelled = [
    row("【国産】鶏肉: 1枚"),
    row("【ねぎだれ】長ねぎ: 10cm"),
    row("【ねぎだれ】酢: 小さじ2"),
  ];
  const each = recipeOf(pageOf("蒸し鶏", "ja", [heading("材料"), ...labelled, ...steps]));
  expect(each?.ingredients.map(({ text, of }) => [of, text]).slice(1)).toEqual([
    ["ねぎだれ", "長ねぎ10cm"],
    ["ねぎだれ", "酢小さじ2"],
  ]);
  expect(each?.ingredients[0]?.of).toBeNull();
});

it("heats what is added for so long only at the fire [6.2]", () => {
  const steps = (...texts: string[]) => {
    const rows = ["きゅうり: 2本", "わかめ: 20g", "油: 大さじ2"].map(row);
    const page = pageOf("小鉢", "ja", [heading("材料"), ...rows, heading("作り方"), ...texts.map(item)]);
    return (
      recipeOf(page)
        ?.steps.flatMap(({ sentences }) => sentences)
        .join("") ?? ""
    );
  };
  expect(steps("鍋にだしを煮立てます。", "いかを加えて1分。")).toContain("いかを加えて1分加熱します。");
  for (const texts of [
    ["きゅうりを切ります。", "ボウルに入れ、塩を加えて10分。しっかりしぼります。"],
    ["きゅうりを切ります。", "調味料を混ぜ、わかめを加えて20分。器に盛ります。"],
    ["鍋でわかめをゆでます。", "塩を加えて10分。"],
    ["鍋でわかめをゆで、火を止めます。", "きゅうりを加えて20分。"],
    ["鍋でわかめをゆで、取り出します。", "きゅうりを加えて20分。"],
  ])
    expect(steps(...texts)).not.toContain("加熱");
});

it("tells of the tips first what keeps those who eat from harm [6.2]", async () => {
  const page = pageOf("鶏団子", "ja", [
    said("寒い夜に、家族で囲む鍋です。具は、あるもので足ります。団子は、朝のうちに丸めておけます。"),
    heading("材料"),
    ...["鶏肉: 200g", "ねぎ: 1本", "塩: 少々"].map(row),
    heading("作り方"),
    item("鶏肉を練ります。"),
    item("鍋で煮ます。"),
    heading("コツ"),
    item("ねぎは、太いものを選ぶと甘くなります。"),
    item("団子は中心まで火を通してください。"),
  ]);
  const told = await write(page, 22);
  expect(told).toContain("団子は中心まで火を通してください。");
  expect(told).not.toContain("ねぎは、太いものを");
});

it("says of a step in short how long it takes, before the words on the dish and its things [6.2]", async () => {
  const long = "Turn them over now and then with a spoon of wood, so that none of them lies dry for long.";
  const page = pageOf("Pears in cider", "en", [
    said("Pears in cider are what we eat when the first frost comes."),
    heading("Ingredients"),
    ...["4 pears", "500 ml cider", "2 tbsp honey"].map(item),
    heading("Method"),
    item(`Warm the cider with the honey. ${long}`),
    item(`Add the pears. Simmer them for 25 minutes. ${long}`),
    item(`Leave the pears to cool. ${long}`),
  ]);
  const script = await write(page, 26);
  expect(script).toContain("Add the pears. Simmer them for 25 minutes. Leave the pears to cool.");
  expect(script).not.toContain("the first frost");
  const short = await write(page, 22);
  expect(short).toContain("Simmer them for 25 minutes.");
  expect(short).not.toContain("4 pears");
});

it("tells an English recipe's steps in short where there is no time for all", async () => {
  const long = "Turn them over now and then with a spoon of wood, so that none of them lies dry for long.";
  const steps = [
    `Warm the cider with the honey. ${long}`,
    `Add the pears. Simmer them for 25 minutes. ${long}`,
    `Leave the pears to cool. ${long}`,
  ];
  const blocks = [...PEARS.blocks.slice(0, 7), ...steps.map(item)];
  const script = await write(pageOf("Pears in cider", "en", blocks), 31);
  expect(script).toContain(
    "Here is how it is made, in short. Warm the cider with the honey. Add the pears. Simmer them for 25 minutes. Leave the pears to cool.",
  );
});

it("tells of things with one letter that they belong together [6.2]", async () => {
  const page = pageOf("ぶりの照り焼き", "ja", [
    heading("材料（2人分）"),
    ...["ぶり 2切れ", "A みりん 大さじ2", "A しょうゆ 大さじ1", "サラダ油 小さじ1"].map(item),
    heading("作り方"),
    item("ぶりに塩をふります。"),
    item("フライパンで両面を焼き、Aを回しかけてからめます。"),
  ]);
  const told = await write(page, 60);
  expect(told).toContain("材料は、ぶり2切れ、サラダ油小さじ1です。");
  expect(told).toContain("Aは、みりん大さじ2、しょうゆ大さじ1です。");
});

it("tells of an English dish what each of its parts takes", async () => {
  const page = pageOf("Leek tart", "en", [
    heading("Ingredients"),
    said("For the pastry"),
    ...["200 g flour", "100 g cold butter"].map(item),
    said("For the filling"),
    ...["4 leeks", "3 eggs"].map(item),
    heading("Method"),
    item("Bake the pastry. Fill it with the leeks and the eggs."),
    item("Bake it again for 30 minutes."),
  ]);
  expect(await write(page, 60)).toContain(
    "For the pastry, you need 200 g flour and 100 g cold butter. For the filling, you need 4 leeks and 3 eggs.",
  );
});

it("says a word for a letter that names no part of the list [6.2]", () => {
  const steps = ["大根を切ります。", "大根とAを加え、煮ます。", "器に盛ります。"];
  const of = (...things: string[]) =>
    recipeOf(
      pageOf("煮もの", "ja", [heading("材料"), ...things.map(item), heading("作り方"), ...steps.map(item)]),
    )
      ?.steps.flatMap(({ sentences }) => sentences)
      .join("");
  expect(of("大根 1本", "しょうゆ 大さじ4", "みりん 大さじ3")).toContain("大根と調味料を加え、煮ます。");
  expect(of("大根 1本", "A しょうゆ 大さじ4", "A みりん 大さじ3")).toContain("大根とAを加え、煮ます。");
});

it("says a word for the sign that stands before what is mixed [6.2]", () => {
  const things = ["大根 1本", "◎しょうゆ 大さじ4", "◎みりん 大さじ3"].map(item);
  const steps = ["大根を切ります。", "水、酒、◎、大根を入れて煮ます。"].map(item);
  const recipe = recipeOf(pageOf("煮もの", "ja", [heading("材料"), ...things, heading("作り方"), ...steps]));
  expect(recipe?.steps[1]?.sentences.join("")).toBe("水、酒、調味料、大根を入れて煮ます。");
});

it("calls what is mixed by the name that stands beside its letter, and keeps a hint with its step [6.2]", () => {
  const recipe = recipeOf(
    pageOf("豆の煮もの", "ja", [
      heading("材料（2人分）"),
      ...["豆（水煮）200g", "長ねぎ1本 ※なくても", "【A】みそだれ", "みそ大さじ1", "砂糖小さじ2"].map(item),
      heading("作り方"),
      item("1"),
      item("ねぎを切ります。【A】は混ぜておきます。"),
      item("💡 ねぎは青いところも使えます。"),
      item("2"),
      item("豆とねぎを煮て、【A】を加えます。"),
    ]),
  );
  expect(recipe?.ingredients.map(({ text, name, of }) => [text, name, of])).toEqual([
    ["豆200g", "豆", null],
    ["長ねぎ1本", "長ねぎ", null],
    ["みそ大さじ1", "みそ", "みそだれ"],
    ["砂糖小さじ2", "砂糖", "みそだれ"],
  ]);
  expect(recipe?.steps.map(({ sentences }) => sentences.join(""))).toEqual([
    "ねぎを切ります。みそだれは混ぜておきます。ねぎは青いところも使えます。",
    "豆とねぎを煮て、みそだれを加えます。",
  ]);
});

it("takes a question among the steps for none of them, and says how something is cooked for so long [7.3]", () => {
  const blocks = [
    heading("材料（2人分）"),
    ...["かぶ 3個", "油 大さじ1", "だし 200ml"].map(item),
    heading("作り方"),
    item("油でかぶを焼きます。触らずに4分。焼き色がつきます。"),
    item("だしがないときは？"),
    item("だしを加えて煮ます。"),
    item("器に盛ります。触らずに4分。"),
  ];
  const steps = recipeOf(pageOf("かぶの煮もの", "ja", blocks))?.steps.map(({ sentences }) =>
    sentences.join(""),
  );
  expect(steps).toEqual([
    "油でかぶを焼きます。触らずに4分焼きます。焼き色がつきます。",
    "だしを加えて煮ます。",
    "器に盛ります。触らずに4分です。",
  ]);
});

it("says who speaks where an English recipe is introduced in the first person [6.2]", async () => {
  const blocks = [
    said("My brother hates pears. I made these for him in the winter he moved in, and he had two."),
    ...PEARS.blocks,
  ];
  const script = await write({ ...PEARS, author: "Ada Fell", blocks }, 60, "news");
  expect(script).toContain("“Pears in cider”, in the words of Ada Fell.");
  const others = await write({ ...PEARS, author: "Ada Fell" }, 60, "news");
  expect(others).not.toContain("in the words of");
});
