import { colourViolations, violations } from "./support/axe";
import { expect, test } from "./support/journey";
import { languages } from "./support/texts";

const titles = {
  ja: ["特定商取引法に基づく表記", "利用規約", "プライバシーポリシー", "ヘルプ"],
  en: ["Legal notice", "Terms of service", "Privacy policy", "Help"],
};

const LONG = Boolean(process.env.LONG_PROOFS);

for (const language of languages) {
  // Pages of the same kind, with other words.
  const tag = LONG || language !== "ja" ? "@long" : [];
  test(`who signs up finds the legal pages, which need no script, in ${language} [1.7]`, { tag }, async ({
    page,
    visitor,
  }) => {
    await page.goto(`/${language}/register`);
    const nav = page.getByRole("navigation", {
      name: language === "ja" ? "法的な情報" : "Legal information",
    });
    await expect(nav.getByRole("link")).toHaveText(titles[language]);
    const addresses = await nav
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));

    const reader = await visitor({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });
    for (const [at, address] of addresses.entries()) {
      await reader.goto(address);
      await expect(reader.getByRole("heading", { level: 1 })).toHaveText(titles[language][at]!);
      expect(await reader.evaluate(() => document.documentElement.scrollWidth), address).toBe(360);
    }

    // Contrast and structure are long proofs, in both languages.
    for (const address of LONG ? addresses : []) {
      await page.emulateMedia({ colorScheme: "light" });
      await page.goto(address);
      expect(await violations(page), `${address}, light`).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await colourViolations(page), `${address}, dark`).toEqual([]);
    }
  });
}
