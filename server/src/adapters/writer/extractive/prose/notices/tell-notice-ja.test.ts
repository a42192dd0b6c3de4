import { expect, it } from "vitest";
import { headingBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";

const rows = ["日時は", "会場は", "体験料は", "申込期限は"];
const values = ["10月12日土曜日午前10時から午後4時まで", "旧酒蔵の中庭", "1,500円", "10月1日"];
const notice = (title: string, lead: string, heading = "開催の案内") =>
  textPage(
    title,
    [
      saidBlock(lead),
      headingBlock(heading),
      ...rows.map((label, at) => ({
        kind: "table_row" as const,
        text: `${label.slice(0, -1)}: ${values[at]}`,
      })),
      headingBlock("酒蔵について"),
      ...Array.from({ length: 6 }, (_, at) =>
        saidBlock(`酒蔵の梁は${at + 2}代前の棟梁が山で選んだ松で、夏でも土の壁がひんやりとしています。`),
      ),
    ],
    { language: "ja" },
  );
const told = async (page: ReturnType<typeof notice>, seconds: number) =>
  (await paragraphsWritten(page, seconds)).flat().join("");

const OFF =
  "工芸市を、十月十二日に旧酒蔵で開く予定で準備を進めてきました。台風の接近により、開催を中止します。";
it("tells in any time that something is off [6.2]", async () => {
  expect(await told(notice("川辺の工芸市について", OFF), 30)).toContain("開催を中止します。");
  const later = OFF.replace("きました。", "きました。出店は二十を数えました。雨の備えもしました。");
  expect(await told(notice("川辺の工芸市について", later), 30)).toContain("開催を中止します。");
  const held = "川辺の工芸市を旧酒蔵で開きます。雨の場合は中止します。焼き物や和紙を選べます。";
  expect((await told(notice("川辺の工芸市について", held), 30)).includes("日時は")).toBe(true);
});

it("tells no rows of what was planned [6.2]", async () => {
  expect(await told(notice("川辺の工芸市について", OFF, "当初の予定"), 30)).not.toContain("10月12日土曜日");
});

it("begins with what is left of a lead whose first sentence is the title [6.2]", async () => {
  const lead =
    "町の図書館が夜も開くようになりました。仕事帰りの人に使ってもらおうと、職員が二年かけて準備してきました。";
  const said = await told(notice("町の図書館が夜も開くようになりました", lead), 60);
  expect(said).toContain("職員が二年かけて準備してきました。");
});

const SOME = ["65歳以上の方だけの世帯", "手帳をお持ちの方と子だけの世帯", "ひとり親で子が18歳未満の世帯"];
it("tells whom a notice is for with all of its list or not at all, and no answer without its question [6.2]", async () => {
  const page = notice("雪下ろしの支援の申請を受け付けます", "町では、雪下ろしの費用の一部を負担しています。");
  const whom = [
    headingBlock("対象となる世帯"),
    saidBlock("町内に住む世帯で、次の1から3までのいずれかにあてはまる世帯です。"),
    ...SOME.map((text) => ({ kind: "list_item" as const, text })),
    headingBlock("途中でやめることはできますか？"),
    saidBlock("申請の後に取り消すことは、いつでもできます。"),
  ];
  for (const seconds of [30, 40, 60]) {
    const said = (
      await paragraphsWritten({ ...page, blocks: page.blocks.toSpliced(6, 0, ...whom) }, seconds)
    ).flat();
    const all = said.join("");
    expect(SOME.filter((text) => all.includes(text)).length).toBe(all.includes("次の1から3まで") ? 3 : 0);
    expect(all).not.toContain("いつでもできます");
  }
});

it("tells until when before all else that is no row [6.2]", async () => {
  const page = notice("木工教室の参加者を募集します", "木の皿を一枚、削ってつくります。道具は貸します。");
  const due = saidBlock("締め切りは12月11日必着です。");
  const behind = { ...page, blocks: [...page.blocks, due] };
  expect((await paragraphsWritten(behind, 30)).flat()).toContain("締め切りは12月11日必着です。");
  const other = { ...page, blocks: [...page.blocks, saidBlock("締め切りは守ってください。")] };
  expect((await paragraphsWritten(other, 26)).flat()).not.toContain("締め切りは守ってください。");
});

it("tells of the year before nothing, and each way to apply before more of one", async () => {
  const page = notice("木工教室の参加者を募集します", "木の皿を一枚、削ってつくります。道具は貸します。");
  const ways = [
    saidBlock("昨年は雪のため、午後の組を取りやめました。"),
    headingBlock("申し込み方法"),
    headingBlock("電子申請", 3),
    saidBlock("村の受付の画面から送ってください。控えの手紙が届くまで三日ほどかかります。"),
    headingBlock("はがき", 3),
    saidBlock("裏に名前と年を書き、旧酒蔵へ送ってください。字は濃く書いてください。"),
  ];
  const said = await told({ ...page, blocks: page.blocks.toSpliced(6, 0, ...ways) }, 50);
  expect(said).toContain("電子申請の場合は、村の受付の画面から送ってください。");
  expect(said).toContain("はがきの場合は、裏に名前と年を書き、旧酒蔵へ送ってください。");
  expect(said).not.toContain("昨年は");
});
