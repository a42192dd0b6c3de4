import { expect, it } from "vitest";
import { saidBlock, textPage } from "#test/text-page";
import { proseLinesOf } from "../lines.ts";

const told = (text: string) =>
  proseLinesOf(textPage("Looms of the north", [saidBlock(text)]), "polite", () => true, 80).flatMap(
    ({ sentences }) => sentences,
  );

it.each([
  "Read this short guide to choose the best loom for your room.",
  "In this guide, the weavers of Tarn will walk you through the warping of a loom.",
  "In this blog post, we explore how a loom is warped.",
  "According to the survey cited above, four weavers of ten own a loom.",
  "The above prices are those of the last year.",
  "We tell of all makers, even those that don’t pay us.",
  "(Looms with a motor can tear the warp.)",
  "Although all of them weave, there are a few different types of loom worth mentioning.",
  "Before you start posting please read the forum rules.",
  "By posting to this forum you agree to abide by the rules.",
  "If the warp is torn, see the Torn or missing warp section.",
  "The marks of each weaver are kept in /etc/loom/marks for a year.",
  "For the novel of 1961, see The Weaver of Tarn.",
  "Not to be confused with the looms of the south.",
  "For looms with a motor, see Weaving by Water.",
  "For the looms of the south, go here.",
  "Find all patterns of the guild here.",
  "We’ll learn more of the warp in a moment.",
  "We will come to the weft and its threads in a later chapter.",
  "Loom.close: Closes the shed of the loom.",
  "Give $5 a month and get every issue by post.",
  "Donate a small sum per month to keep the looms turning.",
  "1 The fee is waived for weavers of the valley.",
  "A weaver holds a shuttle in front of the hall on Tuesday. (Anna Reed / The Courier)",
  "A weaver holds a shuttle in front of the hall on Tuesday. Photo: Anna Reed",
])("leaves out what points at the page: %s", (text) => {
  expect(told(text)).toEqual([]);
});

it.each([
  "Weavers read this mark on the reed before they choose a thread.",
  "In this valley, the weavers of Tarn will walk to the mill each morning.",
  "The cloth above the door is woven by hand.",
  "The loom pays for itself within a year.",
  "Give the warp a day to rest before you weave.",
  "Weavers from nine valleys go to the fair that is held here.",
  "We will weave your cloth within nine days of the order.",
  "12 weavers of the valley have a loom of their own.",
  "There are three looms in the mill, and each has a name.",
  "The weavers read the rules of the guild aloud each spring.",
  "From the tower you see the oldest section of the mill and its wheel.",
  "The loom runs at 9 km/h and stands still 1/2 of the year.",
  "For a week the weavers see no light but that of the mill.",
  "The loom was sold to a weaver of Holm (Tarn and Reed) in the spring of that year.",
])("tells what is said of the world: %s", (text) => {
  expect(told(text)).toEqual([text]);
});

it.each([
  [
    "Clean the pan with hot soap. (Never mix it with bleach.)",
    ["Clean the pan with hot soap.", "Never mix it with bleach."],
  ],
  ["(Nobody may cross the river by boat.)", ["Nobody may cross the river by boat."]],
  ["Never open it while the oven is hot; see the Safety section.", ["Never open it while the oven is hot."]],
  [
    "The fire killed nine people, the mayor said on Monday. (Anna Reed / The Paper)",
    ["The fire killed nine people, the mayor said on Monday."],
  ],
  [
    "The court ruled on Monday that the mine must close (Tarn / Supreme Court).",
    ["The court ruled on Monday that the mine must close (Tarn / Supreme Court)."],
  ],
  ["The law passed in May. Photos by residents are on the wall of the hall.", ["The law passed in May."]],
  [
    "For the first time in years, see Paris without cars.",
    ["For the first time in years, see Paris without cars."],
  ],
  [
    "The old address redirects here so that links work.",
    ["The old address redirects here so that links work."],
  ],
])("leaves out no limit and no news: %s", (text, said) => {
  expect(told(text)).toEqual(said);
});

it("leaves out the end of a joke, and keeps a short sentence that tells something", () => {
  const raised = "The price of wool went up before the weaver told anybody of it.";
  expect(told(`${raised} She won’t.`)).toEqual([raised]);
  expect(told(`${raised} She wept.`)).toEqual([raised, "She wept."]);
});

it("leaves out a greeting in Japanese, and no news behind it", () => {
  const heard = (text: string) =>
    proseLinesOf(textPage("町の案内", [saidBlock(text)], { language: "ja" }), "polite", () => true, 80)
      .length;
  expect(heard("平素は格別のご協力を賜り、ありがとうございます。")).toBe(0);
  expect(heard("時下ますますご清栄のこととお慶び申し上げます。")).toBe(0);
  expect(heard("平素は格別のご協力を賜りありがとうございますが、7月5日から図書館を休館します。")).toBe(1);
  expect(heard("時下ますますご清栄のこととお慶び申し上げますとともに、図書館を休館します。")).toBe(1);
});

it("leaves out what asks to read on, and where a writer's policy stands", () => {
  const heard = (text: string, language: "ja" | "en") =>
    proseLinesOf(textPage("A loom", [saidBlock(text)], { language }), "polite", () => true, 80).length;
  expect(heard("この記事では糸の選び方を紹介しますので、ぜひ最後まで読んでみてくださいね！", "ja")).toBe(0);
  expect(heard("読み終えた人は、最後まで糸を切りませんでした。", "ja")).toBe(1);
  expect(heard("Read my full disclosure policy before you buy.", "en")).toBe(0);
  expect(heard("Please read my disclosure policy.", "en")).toBe(0);
  expect(heard("The council of the valley has changed its returns policy.", "en")).toBe(1);
  expect(heard("Read my grandmother's letters before you weave.", "en")).toBe(1);
});

it("leaves out the courtesies of a notice, and no news with them", () => {
  const heard = (text: string) =>
    proseLinesOf(textPage("町の案内", [saidBlock(text)], { language: "ja" }), "polite", () => true, 80)
      .length;
  expect(heard("皆さまのご理解とご協力をお願いいたします。")).toBe(0);
  expect(heard("市民の皆様にはご不便をおかけしますが、ご理解とご協力をお願いします。")).toBe(0);
  expect(
    heard("対象となる住民の皆様におかれましては、内容をご確認のうえ、ご理解とご協力をお願いいたします。"),
  ).toBe(0);
  expect(heard("ご愛用の皆様にご迷惑とご心配をおかけしましたことを、深くお詫び申し上げます。")).toBe(0);
  expect(heard("今後は、管理体制の強化に一層努めてまいります。")).toBe(0);
  expect(heard("9月1日から橋の工事を行いますので、ご協力をお願いいたします。")).toBe(1);
});
