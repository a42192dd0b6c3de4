import { readFileSync } from "node:fs";
import { join } from "node:path";
import { assetsFolder } from "#kernel/folders";
import type { Language } from "#kernel/vocabulary";

const kept = {
  ja: {
    signedIn: "ログアウトするまで",
    cleared: "ブラウザーのデータを消すまで",
    saved: "保存されるまで",
    tab: "タブを閉じるまで",
    month: "30日間",
  },
  en: {
    signedIn: "Until you sign out",
    cleared: "Until you clear the browser's data",
    saved: "Until they are saved",
    tab: "Until the tab is closed",
    month: "30 days",
  },
} as const;

const COLUMNS = { ja: ["保存場所", "目的", "期間"], en: ["Place", "Purpose", "Kept"] } as const;

/** All that a browser keeps for this product, a row each. */
const rows = readFileSync(join(assetsFolder, "info-pages/device-storage.tsv"), "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => {
    const [place = "", , until = "", ja = "", en = ""] = line.split("\t");
    return { place, until: until as keyof typeof kept.ja, purpose: { ja, en } };
  });

export const deviceStorage = (language: Language) => ({
  columns: COLUMNS[language],
  rows: rows.map(({ place, until, purpose }) => [place, purpose[language], kept[language][until]]),
});
