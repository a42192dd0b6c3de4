import { expect, it } from "vitest";
import { paragraphsWritten, saidBlock as said, textPage } from "#test/text-page";
import { subjectOf } from "../subject.ts";
import { readableOf, speakerOf } from "./house.ts";

const told = (site: string) =>
  readableOf(
    textPage(
      "Spokes",
      [said("We bend each spoke by hand."), said("Our wheels are made of oak from Arden.")],
      {
        site,
      },
    ),
    () => true,
    80,
  ).map(({ sentences }) => sentences.join(" "));

it.each([
  ["Tarn Wheels", "Tarn Wheels’ wheels are made of oak from Arden."],
  ["Guidebook Press", "Guidebook Press’ wheels are made of oak from Arden."],
  ["Manual Labour", "Manual Labour’s wheels are made of oak from Arden."],
])("tells a site's own page by its name: %s [7.3]", (site, second) => {
  expect(told(site)).toEqual([`${site} bends each spoke by hand.`, second]);
});

it.each(["Tarn Docs", "The Wheel Guide", "Wheel Handbook", "Spoke Encyclopædia", "Wheelers Forum"])(
  "leaves a book's “we” to those who read it, too: %s [7.3]",
  (site) => {
    expect(told(site)).toEqual(["We bend each spoke by hand.", "Our wheels are made of oak from Arden."]);
  },
);

it("leaves a house's page without the few that say “I”, and a diary with them [7.3]", () => {
  const plain = Array.from({ length: 12 }, (_, at) =>
    said(`Spoke ${at + 2} of the wheel is made of ash wood.`),
  );
  const lines = (author: string | null, own: string[]) =>
    readableOf(textPage("Spokes", [...plain, ...own.map((text) => said(text))], { author }), () => true, 80)
      .map(({ sentences }) => sentences.join(" "))
      .slice(plain.length);
  const praise = "I bought my wheel in spring and never looked back.";
  const asks = "Can I return my wheel to the mill?";
  expect(lines(null, [praise])).toEqual([]);
  expect(lines(null, [asks])).toEqual([asks]);
  expect(lines(null, ["List the spokes of all wheels to help me bend them."])).toEqual([]);
  const king = "Charles I closed the mill in 1640.";
  expect(lines(null, [king])).toEqual([king]);
  expect(lines(null, ["When I bought the wheel, it was cracked."])).toEqual([]);
  expect(lines("Anna Reed", [praise])).toEqual([praise]);
  expect(lines(null, [praise, "I bend my spokes by hand."])).toHaveLength(2);
});

it("keeps those who say “I” in a thread, however few they are [7.3]", () => {
  const plain = Array.from({ length: 12 }, (_, at) =>
    said(`Spoke ${at + 2} of the wheel is made of ash wood.`),
  );
  const own = "I have built one wheel so far, and it wobbles.";
  const lines = (url: string) =>
    readableOf(textPage("Spokes", [said(own), ...plain], { url }), () => true, 80).map(({ sentences }) =>
      sentences.join(" "),
    );
  expect(lines("https://wheels.example/questions/12")[0]).toBe(own);
  expect(lines("https://wheels.example/spokes")[0]).toBe("Spoke 2 of the wheel is made of ash wood.");
});

it("says on a wire of reports that the company speaks which the report begins with [7.3]", async () => {
  const report = (first: string) =>
    textPage(
      "冷めても伸びない麺を発売",
      [
        said(first),
        said("当社は、つゆを寒天でゆるく固めてから凍らせ、麺とのあいだに薄い氷の層をつくりました。"),
        said("当社の調べでは、一人で暮らす人の四割が、つゆを別につくるのを手間だと答えています。"),
      ],
      { language: "ja", site: "しらせ便", type: "article" },
    );
  const told = async (first: string) =>
    (await paragraphsWritten(report(first), 60, "narration")).flat().join("");
  const rest = "冷めても伸びない麺を、三月一日から全国の店で発売します。";
  expect(await told(`株式会社潮路（本社：香川県、代表：小野）は、${rest}`)).toContain(
    "株式会社潮路は、つゆを寒天で",
  );
  expect(await told(`冷たい麺を長く作る株式会社潮路（本社：香川県、代表：小野）は、${rest}`)).toContain(
    "株式会社潮路は、つゆを寒天で",
  );
  expect(await told(`潮路は、${rest}`)).toContain("しらせ便は、つゆを寒天で");
});

it("says who 「私」 is before its words, and promises no words of the page", async () => {
  const blocks = [
    said("駅前の停留所で、私は水車の番人に会った。番人は朝から羽根の氷を割っていた。"),
    said("水車は町に三つある。夜の九時を過ぎると、番人は小屋の鍵を閉める。粉は朝に運び出す。"),
    said("氷は春まで溶けない。羽根は去年、町の大工が直した。鍵は公民館で借りられる。"),
  ];
  const page = textPage("水車の番人", blocks, { language: "ja" });
  const told = (await paragraphsWritten(page, 60, "product")).flat();
  expect(told[1]).toBe("筆者は、こう書いています。");
  const without = textPage("水車の番人", blocks.slice(1), { language: "ja" });
  expect((await paragraphsWritten(without, 60, "product")).flat().join("")).not.toMatch(/筆者|書き手|言葉/);
});

it("says who 「私」 is before an interview, and not of those who answer in it", () => {
  const subject = subjectOf(textPage("水車の番人", [], { language: "ja" }), {
    style: "news",
    targetSeconds: 60,
  });
  const about = { isThread: false, isQuestion: false, isGrave: false, author: null };
  const answer = ["「なぜ回すのですか」という問いに、野々村さんはこう答えました。", "私は水が好きです。"];
  const said = (texts: string[]) => speakerOf(texts, subject, about).map(({ text }) => text);
  expect(said(["駅で私は番人に会いました。", ...answer])).toEqual(["筆者は、こう書いています。"]);
  expect(said(answer)).toEqual([]);
});

it("says whose words they are where an English article says “I” once", () => {
  const page = textPage("Stale bread", [], { type: "article" });
  const subject = subjectOf(page, { style: "product", targetSeconds: 60 });
  const about = { isThread: false, isQuestion: false, isGrave: false, author: "Ida Holm" };
  const others = Array.from({ length: 9 }, (_, at) => `Loaf ${at + 2} of the miller lay in a jar of glass.`);
  const said = (texts: string[]) => speakerOf(texts, subject, about).map(({ text }) => text);
  expect(said([...others, "I cannot vouch for the cook."])).toEqual(["These are the author’s own words."]);
  expect(said([...others, "“I cannot vouch for it,” said the cook."])).toEqual([]);
});
