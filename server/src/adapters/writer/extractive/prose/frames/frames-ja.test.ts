import { describe, expect, it } from "vitest";
import { headingBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";

const told = async (title: string, texts: readonly string[], seconds: number) =>
  (
    await paragraphsWritten(textPage(title, texts.map(saidBlock), { language: "ja" }), seconds, "narration")
  ).flat();

const BRIDGE = [
  "宮前川にかかる石の橋が、四十年ぶりに渡れるようになりました。橋の守りをしてきた三人が、朝の七時に鍵を開けました。",
  "橋は嵐の年に片側の柱が沈み、それからずっと閉じていました。町は柱を掘り起こし、同じ山の石で積み直しました。",
];

describe("the end of a Japanese text that is told whole", () => {
  it("does not say its headline once more [7.3]", async () => {
    const script = await told("石の橋、四十年ぶりに渡れる", BRIDGE, 60);
    expect(script.at(-1)).toBe("以上、全文をお届けしました。");
  });

  it("names what is no headline [7.3]", async () => {
    expect((await told("宮前川の石の橋", BRIDGE, 60)).at(-1)).toBe(
      "以上、「宮前川の石の橋」をお届けしました。",
    );
  });
});

describe("a Japanese text whose next sentence is too long for the time that is left", () => {
  const first = "私の机の引き出しには、祖父の使っていた古い鍵が三本入っている。どれも何の鍵だか分からない。";
  const long = `母に聞くと、${"納屋の錠前のものだとか、蔵の長持のものだとか、".repeat(6)}そのたびに答えが変わった。`;
  const essay = [`${first}祖父はそれを毎朝磨いた。`, long, long];

  it("says that this was the beginning [6.2]", async () => {
    const script = await told("三本の鍵", essay, 24);
    expect(script).toContain("ここまで、はじめの部分をお伝えしました。");
    expect(script.at(-1)).toMatch(/^続きは、/);
  });

  it("says where it goes on behind the end of its news [6.2]", async () => {
    const page = textPage("三本の鍵", essay.map(saidBlock), { language: "ja" });
    const script = (await paragraphsWritten(page, 24, "news")).flat();
    expect(script.slice(-2)).toEqual([
      "以上、元のページから、一部をお伝えしました。",
      "続きは、元のページをご覧ください。",
    ]);
  });

  it("says nothing of it where its length is met [6.2]", async () => {
    expect(await told("三本の鍵", essay, 18)).not.toContain("ここまで、はじめの部分をお伝えしました。");
  });
});

it("says whose words a page of reviews has, in the sentences that name it [7.3]", async () => {
  const page = textPage(
    "霧の宿 かわせみ 口コミ・感想",
    [
      headingBlock("朝の露天が静かでした"),
      saidBlock(
        "川の音で目が覚めて、朝いちばんに入ったら誰もいませんでした。湯はぬるめで、のぼせませんでした。",
      ),
      headingBlock("ご飯がおいしかった"),
      saidBlock("夕食の川魚が香ばしくて、骨まで食べました。部屋は少し古かったです。"),
    ],
    { language: "ja" },
  );
  const script = (await paragraphsWritten(page, 60, "narration")).flat();
  expect(script[0]).toContain("「霧の宿 かわせみ」の口コミを");
  expect(script.at(-1)).toContain("「霧の宿 かわせみ」の口コミのご紹介でした。");
});
