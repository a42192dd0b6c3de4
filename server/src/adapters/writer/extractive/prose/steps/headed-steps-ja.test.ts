import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { headingBlock, itemBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { isHeadedStep, withHeadedSteps } from "./headed-steps-ja.ts";

const page = (...blocks: Block[]) => textPage("網戸の張り替え方", blocks, { language: "ja" });
const steps: [string, string][] = [
  ["古い網を外す", "ゴムの端を目打ちで起こし、ゆっくり引き抜きます。網も一緒に外れます。"],
  ["枠の溝を拭く", "使い古した歯ブラシで砂をかき出し、ぬらした布で拭いてよく乾かします。"],
  ["新しい網を留める", "枠より十センチ大きく切った網を広げ、四つの角をクリップで留めます。"],
  ["ゴムを押し込む", "ローラーを溝に当て、短い辺から一辺ずつ押し込んでいきます。"],
];
const how = page(
  saidBlock("破れた網戸は、店に頼まなくても半日で張り替えられます。必要な道具は四つだけです。"),
  headingBlock("張り替えの手順"),
  ...steps.flatMap(([head, detail]) => [headingBlock(head, 3), itemBlock(detail)]),
);
const listed = (seconds: number) =>
  withHeadedSteps(how, seconds).blocks.flatMap(({ kind, text }) =>
    kind === "list_item" && text ? [text] : [],
  );

it("makes a list of steps that have a heading each, by their headings where time is short [6.2]", () => {
  expect(listed(20)).toEqual([
    "古い網を外します。",
    "枠の溝を拭きます。",
    "新しい網を留めます。",
    "ゴムを押し込みます。",
  ]);
  expect(listed(180)[1]).toBe(
    "枠の溝を拭きます。使い古した歯ブラシで砂をかき出し、ぬらした布で拭いてよく乾かします。",
  );
});

const soak: [string, string][] = [
  ["桶に湯をためる", "湯は四十度までにします。熱いと革が縮みます。"],
  ["石けんを溶かす", "石けん20gを溶かします。よく泡立つまで、手で混ぜるのがよいです。"],
  ["手袋を押し洗いする", "やさしく押します。絞らないでください。形がくずれます。"],
];
const counted = page(
  saidBlock("革の手袋は、家でも洗えます。"),
  headingBlock("洗う手順"),
  ...soak.flatMap(([head, detail], at) => [saidBlock(`手順${at + 1} ${head}`), saidBlock(detail)]),
);

it("takes paragraphs that are counted as steps for the headings of those [6.2]", () => {
  const { blocks } = withHeadedSteps(counted, 300);
  expect(blocks.filter(isHeadedStep)).toHaveLength(3);
  expect(blocks.filter(({ text }) => text === "")).toHaveLength(3);
  const uncounted = page(
    ...counted.blocks.map((one) => ({ ...one, text: one.text.replace(/^手順\d /u, "") })),
  );
  expect(withHeadedSteps(uncounted, 300)).toBe(uncounted);
});

it("takes circled numbers behind 「手順」 and a remark in brackets for no part of a step", () => {
  const heads = ["桶に湯をためる", "石けんを溶かす（最重要）", "手袋を押し洗いする"];
  const circled = headed(
    "革の手袋の洗い方",
    heads.map((head, at) => `手順${"①②③"[at] ?? ""} ${head}`),
    "革が縮むので、湯は熱くしません。",
  );
  const steps = withHeadedSteps(circled, 300).blocks.filter(isHeadedStep);
  expect(steps.map(({ text }) => text.split("。")[0])).toEqual([
    "まず、桶に湯をためます",
    "次に、石けんを溶かします",
    "最後に、手袋を押し洗いします",
  ]);
});

it("takes how often something is done for no number of its step", () => {
  const often = headed("網戸の張り替え方", ["古い網を外す", "枠を拭く", "10回開け閉めして確かめる"]);
  const steps = withHeadedSteps(often, 300).blocks.filter(isHeadedStep);
  expect(steps.at(-1)?.text).toMatch(/^10回開け閉めして確かめます。/);
});

it("keeps of short steps what they forbid and how much and how long, before all else [6.2]", () => {
  const steps = withHeadedSteps(counted, 24)
    .blocks.filter(isHeadedStep)
    .map(({ text }) => text);
  expect(steps[2]).toBe("最後に、手袋を押し洗いします。絞らないでください。");
  // 「石けんを溶かす」 is in its first sentence.
  expect(steps[1]).toBe("次に、石けん20gを溶かします。");
});

it("tells all steps of such a page, in their order [6.2]", async () => {
  const said = (await paragraphsWritten(how, 20)).flat();
  const first = said.indexOf("古い網を外します。");
  expect(first).toBeGreaterThan(0);
  expect(said.slice(first, first + 4)).toEqual(listed(20));
});

it("leaves sections of a text, and headings that order nothing, as they are [6.2]", () => {
  const walk = textPage(
    "川べりを歩く",
    ["橋を渡る", "坂を登る", "寺を訪ねる"].flatMap((head) => [
      headingBlock(head, 3),
      saidBlock("朝の川は静かで、鷺が一羽立っていました。"),
    ]),
    { language: "ja" },
  );
  expect(withHeadedSteps(walk, 30)).toBe(walk);
  const parts = page(
    ...["道具", "網の種類", "値段"].flatMap((head) => [headingBlock(head, 3), saidBlock("店で選べます。")]),
  );
  expect(withHeadedSteps(parts, 30)).toBe(parts);
  const two = page(
    ...steps.slice(0, 2).flatMap(([head, detail]) => [headingBlock(head, 3), itemBlock(detail)]),
  );
  expect(withHeadedSteps(two, 30)).toBe(two);
});

const headed = (title: string, heads: readonly string[], detail = "店に頼むより、ずっと安く済みます。") =>
  textPage(
    title,
    heads.flatMap((head) => [headingBlock(head, 3), saidBlock(detail)]),
    { language: "ja" },
  );
const heads = ["銭湯に通う", "図書館で学ぶ", "市場で働く"];
it("takes what one may do for steps only where they are numbered, and never in a pastime [6.2]", () => {
  const numbered = heads.map((head, at) => `${at + 1}. ${head}`);
  expect(withHeadedSteps(headed("休日を安く済ませる方法", numbered), 60).blocks.some(isHeadedStep)).toBe(
    true,
  );
  const pages = [headed("休日を安く済ませる方法", heads), headed("お金をかけない休日の過ごし方", numbered)];
  for (const page of pages) expect(withHeadedSteps(page, 60)).toBe(page);
});

it("leaves what goes on behind the last step out of it [6.2]", () => {
  const page = headed(
    "網戸の張り替え方",
    steps.map(([head]) => head),
  );
  const behind = saidBlock("古い網は、燃えないごみに出します。");
  const { blocks } = withHeadedSteps({ ...page, blocks: [...page.blocks, behind] }, 300);
  expect(blocks.at(-1)).toEqual(behind);
});

it("shares the time among the ways of which a page tells [6.2]", () => {
  const one = withHeadedSteps(counted, 48).blocks.filter(isHeadedStep);
  const twice = page(...counted.blocks, headingBlock("急ぐときの手順"), ...counted.blocks.slice(2));
  const two = withHeadedSteps(twice, 48).blocks.filter(isHeadedStep);
  const length = (blocks: Block[]) => blocks.map(({ text }) => text).join("").length;
  expect(two).toHaveLength(6);
  expect(length(two)).toBeLessThan(2 * length(one));
});

const listedPage = (title: string, items: readonly string[], heading = "手順") =>
  textPage(title, [saidBlock("油は湯で落ちます。"), headingBlock(heading), ...items.map(itemBlock)], {
    language: "ja",
  });
const items = [
  "こんろを覆う。五徳の上に新聞紙を広げます。",
  "部品を外す。羽根は矢印の向きに回します。",
  "つけおきする。袋の口は軽く寄せるだけにして、縛りません。",
  "よく乾かす。半日ほど陰干しします。",
];
it("takes the items of a how-to for steps where each begins with what one does [6.2]", async () => {
  const page = listedPage("換気扇の油を落とす方法", items);
  expect(
    withHeadedSteps(page, 10)
      .blocks.filter(isHeadedStep)
      .map(({ text }) => text),
  ).toEqual(["こんろを覆います。", "部品を外します。", "つけおきします。", "よく乾かします。"]);
  const said = (await paragraphsWritten(page, 30)).flat();
  expect(said).toContain("つけおきします。");
  expect(said).toContain("袋の口は軽く寄せるだけにして、縛りません。");
});

it("leaves the items of a notice, and such as order nothing, as they are [6.2]", () => {
  const pages = [
    listedPage("補助金のご案内", items, "申請の流れ"),
    listedPage("換気扇の油を落とす方法", [...items, "湯の温度がいちばん大切です。"]),
    listedPage("換気扇の油を落とす方法", items, "用意するもの"),
  ];
  for (const page of pages) expect(withHeadedSteps(page, 30)).toBe(page);
});

it("tells the deed that a heading above the list orders first [6.2]", () => {
  const page = listedPage("換気扇の油を落とす方法", items);
  const above = (text: string) =>
    withHeadedSteps({ ...page, blocks: [headingBlock(text), ...page.blocks] }, 30).blocks[0]?.text;
  expect(above("まず電源を切る")).toBe("まず電源を切ります。油は湯で落ちます。");
  expect(above("油の落ち方")).toBe("油の落ち方");
});

const glue: [string, string][] = [
  ["板を湯で湿らせる", "布に湯を含ませ、板の両面をていねいに湿らせていきます。木の目に沿って動かします。"],
  [
    "接着剤を練る",
    "手袋とマスクをつけます。容器に粉と水を入れ、なめらかになるまで練ります。練り残しがないか見ます。",
  ],
  [
    "ラップで覆って待つ",
    "乾かないようにラップで覆い、20分おきます。早く乾かそうとせず、静かに待つのがこつです。",
  ],
  ["片づける", "余った接着剤は袋に入れ、口を閉じて燃えるごみに出します。取っておいてはいけません。"],
];
const gluing = page(
  saidBlock("割れた板は、家でも継げます。"),
  headingBlock("継ぐ手順"),
  ...glue.flatMap(([head, detail]) => [headingBlock(head, 3), saidBlock(detail)]),
);
const glued = (seconds: number) =>
  withHeadedSteps(gluing, seconds)
    .blocks.filter(isHeadedStep)
    .map(({ text }) => text);

it("keeps of a step how long it takes, what protects one, and of what a ban is [6.2]", () => {
  expect(glued(46)).toEqual([
    "板を湯で湿らせます。",
    "接着剤を練ります。手袋とマスクをつけます。",
    "乾かないようにラップで覆い、20分おきます。早く乾かそうとせず、静かに待つのがこつです。",
    "片づけます。余った接着剤は袋に入れ、口を閉じて燃えるごみに出します。取っておいてはいけません。",
  ]);
  expect(glued(38).join("")).not.toContain("取っておいて");
});

const roofed = page(
  saidBlock("割れた屋根板は、自分でも替えられます。"),
  headingBlock("張り替えの手順"),
  ...[
    ["古い板を外す", "釘を抜き、下へ引きます。折れた釘も残さず抜きます。"],
    ["板を留める", "板を並べて向きをそろえます。左右とも端から3センチの所で、釘2本で板を留めます。"],
    ["継ぎ目をふさぐ", "継ぎ目の、下から5センチほど上を始点にします。上からは始めません。ゆっくり進めます。"],
  ].flatMap(([head = "", detail = ""]) => [headingBlock(head, 3), saidBlock(detail)]),
);

it("tells of a step the sentence that has its figure, and where one begins with where one does not [6.2]", () => {
  const told = withHeadedSteps(roofed, 40).blocks.flatMap((block) =>
    isHeadedStep(block) ? [block.text] : [],
  );
  expect(told[1]).toBe("左右とも端から3センチの所で、釘2本で板を留めます。");
  expect(told[2]).toContain("継ぎ目の、下から5センチほど上を始点にします。上からは始めません。");
});

it("takes a list below the heading of the title's own matter for its steps", async () => {
  const list = [
    "札の番号と、羽根に焼いた番号をすべて書き出します。",
    "番号、日付、持ち主の名前を、この順に台帳へ写します。",
    "台帳の番号と札の番号が合うかを、もう一人が確認します（二重の確認）。",
  ];
  const check = (heading: string) =>
    textPage(
      "水車の札を検証する",
      [
        saidBlock("水車の札は、羽根の持ち主を示します。札が違うと、修理の代金は別の家に届きます。"),
        saidBlock("古い札は、寄り合いの倉に保管しています。倉の鍵は、当番の家が預かります。"),
        headingBlock(heading),
        ...list.map(itemBlock),
      ],
      { language: "ja" },
    );
  expect(withHeadedSteps(check("検証の手順"), 60).blocks.filter(isHeadedStep)).toHaveLength(3);
  expect(withHeadedSteps(check("寄り合いの手順"), 60).blocks.filter(isHeadedStep)).toHaveLength(0);
  const said = (await paragraphsWritten(check("検証の手順"), 30)).flat();
  expect(said).toEqual(expect.arrayContaining(list));
});

it("tells numbered steps of which one has a head of other words, whatever else the title is of [6.2]", async () => {
  const step = (head: string, text: string) => [headingBlock(head, 3), saidBlock(text)];
  const page = textPage(
    "井戸の縄の替え方｜滑車の選び方",
    [
      saidBlock("井戸の縄は、五年ほどで替えます。毛羽が立ってきたら替えどきです。"),
      headingBlock("替える手順"),
      ...step("1. 古い縄をほどく", "桶を床に置いてから、結び目をゆるめます。"),
      ...step("2. 滑車に油を差す", "軸の両側から一滴ずつ垂らします。"),
      ...step("3. 二重に「ねじる」", "新しい縄の端を手のひらで二重にねじります。"),
      ...step("4. 桶を結ぶ", "引いてもゆるまないことを確かめます。"),
    ],
    { language: "ja", url: "https://well.example/rope" },
  );
  const said = (await paragraphsWritten(page, 45)).flat();
  const words = ["まず、古い縄を", "次に、滑車に", "続いて、新しい縄の端を", "最後に、桶を"];
  expect(words.filter((word) => said.some((text) => text.startsWith(word)))).toEqual(words);
});

it("says that the next step comes where its number stands alone above its heading [6.2]", () => {
  const apart = page(
    headingBlock("張り替えの手順"),
    ...steps.flatMap(([head, detail], at) => [
      saidBlock(`${at + 1}`),
      headingBlock(head, 3),
      saidBlock(detail),
    ]),
  );
  const told = withHeadedSteps(apart, 300).blocks.filter(isHeadedStep);
  expect(told[0]?.text).toMatch(/^まず、古い網を外します。/);
  expect(told.at(-1)?.text).toMatch(/^最後に、ゴムを押し込みます。/);
});

const numbered = (heads: string[], detail = "革が縮むので、湯は熱くしません。") =>
  withHeadedSteps(
    headed(
      "革の手袋の洗い方",
      heads.map((head, at) => `手順${at + 1} ${head}`),
      detail,
    ),
    300,
  )
    .blocks.filter(isHeadedStep)
    .map(({ text }) => text.split("。")[0]);

it("tells numbered steps all or as none, and what a noun says that one does [6.2]", () => {
  const three = ["桶に湯をためる", "石けんを溶かす", "手袋を押し洗いする"];
  expect(numbered([...three, "陰に干して仕上げ"]).at(-1)).toBe("最後に、陰に干して仕上げをします");
  expect(numbered([...three, "陰干しの時間"])).toEqual([]);
});

it("names a numbered step whose heading has no verb, unless most of them have none [6.2]", () => {
  const [, second] = numbered(["桶に湯をためる", "石けんを溶いて三分", "陰に干す"]);
  expect(second).toBe("次に、石けんを溶いて三分です");
  expect(numbered(["桶と湯", "石けん水", "陰に干す"])).toEqual([]);
});

it("begins with the first order below a heading that says only before what it is done [6.2]", () => {
  const [first] = numbered(["洗う前に", "桶に湯をためる", "陰に干す"], "湯を三十度に冷まします。");
  expect(first).toBe("まず、湯を三十度に冷まします");
});
