import { expect, it } from "vitest";
import type { Block, Page } from "#kernel/page";
import type { ScriptStyle } from "#kernel/vocabulary";
import { paragraphsWritten, saidBlock as said, textPage } from "#test/text-page";
import { isHalfWithout } from "./stands.ts";

const page = (title: string, blocks: Block[], more: Partial<Page> = {}) =>
  textPage(title, blocks, { language: "ja", ...more });
const write = async (of: Page, targetSeconds: number, style: ScriptStyle = "news") =>
  (await paragraphsWritten(of, targetSeconds, style)).flat();

it.each<[string, string, "ja" | "en", boolean]>([
  ["何から確かめればいいでしょうか。", "まず裏ぶたを開けます。", "ja", true],
  ["高い電圧が通っています。", "電源を切っても残っています。", "ja", true],
  ["一回目の直しは無料です。", "往復の運賃だけご負担ください。", "ja", true],
  ["一回目の直しは無料です。", "工房は川のそばにあります。", "ja", false],
  ["どの靴にも使えます。", "ただし、起毛した革は避けます。", "ja", true],
  ["水車は春に回ります。", "粉は秋に挽きます。", "ja", false],
  ["The wheel is loud.", "However, nobody minds.", "en", true],
  ["Entry is free.", "Only the boat has a fee.", "en", true],
  ["The wheel is loud.", "The mill is old.", "en", false],
])("knows what is half of what is said: %s %s", (text, next, language, isHalf) => {
  expect(isHalfWithout(next, text, language)).toBe(isHalf);
});

const LEAD = "川上の村は、古い水車を直して粉を挽きはじめました。一年をかけて、挽ける量と音を調べます。";
const PAST =
  "村では、いまも多くの粉を町から買っています。道は冬に雪で閉じ、そのたびに若い人が峠を越えて、背負えるだけの粉を何度も運んでいました。";

it("tells a later paragraph where there is time, and never drops the last line", async () => {
  const blocks = [said(LEAD), { kind: "heading", level: 2, text: "背景" } as Block, said(PAST)];
  const short = await write(page("水車で粉を挽く", blocks), 20);
  const [, second] = PAST.split(/(?<=。)/);
  expect(short.at(-1)).toMatch(/^以上、/);
  expect(await write(page("水車で粉を挽く", blocks), 40)).toContain(second);
});

const QUESTION = "伯父の水車を回したいのですが、何から確かめればいいでしょうか。";
const ANSWER =
  "油をささずに、いきなり水を入れないこと。羽根がゆるんでいないか、軸にひびが入っていないか、まず目で見てください。";
const thread = (posts: string[]) =>
  page(
    "水車の話をするスレ",
    ["水車を買った人と作った人が話をするスレです。", ...posts].map(
      (text): Block => ({ kind: "list_item", text }),
    ),
    { type: "other", url: "https://bbs.example/test/read.cgi/1/" },
  );

it("tells a question of a thread with its answer, or not at all", async () => {
  const told = await write(thread([QUESTION, `>>2 ${ANSWER}`]), 40);
  expect(told).toContain(QUESTION);
  expect(told).toContain("油をささずに、いきなり水を入れないでください。");
  expect(await write(thread([QUESTION]), 40)).not.toContain(QUESTION);
});

it("spends the time on the answer where the title has asked", async () => {
  const asks = page(
    "雨戸が途中で止まります。自分で直せますか",
    [
      said(
        "築五十年の実家です。木の雨戸が六枚あり、三枚目から先が半分ほど引いたところで止まってしまいます。",
      ),
      { kind: "heading", level: 2, text: "ベストアンサー" },
      said(
        "止まる場所がいつも同じかどうかを見てください。同じなら敷居、ばらばらなら戸のほうです。戸のほうなら、下の車がすり減っています。",
      ),
    ],
    { type: "other" },
  );
  const told = await write(asks, 25, "talk");
  expect(told).not.toContain("築五十年の実家です。");
  expect(told).toContain("同じなら敷居、ばらばらなら戸のほうです。");
});

it("says that guests speak on a page of their reviews, and names the place without them", async () => {
  const blocks = [
    said("川の音で目が覚めて、五時半にお風呂へ行くと誰もいませんでした。湯はぬるめで、のぼせません。"),
  ];
  const told = await write(page("川音の宿 クチコミ・感想", blocks), 30, "product");
  expect(told.slice(0, 2)).toEqual([
    "「川音の宿」のクチコミを取り上げます。",
    "利用した人の声を、お伝えします。",
  ]);
  expect(await write(page("川音の宿の朝", blocks), 30, "product")).not.toContain(
    "利用した人の声を、お伝えします。",
  );
});

it("reads out no approvals that one has to ask for", async () => {
  const legal = said(
    "Only mills from the north have the approval to use this logo. Please ask us about yours.",
  );
  const matter = said("The mill on the Arden grinds wheat for nine villages. The stones came by boat.");
  const told = await write(page("The mill", [matter, legal], { language: "en" }), 60);
  expect(told).toContain("The stones came by boat.");
  expect(told.join(" ")).not.toMatch(/logo|ask us/);
});
