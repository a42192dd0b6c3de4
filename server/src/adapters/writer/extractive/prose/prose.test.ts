import { expect, it } from "vitest";
import type { Block, Page } from "#kernel/page";
import type { ScriptStyle } from "#kernel/vocabulary";
import {
  textPage as article,
  headingBlock as headed,
  paragraphsWritten,
  saidBlock as said,
} from "#test/text-page";
import { politeThroughout } from "../text/polite/polite.ts";
import { proseLinesOf } from "./lines.ts";
import { withPredicate } from "./register.ts";
import { announces, standsAlone } from "./stands.ts";
import { isThread } from "./threads/threads.ts";

const write = (page: Page, targetSeconds = 60, style: ScriptStyle = "narration") =>
  paragraphsWritten(page, targetSeconds, style);

it.each<[string, "ja" | "en", boolean]>([
  ["The mill was built in 1820 by two brothers.", "en", true],
  ["He said that the mill would open again.", "en", false],
  ["After the fire, they moved the wheel to the yard.", "en", false],
  ["That said, the wheel still turns.", "en", false],
  ["It is important to oil the wheel in spring.", "en", true],
  ["It is also possible to oil the wheel in spring.", "en", false],
  ["The mills that make the most of the water are vital to break this cycle.", "en", false],
  ["The complaint says that at the time the miller sold wet flour.", "en", false],
  ["Millers across the valley have long told travellers these myths.", "en", false],
  ["Absolutely, the wheel turns in winter.", "en", false],
  ["Not necessarily, since larch lasts longer than oak.", "en", false],
  ["Many millers of the old valley tell myths, and these myths are dear to them.", "en", true],
  ["The mill stood dry at the time of the great fire.", "en", true],
  ["The mill on the Arden has opened the doors each Sunday of this year.", "en", true],
  ["The wheel of the old mill is slow, and this makes the flour fine.", "en", true],
  ["Certainly the oldest mill of the valley stands in Arden.", "en", true],
  ["I want to say straight away that I was against it.", "en", false],
  ["I told the miller of Arden that I was against it.", "en", true],
  ["水車小屋は、一八二〇年に建てられました。", "ja", true],
  ["そこで、上の九百だけを二人で運びました。", "ja", false],
  ["春になると、その水車に油をさします。", "ja", false],
  ["「また回したい」。", "ja", false],
])("knows whether a sentence is understood without those before it: %s", (text, language, stands) => {
  expect(standsAlone(text, language)).toBe(stands);
});

const MILL = [
  "The mill on the Arden was built in 1820 by two brothers from the next valley. They ground wheat for nine villages. Their wheel turned day and night.",
  "A fire burnt the roof in 1911 and the wheel stood still for a century. Nobody had the money to repair it.",
  "The village bought the ruin in 2015 for one pound. Forty people cleared the yard within a summer. A carpenter from the coast made new blades of larch.",
];

it("tells a text from its beginning, and no sentence without the one that it leans on", async () => {
  const told = (await write(article("The mill on the Arden", MILL.map(said)), 30)).flat();
  expect(told.slice(1, 3)).toEqual([
    "The mill on the Arden was built in 1820 by two brothers from the next valley.",
    "They ground wheat for nine villages.",
  ]);
  const leaning: [string, string][] = [
    ["Their wheel turned day and night.", "They ground wheat for nine villages."],
    [
      "Nobody had the money to repair it.",
      "A fire burnt the roof in 1911 and the wheel stood still for a century.",
    ],
  ];
  for (const [sentence, support] of leaning) if (told.includes(sentence)) expect(told).toContain(support);
});

it("promises no rest where it has told everything", async () => {
  const page = article("The mill on the Arden", MILL.map(said));
  expect((await write(page, 120)).flat().at(-1)).toBe("That was “The mill on the Arden”.");
  expect((await write(page, 30)).flat().at(-1)).toBe("You will find the rest on the original page.");
});

it("introduces who speaks in a thread", async () => {
  const posts = [
    said("My wooden wheel is loud since the rain in spring. The axle is made of oak and runs in brass."),
    said("Anna Mar 3, 2024"),
    said(
      "The oak is wider in wet weather, so you can plane the axle a little. Grease with tallow every month keeps the water out.",
    ),
  ];
  const thread = article("Squeaking wheel", posts, {
    url: "https://mills.example/forum/threads/12/",
    site: "Mill Forum",
  });
  expect(await write(thread, 60)).toEqual([
    ["Here is a thread on Mill Forum: “Squeaking wheel”."],
    [
      "The first post reads: “My wooden wheel is loud since the rain in spring.",
      "The axle is made of oak and runs in brass.”",
    ],
    [
      "Another post says: “The oak is wider in wet weather, so you can plane the axle a little.",
      "Grease with tallow every month keeps the water out.”",
    ],
    ["That was the whole thread on Mill Forum."],
  ]);
});

it("tells in a short script of a thread what it is there for, and what is asked rather than how it came to that", async () => {
  const answer =
    "The oak is wider in wet weather, so you can plane the axle a little and wait for a dry day.";
  const url = "https://mills.example/forum/threads/12/";
  const thread = (own: string, reply = answer) =>
    article("Squeaking wheel", [own, "Anna Mar 3, 2024", reply].map(said), { url });
  const plain =
    "My wooden wheel is loud since the rain in spring. The axle is made of oak and runs in brass.";
  expect((await write(thread(plain), 40))[1]?.[0]).toBe(
    "The first post reads: “My wooden wheel is loud since the rain in spring.",
  );
  const before = "I am in need of a new axle of oak, as the old one of my wheel is broken.";
  const more =
    "It must not cost much. It would run in brass for most of the year, and in winter it stands still.";
  const asks =
    "Axles are not what the mills of the valley sell, so is there a good carpenter who has made one of dry oak for any of you?";
  const long = `${answer} Grease with tallow every month keeps the water out. The carpenter of Arden sells dry oak in spring. Brass is sold by weight in the town below the mill.`;
  const told = await write(thread(`${before} ${asks} ${more}`, long), 32);
  expect(told[1]).toEqual([`The first post reads: “${asks}”`]);
});

it("tells the post of a thread that nobody has answered, from its first word on", async () => {
  const own =
    "So I have read that a wheel must not stand still in winter. Mine does, and the axle is of oak.";
  const url = "https://mills.example/r/wheels/comments/8412/wheel/";
  const told = await write(article("Wheel in winter", [headed("Wheel in winter"), said(own)], { url }), 60);
  expect(told[1]?.[0]).toBe(
    "The first post reads: “So I have read that a wheel must not stand still in winter.",
  );
});

it("knows a thread by the dates above its posts, each of them one person's", async () => {
  const posts = [
    "Rosa(12)",
    "28/11/2025 at 7:07 pm",
    "My wheel squeaks when it rains, and grease did not help at all. What would you try before I take it apart?",
    "Anna",
    "28/11/2025 at 7:16 pm",
    "Hi",
    "The oak is wider in wet weather, so you can plane the axle a little.",
    "The wheel of my aunt was silent for nine years after that, and nobody has touched it since.",
    "Ben",
    "28/11/2025 at 7:22 pm",
    "I would look at the brass first, because it wears out long before the oak does.",
  ].map(said);
  const told = await write(article("Why does my wheel squeak?", posts), 60);
  expect(told[1]?.[0]).toBe(
    "The question reads: “My wheel squeaks when it rains, and grease did not help at all.",
  );
  expect(told[2]).toEqual([
    "One answer says: “The oak is wider in wet weather, so you can plane the axle a little.",
    "The wheel of my aunt was silent for nine years after that, and nobody has touched it since.”",
  ]);
});

it("takes dates above titles for no thread, nor those below a signed article", () => {
  const dates = ["3/11/2025 10:30", "4/11/2025 11:30", "5/11/2025 12:30"];
  const news = dates.flatMap((date) => [said(date), said("Wheel found in the river near the bridge")]);
  expect(isThread(article("Latest news", news))).toBe(false);
  const comments = dates.flatMap((date) => [said(date), said("The wheel at our mill has the same crack.")]);
  const signed = { author: "Anna Reed", publishedAt: "2026-05-01" };
  expect(isThread(article("Wheels", [...MILL.map(said), ...comments], signed))).toBe(false);
});

it.each([
  ["https://docs.example/en/5.1/topics/db/models/", false],
  ["https://mills.example/topic/8412-squeaking-wheel/", true],
  ["https://mills.example/topics/8412", true],
  ["https://mills.example/talk/how-wheels-turn", false],
  ["https://mills.example/board/members", false],
  ["https://mills.example/looms/community/", false],
  ["https://mills.example/community/8412-squeaking-wheel", true],
  ["https://community.mills.example/8412", true],
  ["https://mills.example/r/wheels/comments/8412/squeaking_wheel/", true],
  ["https://mills.example/wheels/comments/", false],
])("takes a section of a site's address for no thread: %s", (url, is) => {
  expect(isThread(article("Wheels", MILL.map(said), { url }))).toBe(is);
});

it("takes a signed article for no thread where nobody answers", () => {
  const signed = {
    url: "https://mills.example/community/wheels",
    author: "Anna Reed",
    publishedAt: "2026-05-01",
  };
  expect(isThread(article("Wheels", MILL.map(said), signed))).toBe(false);
});

const CLOCK = [
  said("商店街の時計塔が、三十年ぶりに時を告げた。集まった人から、歓声があがった。"),
  said(
    "時計塔は、商店主たちが金を出しあって建てた。歯車の歯は九十六枚。部品は、町工場の職人が削り出したものである。",
  ),
];

it("says a text in one register throughout", async () => {
  const told = (await write(article("商店街の時計塔", CLOCK, { language: "ja" }), 60)).flat();
  expect(told).toEqual([
    "「商店街の時計塔」をお届けします。",
    "商店街の時計塔が、三十年ぶりに時を告げました。",
    "集まった人から、歓声があがりました。",
    "時計塔は、商店主たちが金を出しあって建てました。",
    "歯車の歯は九十六枚です。",
    "部品は、町工場の職人が削り出したものです。",
    "以上、「商店街の時計塔」をお届けしました。",
  ]);
});

it.each([
  ["店で傘を買った。", "店で傘を買いました。"],
  ["駅で一時間待った。", "駅で一時間待ちました。"],
  ["枝を短く切った。", "枝を短く切りました。"],
  ["本を二度読んだ。", "本を二度読みました。"],
  ["鳥が空を飛んだ。", "鳥が空を飛びました。"],
  ["音は聞こえない。", "音は聞こえません。"],
  ["町は小さかった。", "町は小さかったです。"],
  ["道がよく分かった。", "道がよく分かりました。"],
  ["きっかけは見直しだった。", "きっかけは見直しでした。"],
  ["舟で川をくだった。", "舟で川をくだりました。"],
  ["朝早く家を出る。", "朝早く家を出ます。"],
  ["夕方に家へ帰る。", "夕方に家へ帰ります。"],
  ["紙やすりでこする。", "紙やすりでこすります。"],
  ["静かに散歩をする。", "静かに散歩をします。"],
  ["この道はよく通った。", null],
])("says %s politely where its form tells how", (plain, polite) => {
  expect(politeThroughout(plain)).toBe(polite);
});

it("recommends no death and no closing", async () => {
  const blocks = [
    said("時計店の佐野さんが、十月三日に亡くなりました。店は、四十年のあいだ町の時計を直してきました。"),
  ];
  const told = await write(article("訃報 佐野時計店の店主", blocks, { language: "ja" }), 30, "product");
  expect(told[0]).toEqual(["「訃報 佐野時計店の店主」について、お伝えします。"]);
});

it("leaves headings that lost their line out of the sentences behind them", async () => {
  const blocks = [
    said("Our aims Everyone has a right to safe food. Forty farms have joined since the spring."),
    headed("What comes next"),
    said("How Does Our Milk Become Cheese? The dairy opens in June for visitors of all ages."),
  ];
  const told = (await write(article("Safe food from the valley", blocks), 60)).flat();
  expect(told).toContain("Everyone has a right to safe food.");
  expect(told).not.toContain("How Does Our Milk Become Cheese?");
});

it("introduces an answer once, and tells all of it in one voice", async () => {
  const blocks = [
    said("築五十年の家に住んでいます。木の雨戸が、半分ほど引いたところで止まってしまいます。"),
    headed("ベストアンサー"),
    said("建具を四十年作っていました。まず、止まる場所がいつも同じかどうかを見てください。"),
    said("同じ場所で止まるなら、敷居のまん中が上がっています。古い家では、よくあることです。"),
  ];
  const page = article("雨戸が途中で止まります。自分で直せますか", blocks, { language: "ja" });
  const told = (await write(page)).map((paragraph) => paragraph.join(""));
  expect(told.filter((paragraph) => /こうあり|こう書いて|書きこみ|声も/.test(paragraph))).toEqual([
    "質問には、こうあります。築五十年の家に住んでいます。木の雨戸が、半分ほど引いたところで止まってしまいます。",
    "ベストアンサーには、こうあります。建具を四十年作っていました。まず、止まる場所がいつも同じかどうかを見てください。同じ場所で止まるなら、敷居のまん中が上がっています。古い家では、よくあることです。",
  ]);
});

it("keeps the page's main heading as the title, though a caption is nearer to the text", async () => {
  const blocks: Block[] = [
    { kind: "heading", level: 1, text: "百年の航路に幕" },
    said("最後の冬を迎えた渡し船「すずめ丸」＝18日、北波市浜崎"),
    said("北波市は十八日、浜崎と砂子を結ぶ渡し船を、来年三月末で廃止すると発表しました。"),
  ];
  const [opening] = (await write(article("百年の航路に幕", blocks, { language: "ja" }))).flat();
  expect(opening).toBe("「百年の航路に幕」をお届けします。");
});

it("leaves out the captions above a report's place and agency, and no report of a round-up", async () => {
  const caption = said("The old mill stands empty beside the river since the flood of last spring.");
  const first = said("ARDEN (WKLY) -- The mill on the Arden turns again after a century of rest.");
  const second = said("HOLM (WKLY) -- The bridge at Holm opens to carts at the end of the winter.");
  const told = (await write(article("News of the valley", [caption, first, second]), 600)).flat();
  expect(told).not.toContain("The old mill stands empty beside the river since the flood of last spring.");
  expect(told).toContain("The mill on the Arden turns again after a century of rest.");
  expect(told).toContain("The bridge at Holm opens to carts at the end of the winter.");
});

it("tells the whole of a text where there is time for it, in the page's order", async () => {
  const told = (await write(article("The mill on the Arden", MILL.map(said)), 600)).flat().join(" ");
  expect(told).toContain(MILL.join(" "));
});

it("leaves out with a sentence that points at a table the short ones that go on from it", async () => {
  const blocks = [
    said("粗大ごみの受付を、来月から電話に変えます。電話は朝の九時から受け付けます。"),
    said("次のどちらかにあてはまる方の家へは、職員が取りに伺います。料金は変わりません。"),
    said("窓口での受付は、今月の末で終わります。"),
  ];
  const told = (await write(article("粗大ごみの受付", blocks, { language: "ja" }), 120)).flat().join("");
  expect(told).toContain("電話は朝の九時から受け付けます。");
  expect(told).toContain("窓口での受付は、今月の末で終わります。");
  expect(told).not.toContain("料金は変わりません。");
});

it.each<[Partial<Page>, string]>([
  [{ author: "Ida Holm" }, "Our subject is “The mill on the Arden”."],
  [
    { author: "Ida Holm", site: "The Paper" },
    "Our subject is “The mill on the Arden”, an article from The Paper.",
  ],
  [
    { publishedAt: "2025-03-02", site: "The Paper", url: "https://paper.example/news/mill" },
    "This is the article “The mill on the Arden” from The Paper.",
  ],
  [
    { publishedAt: "2025-03-02", site: "The Paper", url: "https://paper.example/docs/mill" },
    "Our subject is “The mill on the Arden”, a page from The Paper.",
  ],
  [{}, "Our subject is “The mill on the Arden”."],
])("opens the news with the title and where it is from", async (more, opening) => {
  const [told] = await write(article("The mill on the Arden", MILL.map(said), more), 60, "news");
  expect(told?.[0]).toBe(opening);
});

it("introduces each voice of a thread whose opening post cannot be told", async () => {
  const blocks = [
    said("oil, anyone"),
    said("Anna wrote:"),
    said(
      "Oiling the wheel in spring keeps the larch from splitting. A litre lasts two years, and it costs little.",
    ),
    said("Bert wrote:"),
    said(
      "Larch that is cut in winter needs no oil at all. Ours has turned since 1998 without any oil or tar.",
    ),
  ];
  const page = article("Oil for wheels", blocks, { url: "https://mills.example/forums/oil" });
  const told = (await write(page)).map((paragraph) => paragraph.join(" "));
  expect(told[1]).toMatch(/^One of the posts reads: “Oiling the wheel in spring/);
  expect(told[2]).toMatch(/^Another post says: “Larch that is cut in winter/);
});

it("tells guests' reviews without the host's answers", async () => {
  const blocks = [
    headed("朝の露天が静か"),
    said(
      "川の音で目が覚めて、五時半にお風呂へ行くと誰もいませんでした。湯はぬるめで、三十分入ってものぼせません。",
    ),
    said("宿からの返信"),
    said("お足もとのこと、申し訳ございませんでした。次回はご予約のときにお声がけください。"),
    headed("携帯がつながりにくい"),
    said("仕事の電話を待っていたので、部屋で圏外になるのは困りました。ロビーならつながります。"),
  ];
  const told = (await write(article("川音の宿 クチコミ", blocks, { language: "ja" }))).flat().join("");
  expect(told).toContain("ロビーならつながります。");
  expect(told).not.toContain("お声がけ");
});

const step = (text: string): Block => ({ kind: "list_item", text });
const GLUE = ["Sand both faces of the joint.", "Spread the glue on one face.", "Hold the joint for an hour."];
const OAK = said("Oak moves with the seasons, and a good joint moves with it for a hundred years.");

it("tells the steps of a section in a row, and none of them where one cannot be said", async () => {
  const whole = article("Joints of oak", [OAK, headed("Glue the joint"), ...GLUE.map(step)]);
  expect((await write(whole)).flat()).toEqual(expect.arrayContaining(GLUE));
  const broken = [...GLUE.slice(0, 2), "Clamp > 3", ...GLUE.slice(2)].map(step);
  const told = (await write(article("Joints of oak", [OAK, headed("Glue the joint"), ...broken]))).flat();
  expect(told).toContain(OAK.text);
  for (const sentence of GLUE) expect(told).not.toContain(sentence);
});

it("says whose words these are where a site speaks of itself", async () => {
  const ours = [
    "We repair wheels of mills.",
    "Our smiths work in the old forge.",
    "The forge stands by the river.",
  ];
  const page = article("Wheels of mills", [said(ours.join(" "))], { site: "Arden Forge" });
  // An article is signed by its day, and keeps its own words.
  expect((await write({ ...page, publishedAt: "2026-03-01" })).flat()).toContain(
    "This is “Wheels of mills”, in the words of Arden Forge.",
  );
  expect((await write(page)).flat().slice(1, 3)).toEqual([
    "Arden Forge repairs wheels of mills.",
    "Arden Forge’s smiths work in the old forge.",
  ]);
  const news = await write({ ...page, publishedAt: "2026-03-01" }, 60, "news");
  expect(news[0]?.[0]).toBe("Our subject is “Wheels of mills”, a page from Arden Forge, in its own words.");
  const mill = article("The mill on the Arden", MILL.map(said), { site: "Arden Forge" });
  expect((await write(mill)).flat().join(" ")).not.toContain("in the words");
});

it("tells in Japanese of a company by the name that its title gives, and not humbly", async () => {
  const blocks = [said("当社は本日、新しい水車の計画を発表いたしました。工事は来年の春に始まります。")];
  const told = await write(article("お知らせ：森野製作所株式会社", blocks, { language: "ja" }));
  expect(told.flat()).toContain("森野製作所は新しい水車の計画を発表しました。");
});

it("takes the we of everybody for no house", async () => {
  const all = "Water wheels shaped the way we live along the rivers of the coast.";
  const mill = article("The mill on the Arden", [said(`${all} ${MILL.join(" ")}`)]);
  expect((await write(mill)).flat().join(" ")).not.toContain("own words");
});

it("keeps a question together with who asked it, and leaves out an answer without its question", async () => {
  const asked = '"Will the wheel turn again?" asked the mayor of the village in the evening.';
  const told = (await write(article("The wheel", [said(MILL[0] ?? ""), said(asked)]))).flat();
  expect(told.join(" ")).toContain(asked);
  expect(standsAlone('The smith answered, "Certainly not this year."', "en")).toBe(false);
});

it("gives a sentence that ends with brackets no second verb", () => {
  expect(withPredicate("広場で湯を沸かしました（駅の外です）。", "polite")).toBe(
    "広場で湯を沸かしました（駅の外です）。",
  );
  expect(withPredicate("歯は九十六枚（真ちゅう）。", "polite")).toBe("歯は九十六枚（真ちゅう）です。");
  const shown = "水車小屋で古い臼が公開される（月曜は休み）。";
  expect(withPredicate(shown, "polite")).toBe(shown);
});

it.each<[string, string]>([
  ["三つ目。", "三つ目です。"],
  ["煮立つと分かれるので注意。", "煮立つと分かれるので注意してください。"],
  ["角が白くなったらできあがり。", "角が白くなったらできあがりです。"],
  ["会は島で開始。", "会は島で開始。"],
  ["触る前に必ず放電の確認を。", "触る前に必ず放電の確認をお願いします。"],
  ["いきなり電源に差さないこと。", "いきなり電源に差さないでください。"],
  ["大切なのは急がないこと。", "大切なのは急がないことです。"],
  ["必ず冷めてから抜くこと。", "必ず冷めてから抜くようにしてください。"],
  ["朝には、さらりとした手ざわり。", "朝には、さらりとした手ざわりです。"],
  ["水野さんは「孫にも同じ音を聞かせたい」。", "水野さんは「孫にも同じ音を聞かせたい」と話しています。"],
  [
    "館長の水野館長（五五）は、「また回したい」。",
    "館長の水野館長（五五）は、「また回したい」と話しています。",
  ],
  ["水野さんは「これからが本番」。", "水野さんは「これからが本番」と話しています。"],
  ["看板猫のミケさんは「店長」。", "看板猫のミケさんは「店長」です。"],
  ["山田教授は「時の人」。", "山田教授は「時の人」です。"],
])("gives its predicate to %s", (text, told) => {
  expect(withPredicate(text, "polite")).toBe(told);
});

it.each<[string, "ja" | "en", boolean]>([
  ["まず沢の水です。", "ja", true],
  ["一つ目は、水車の場所です。", "ja", true],
  ["水車は、村の入り口にあります。", "ja", false],
  ["First, oil the wheel.", "en", true],
  ["The wheel turns again.", "en", false],
])("stops nowhere behind the first of several: %s", (text, language, isFirst) => {
  expect(announces(text, language)).toBe(isFirst);
});

it.each([
  ["ja", "やり直すときは、mill.retryAfter(seconds) を投げてください。"],
  ["en", "For the whole list of stones, see the page called docs/stones-guide.rst in the archive."],
  ["en", "Every wheel supports the option --timeout that stops it after a while."],
  ["en", "To stop it at once, set the value mill_wheel_speed to nothing at all."],
] as const)("reads no words of a program aloud: in %s, %s", (language, code) => {
  const page = article(language === "ja" ? "水車" : "The wheel", [said(code)], { language });
  expect(proseLinesOf(page, "polite", () => true, 80)).toEqual([]);
});

it("names no house where those who teach and those who learn are we", async () => {
  const lesson = [
    "The wheel of the mill turns where the water falls on its blades from above.",
    "Here we pass the height of the fall, and we use it for the size of the wheel.",
    "Then we check whether the stones are dry, and the miller lets the water in.",
  ];
  const told = await write(article("Turning a wheel", lesson.map(said), { site: "Mill Docs" }));
  expect(told.flat().join(" ")).toContain("Here we pass the height of the fall");
  expect(told.flat().join(" ")).not.toContain("Mill Docs passes");
});

it.each([
  "The journal can give it for free because vendors may pay us for visits.",
  "This story contains affiliate links to the shops that it names.",
  "Some links go to our own mill or to suppliers who pay us a commission.",
  "It does not change what you pay for a wheel of larch.",
  "The new wheel is available to certain users in the valley only.",
  "You can opt out any time that you like to do so.",
])("leaves out what a site says of its own trade: %s", (note) => {
  const page = article("The wheel", [
    said("The wheel is made of larch and turns day and night."),
    said(note),
  ]);
  const lines = proseLinesOf(page, "polite", () => true, 80);
  expect(lines.flatMap(({ sentences }) => sentences)).toEqual([
    "The wheel is made of larch and turns day and night.",
  ]);
});

it("tells of a house by name, and changes no word of its customers", async () => {
  const page = article(
    "Wheels of mills",
    [
      said("We repair wheels of mills. Our smiths work in the old forge. The forge stands by the river."),
      said("The smiths carry each wheel to the yard by hand. The yard is open from May to October."),
      said(
        "Anna Reed wrote it into the book of the guests: “They came early in the day. They packed our wheel into straw. The road was very long.”",
      ),
      headed("What customers say"),
      said("They carried our wheel up the hill without a word, and our mill turned again by noon."),
    ],
    { site: "Arden Forge" },
  );
  const told = (await write(page, 90)).flat().join(" ");
  expect(told).toContain("Arden Forge’s smiths work in the old forge.");
  expect(told).toContain("They packed our wheel into straw.");
  expect(told).not.toContain("up the hill");
});

it("calls nobody the author where the page names none", async () => {
  const blocks = ["I bought the wheel in spring.", "I oil my wheel each May.", "The wheel turns well."].map(
    said,
  );
  const unnamed = (await write(article("The wheel", blocks), 60, "news")).flat();
  expect(unnamed[0]).toBe("Our subject is “The wheel”, told in the first person.");
  const signed = (await write(article("The wheel", blocks, { author: "Ida Holm" }), 60, "news")).flat();
  expect(signed[0]).toBe("Our subject is “The wheel”, in the words of Ida Holm.");
});

it("tells the next paragraph of an answer, however short, and no scrap behind what cannot be said", async () => {
  const blocks = [
    said("水車の羽根が、冬になるとひとりでに止まります。油は先週さしたばかりで、音もしません。"),
    said(
      "軸に氷がついています。夜のあいだに水がはねて、軸受けのすきまに入りこむためです。朝は日があたるまで回りません。",
    ),
    said("軸受けに布を巻くと、水が入りません。"),
    said("import wheel"),
    said("巻かないと、また止まります。"),
    said("ありがとうございました。布を巻いたら、水車は朝から回るようになりました。"),
  ];
  const url = "https://mills.example/questions/12/";
  const told = (
    await write(article("水車が止まるのはなぜですか", blocks, { language: "ja", url }), 60)
  ).flat();
  expect(told).toContain("軸受けに布を巻くと、水が入りません。");
  expect(told).not.toContain("巻かないと");
});

it.each([
  ["山川市", "https://www.city.yamakawa.example.jp/gomi", "山川市のお知らせです。"],
  ["山川市", "https://town.example.io/gomi", "書き手は、山川市です。"],
  ["山川市", "https://mill.example/gomi", "書き手は、山川市です。"],
  ["木村", "https://www.city.yamakawa.example.jp/gomi", "書き手は、木村さんです。"],
  ["山川町役場", "https://mill.example/gomi", "山川町役場のお知らせです。"],
])(
  "names an office as one that gives notice, and a person as one who writes: %s",
  async (author, url, told) => {
    const page = article("水車小屋の使い方", [
      said("水車小屋は、村の人なら誰でも使えます。粉をひく日は、三日前までに申し込みます。"),
      said("小屋の鍵は、公民館の窓口で渡します。使ったあとは、羽根の水を切ってから返します。"),
    ]);
    expect((await write({ ...page, language: "ja", author, url }, 90)).flat()).toContain(told);
  },
);
