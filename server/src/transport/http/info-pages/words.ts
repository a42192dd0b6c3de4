import { legalDocuments } from "#domain/legal/editions";
import type { Language } from "#kernel/vocabulary";

/** Every page of these, in the order in which they are linked. */
export const infoPageNames = [...legalDocuments, "help", "status"] as const;
export type InfoPageName = (typeof infoPageNames)[number];

export const parts = ["signIn", "reading", "making", "voices", "payments"] as const;
export type ServicePart = (typeof parts)[number];

interface Words {
  home: string;
  languages: string;
  pages: string;
  titles: Record<InfoPageName, string>;
  edition(version: number, day: string): string;
  template: string;
  missing(name: string): string;
  parts: Record<ServicePart, string>;
  works: string;
  away: string;
  asked(time: string): string;
  noOrder: Record<"title" | "expired" | "closed" | "failed" | "help", string>;
}

/** The words around the texts of these pages. */
export const infoPageWords: Record<Language, Words> = {
  ja: {
    home: "Yomikoe ホーム",
    languages: "言語",
    pages: "関連ページ",
    titles: {
      tokushoho: "特定商取引法に基づく表記",
      terms: "利用規約",
      privacy: "プライバシーポリシー",
      help: "ヘルプ",
      status: "稼働状況",
    },
    edition: (version, day) => `バージョン ${version}（${day}）`,
    template:
      "この文書はひな形です。有料で提供を始める前に、運営者の弁護士による確認が必要です。確認はまだ済んでいません。",
    missing: (name) => `未設定：${name}`,
    parts: {
      signIn: "ログイン",
      reading: "ページの読み取り",
      making: "台本と音声の作成",
      voices: "読み上げの声",
      payments: "お支払いの受付",
    },
    works: "正常",
    away: "停止中。復旧までお待ちください。",
    asked: (time) => `${time}（日本時間）現在`,
    noOrder: {
      title: "注文を続けられません",
      expired:
        "このページの有効期限が切れました。注文は確定しておらず、料金は発生していません。アプリに戻り、もう一度お試しください。",
      closed: "このアカウントは停止されているため、注文できません。料金は発生していません。",
      failed:
        "お支払い画面を開けませんでした。料金は発生していません。少し待ってから、もう一度お試しください。",
      help: "くわしい説明",
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
      help: "Help",
      status: "Status",
    },
    edition: (version, day) => `Version ${version} (${day})`,
    template:
      "This text is a template. The operator's counsel has to check it before anybody pays, and has not done so yet.",
    missing: (name) => `not set: ${name}`,
    parts: {
      signIn: "Signing in",
      reading: "Reading pages",
      making: "Writing scripts and making audio",
      voices: "Voices",
      payments: "Taking payments",
    },
    works: "Working",
    away: "Down. Please wait until it is back.",
    asked: (time) => `As of ${time}, Japan time`,
    noOrder: {
      title: "This order cannot be completed",
      expired:
        "This page has expired. Nothing was ordered and nothing was charged. Go back to the application and try again.",
      closed: "This account has been closed, so it cannot order. Nothing was charged.",
      failed: "The payment page could not be opened. Nothing was charged. Wait a moment and try again.",
      help: "More about this",
    },
  },
};
