import { expect, it } from "vitest";
import {
  headingBlock as headed,
  textPage as page,
  paragraphsWritten,
  saidBlock as said,
} from "#test/text-page";
import { givesVoice } from "./reports.ts";

it("tells of a report what its reader has to pay, before how it came to it [6.2]", async () => {
  const report = page(
    "朝の渡し船、来月に復活",
    [
      said(
        "波見町は四日、十年前にやめた朝の渡し船を来月一日に再び始めると発表した。船着き場から対岸の駅前までを、一日に六往復する。",
      ),
      said(
        "船は定員十二人の木造船で、町の漁師が交代で操る。風の強い日は休み、その朝六時に町の放送で知らせる。",
      ),
      said("運賃は片道200円で、小学生は半額。回数券は町役場と駅前の観光案内所で売る。"),
      headed("橋までは遠回り"),
      said(
        "対岸の駅までは、橋を回ると車で二十五分かかる。町によると、駅へ通う高校生は八十人を超え、冬は送り迎えの車で橋が混む。",
      ),
      said(
        "渡し船は明治の終わりに始まり、利用者が減って十年前にやめた。最後の日には、三百人が岸で見送った。",
      ),
      said("町長は「まずは二年続け、乗る人の声を聞きたい」と話した。"),
    ],
    { language: "ja", publishedAt: "2026-03-04" },
  );
  const told = (await paragraphsWritten(report, 50, "news")).flat().join("");
  expect(told).toContain("波見町は四日、");
  expect(told).toContain("運賃は片道200円で、小学生は半額です。");
});

it("tells what is to be paid before a voice, wherever it stands in its paragraph [6.2]", async () => {
  const mill = (year: number) =>
    said(
      `町の記録では、${year}年の夏に水車小屋を訪れた人は${year - 1800}人で、粉を挽いた日は${year - 1900}日だった。堰の高さは二メートルあり、秋には落ち葉が水路をふさぐことがあった。`,
    );
  const report = page(
    "水車小屋の見学、夏は週三日に",
    [
      said(
        "里見町は二日、水車小屋の見学を今年の夏は週三日に減らすと発表した。町によると、案内をする人が足りない。",
      ),
      said("見学できるのは金、土、日曜。時間は午前十時から三時まで。料金は大人３００円、子どもは無料。"),
      headed("堰を守る人"),
      ...[1995, 2005].map(mill),
      said(
        "案内を続けてきた大工の沢井満さんは「水の音を聞くだけで、どこが傷んだか分かる。若い人にも来てほしい」と話した。",
      ),
    ],
    { language: "ja", publishedAt: "2026-03-04" },
  );
  expect((await paragraphsWritten(report, 50)).flat().join("")).toContain(
    "料金は大人300円、子どもは無料です。",
  );
});

it("knows a sentence with somebody and all that is said [6.2]", () => {
  expect(
    givesVoice(
      "港湾に詳しい浜野教授は「深さを保つ費用のほうが大きい。誰が払うかを決めるべきだ」と指摘する。",
    ),
  ).toBe(true);
  expect(givesVoice("町長は会見で「まず二年続け、乗る人の声を聞きたい」と述べた。")).toBe(true);
  expect(givesVoice("「まず二年続け、乗る人の声を聞きたい」と述べた。")).toBe(false);
  expect(givesVoice("店の名は「海辺の小さな食堂ひなた」と決まった。")).toBe(false);
});

it("tells of a report somebody whom it concerns, however far below its facts [6.2]", async () => {
  const facts = (year: number) =>
    said(
      `市の統計では、${year}年度に港へ入った船は${year - 1900}隻で、荷の重さは合わせて${year * 3}トンだった。岸壁の深さは4メートル半で、大きな船は満潮の二時間しか着けない。浚渫には一回につき9千万円かかり、国と県が半分を持つ。`,
    );
  const port = page(
    "港の岸壁、深く掘り直しへ",
    [
      said(
        "浦里市は三日、港の岸壁を深く掘り直す工事を来年四月に始めると発表した。市によると、費用は12億円。",
      ),
      ...[1990, 2000, 2010, 2020].map(facts),
      said(
        "港湾に詳しい北浜大の浜野満教授は「深さを保つ費用のほうが大きい。誰が払うかを決めるべきだ」と指摘する。",
      ),
    ],
    { language: "ja", publishedAt: "2026-03-04" },
  );
  expect((await paragraphsWritten(port, 70)).flat().join("")).toContain(
    "誰が払うかを決めるべきだ」と指摘します。",
  );
});
