import { expect, it } from "vitest";
import { paragraphsWritten, saidBlock, textPage } from "#test/text-page";

const COMPANY = "霧ヶ谷織物株式会社";
const written = async (more: string, site = COMPANY) =>
  (
    await paragraphsWritten(
      textPage(
        "蚊帳の床材「あみゆか」を発売",
        [
          saidBlock(
            `${COMPANY}（本社：長野県霧ヶ谷町）は、古い蚊帳を集めて作る床材「あみゆか」を、五月十日に発売します。`,
          ),
          saidBlock(more),
        ],
        { language: "ja", publishedAt: "2026-04-01", site },
      ),
      60,
      "narration",
    )
  ).flat();
const OWN =
  "当社の調べでは、町だけで年に二トンの蚊帳が焼かれています。使い終えた床材は当社が引き取り、もう一度押し固めます。";

it("tells a company's announcement of it, and names it once [6.2]", async () => {
  const told = await written(OWN);
  expect(told[0]).toBe(`${COMPANY}の発表、『蚊帳の床材「あみゆか」を発売』をお届けします。`);
  expect(told[1]).toMatch(/^同社は、古い蚊帳を集めて作る床材/u);
  expect(told).toContain("使い終えた床材は同社が引き取り、もう一度押し固めます。");
  expect(told.join("")).not.toContain("言葉で");
});

it("tells it in the company's own words where another company is spoken of [6.2]", async () => {
  const told = (await written(`${OWN}染めは株式会社山手染工が受け持ちます。`)).join("");
  expect(told).toContain(`${COMPANY}の言葉で、お伝えします。`);
  expect(told).not.toContain("同社");
});

it("names a company in full once on a page that another house brings [6.2]", async () => {
  const told = (await written(OWN, "報せの森")).join("");
  expect(told).toContain(`${COMPANY}は、古い蚊帳を集めて`);
  expect(told).toContain("同社の調べでは、町だけで年に二トンの蚊帳が焼かれています。");
  expect(told.split(COMPANY)).toHaveLength(2);
});
