import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { paragraphsWritten, saidBlock as said, textPage } from "#test/text-page";
import { withAnswersNamed } from "./numbered-answers-ja.ts";

const headed = (text: string): Block => ({ kind: "heading", level: 2, text });
const item = (text: string): Block => ({ kind: "list_item", text });
const page = (thanks: string) =>
  textPage(
    "古い池を片づけたいのですが、届け出は必要ですか",
    [
      said(
        "祖母の庭に、石で囲んだ池があります。十年ほど水を替えていません。来年、家を貸すことになりました。",
      ),
      item("①届け出は必要でしょうか？"),
      item("②石はそのまま残してもいいですか？"),
      item("③自分たちで水を流すのはまずいでしょうか？"),
      headed("ベストアンサー"),
      said("庭の仕事を三十年してきました。"),
      said(
        "①個人の庭なら要りません。町の水路につながっている池だけは別です。水路の台帳は役場の二階で見られます。写しは一枚十円です。",
      ),
      said("②残してかまいません。角の丸い石は庭の縁取りに使えます。苔の付いた石は日陰に置いてください。"),
      said("③これはやめてください。泥が一度に流れると、隣の畑の溝がつまります。"),
      said(thanks),
    ],
    { language: "ja", type: "other" },
  );
const THANKS =
  "質問者からのお礼コメント 5/17 21:05 ありがとうございます！役場で見たら、水路にはつながっていませんでした。";
const written = async (seconds: number, thanks = THANKS) =>
  (await paragraphsWritten(page(thanks), seconds, "news")).flat();

it("says of each numbered answer what it answers, and tells something of all [6.2]", async () => {
  const told = (await written(50)).join("");
  expect(told).toContain("「届け出は必要でしょうか」については、個人の庭なら要りません。");
  expect(told).toContain("「石はそのまま残してもいいですか」については、残してかまいません。");
  expect(told).toContain("「自分たちで水を流すのはまずいでしょうか」については、やめてください。");
  expect(told).not.toContain("①");
});

it("hears the thanks of the one who asked in no answer's voice, where their heading ran into them [6.2]", async () => {
  const told = await written(90);
  const at = told.indexOf("相談した方は、のちにこう書いています。");
  expect(at).toBeGreaterThan(0);
  expect(told[at + 1]).toBe("役場で見たら、水路にはつながっていませんでした。");
  expect(told.join("")).not.toContain("お礼コメント");
});

it("leaves the question out of a shorter script where its title asks and the answer is long [6.2]", async () => {
  expect((await written(50)).join("")).not.toContain("質問には、こうあります。");
  expect((await written(120)).join("")).toContain("質問には、こうあります。");
});

it.each([
  [["①個人の庭なら要りません。"]],
  [["①個人の庭なら要りません。", "②残してかまいません。", "③塩をまいてください。"]],
])("takes numbers for those of the questions only where they are as many: %j [6.2]", (answers) => {
  const asked = [item("①届け出は必要でしょうか？"), item("②石はそのまま残してもいいですか？")];
  const thread = textPage("古い池", [...asked, headed("ベストアンサー"), ...answers.map(said)], {
    language: "ja",
  });
  expect(withAnswersNamed(thread)).toEqual(thread);
});
