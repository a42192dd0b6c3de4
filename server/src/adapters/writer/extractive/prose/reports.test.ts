import { expect, it } from "vitest";
import {
  headingBlock as headed,
  textPage as page,
  paragraphsWritten,
  saidBlock as said,
} from "#test/text-page";

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
