import type { LegalDocument } from "#domain/legal/editions";
import type { Language } from "#kernel/vocabulary";

interface Words {
  home: string;
  languages: string;
  pages: string;
  titles: Record<LegalDocument, string>;
  edition(version: number, day: string): string;
  template: string;
  missing(name: string): string;
  noOrder: Record<"title" | "expired" | "closed" | "failed", string>;
}

/** The words around the texts of these pages. */
export const paperWords: Record<Language, Words> = {
  ja: {
    home: "Yomikoe ホーム",
    languages: "言語",
    pages: "関連ページ",
    titles: {
      tokushoho: "特定商取引法に基づく表記",
      terms: "利用規約",
      privacy: "プライバシーポリシー",
    },
    edition: (version, day) => `バージョン ${version}（${day}）`,
    template:
      "この文書はひな形です。有料で提供を始める前に、運営者の弁護士による確認が必要です。確認はまだ済んでいません。",
    missing: (name) => `未設定：${name}`,
    noOrder: {
      title: "注文を続けられません",
      expired:
        "このページの有効期限が切れました。注文は確定しておらず、料金は発生していません。アプリに戻り、もう一度お試しください。",
      closed: "このアカウントは停止されているため、注文できません。料金は発生していません。",
      failed:
        "お支払い画面を開けませんでした。料金は発生していません。少し待ってから、もう一度お試しください。",
    },
  },
  en: {
    home: "Yomikoe home",
    languages: "Language",
    pages: "Related pages",
    titles: {
      tokushoho: "Legal notice",
      terms: "Terms of service",
      privacy: "Privacy policy",
    },
    edition: (version, day) => `Version ${version} (${day})`,
    template:
      "This text is a template. The operator's counsel has to check it before anybody pays, and has not done so yet.",
    missing: (name) => `not set: ${name}`,
    noOrder: {
      title: "This order cannot go on",
      expired:
        "This page has run out. Nothing was ordered and nothing was charged. Go back to the application and try again.",
      closed: "This account has been closed, so it cannot order. Nothing was charged.",
      failed: "The payment page could not be opened. Nothing was charged. Wait a moment and try again.",
    },
  },
};
