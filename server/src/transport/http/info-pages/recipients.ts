import { serviceName } from "#kernel/provider/service-name";
import type { Language } from "#kernel/vocabulary";
import type { InfoPageSettings } from "#transport/shared/info-page-settings";

type Row = Record<Language, [recipient: string, data: string, purpose: string]>;
interface Table {
  columns: readonly string[];
  rows: string[][];
}

const firebase: Row = {
  ja: [
    "Google LLC（Firebase Authentication、米国）",
    "メールアドレス、パスワード、認証用の識別子、認証の部品の版と利用日、IPアドレス、ブラウザーの種類",
    "ログイン及び本人の確認",
  ],
  en: [
    "Google LLC (Firebase Authentication, USA)",
    "Email address, password, identifiers of the sign-in, version and days of use of its library, IP address, kind of browser",
    "Signing in and identifying users",
  ],
};

const stripePage: Row = {
  ja: [
    "Stripe, Inc.（米国）及びその関連会社",
    "お支払い画面で入力する情報、購入の内容、IPアドレス、ブラウザーの種類",
    "料金の決済及び不正利用の防止（お支払い画面を開いたときに限ります。）",
  ],
  en: [
    "Stripe, Inc. (USA) and its affiliates",
    "What you enter on the payment page, what you buy, IP address, kind of browser",
    "Taking payments and preventing fraud, only when you open the payment page",
  ],
};

const stripe: Row = {
  ja: ["Stripe, Inc.（米国）及びその関連会社", "メールアドレス、利用者の識別子、購入の内容", "料金の決済"],
  en: [
    "Stripe, Inc. (USA) and its affiliates",
    "Email address, user identifier, purchases",
    "Taking payments",
  ],
};

const bucket: Row = {
  ja: ["Google LLC（Google Cloud Storage）", "台本、音声、画像等のファイル", "ファイルの保存"],
  en: ["Google LLC (Google Cloud Storage)", "Files of scripts, audio and pictures", "Storing files"],
};

const writer = (by: string): Row => ({
  ja: [by, "読み取ったページの内容、台本の設定", "台本の作成"],
  en: [by, "What was read from a page, settings of the script", "Writing scripts"],
});

const speech = (by: string): Row => ({
  ja: [by, "台本の文", "音声の合成"],
  en: [by, "Sentences of scripts", "Synthesising speech"],
});

const COLUMNS = {
  ja: ["送信先", "送信される情報", "目的"],
  en: ["Recipient", "Data", "Purpose"],
} as const;

const OPENAI = "OpenAI, L.L.C.";

/** A service inside the installation is the operator's own: nothing is given to somebody else. */
function processorAt(address: string | undefined, row: (by: string) => Row): Row | "" {
  const by = address ? serviceName(address, "") : OPENAI;
  return by && row(by);
}

const tableOf = (language: Language, rows: (Row | false | undefined | "")[]): Table => ({
  columns: COLUMNS[language],
  rows: rows.filter((row) => !!row).map((row) => row[language]),
});

/** Everybody but the operator to whom a user's browser sends something. */
export const deviceRecipients = (language: Language, env: InfoPageSettings): Table =>
  tableOf(language, [!env.FIREBASE_AUTH_EMULATOR_HOST && firebase, env.STRIPE_SECRET_KEY && stripePage]);

/** Everybody to whom the server gives data of its users. */
export const processors = (language: Language, env: InfoPageSettings): Table =>
  tableOf(language, [
    !env.FIREBASE_AUTH_EMULATOR_HOST && firebase,
    env.STRIPE_SECRET_KEY && stripe,
    env.STORAGE === "gcs" && bucket,
    env.WRITER_MODEL && processorAt(env.WRITER_BASE_URL, writer),
    (env.SPEECH_OPENAI_BASE_URL || env.SPEECH_OPENAI_API_KEY) &&
      processorAt(env.SPEECH_OPENAI_BASE_URL, speech),
    env.SPEECH_GOOGLE_API_KEY && speech("Google LLC（Cloud Text-to-Speech）"),
    env.SPEECH_VOICEVOX_URL && processorAt(env.SPEECH_VOICEVOX_URL, speech),
  ]);
