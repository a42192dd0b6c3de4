import { GRACE_DAYS, MONTHLY_CREDITS, MONTHLY_PRICE_YEN, PLAN_LIMITS } from "#kernel/limits";
import { yenWithTax } from "#kernel/text/yen";
import type { Language } from "#kernel/vocabulary";

const { entries, audioMinutes } = PLAN_LIMITS.monthly;
const MONTHS_A_YEAR = 12;

const ja = {
  title: "ご注文内容の最終確認",
  lead: "まだ注文は確定していません。内容をご確認のうえ、下のボタンで注文を確定してください。",
  changed: "表示の内容が変わりました。もう一度ご確認のうえ、注文を確定してください。",
  button: "注文を確定して支払いへ進む",
  back: "注文せずに戻る",
  subscription: (renewal: string, means: string): Row[] => [
    ["ご注文の内容", "Yomikoe 月額プラン"],
    [
      "分量",
      `毎月${MONTHLY_CREDITS.toLocaleString("ja")}クレジット。ページは${entries}件まで、音声は1本${audioMinutes}分まで。`,
    ],
    ["初回のお支払い", yenWithTax("ja", MONTHLY_PRICE_YEN)],
    ["2回目以降のお支払い", `1か月ごとに${yenWithTax("ja", MONTHLY_PRICE_YEN)}。次回は${renewal}です。`],
    ["1年間ご利用になる場合の総額", yenWithTax("ja", MONTHLY_PRICE_YEN * MONTHS_A_YEAR)],
    ["お支払いの方法", means],
    [
      "お支払いの時期",
      "初回はご注文の際に次のお支払い画面で、2回目以降は各更新日に同じ方法でお支払いいただきます。",
    ],
    ["契約期間", "1か月。解約のお手続きがない限り、1か月ごとに自動更新され、期間の定めなく続きます。"],
    ["ご利用の開始", "お支払いの手続きの完了後、ただちにご利用いただけます。"],
    [
      "解約の方法と期限",
      `ログイン後、「アカウント」の「お支払いと請求書の管理」から、いつでも解約できます。次回更新日の前日（初回は${renewal}の前日）までのお手続きで、次回以降の料金は発生しません。解約後も、お支払い済みの期間の末日までご利用いただけます。`,
    ],
    ["返金", "お客様のご都合による返金及び日割りでの返金はできません。"],
    [
      "お支払いを確認できない場合",
      `更新日から${GRACE_DAYS}日間はご利用を継続できます。その後は、お支払いを確認できるまでご利用を制限します。`,
    ],
    [
      "無料トライアル",
      "トライアルの終了後に、自動的に料金が発生することはありません。料金は、この画面で注文を確定し、お支払いの手続きを完了した場合に限り発生します。",
    ],
  ],
  pack: (credits: number, yen: number, means: string): Row[] => [
    ["ご注文の内容", "Yomikoe クレジット（都度購入）"],
    ["分量", `${credits.toLocaleString("ja")}クレジット`],
    ["お支払い金額", `${yenWithTax("ja", yen)}。お支払いは今回限りで、自動更新はありません。`],
    ["お支払いの方法", means],
    ["お支払いの時期", "ご注文の際に、次のお支払い画面でお支払いいただきます。"],
    ["ご利用の開始", "お支払いの手続きの完了後、ただちにご利用いただけます。"],
    [
      "使用できる期間",
      "有効期限はありません。ただし、アカウントの利用期限が経過している間は使用できません。",
    ],
    ["キャンセルと返金", "お支払いの手続きの完了後は、お客様のご都合によるキャンセル及び返金はできません。"],
    [
      "無料トライアル",
      "クレジットを購入しても、月額プランの契約は始まりません。トライアルの終了後に、自動的に料金が発生することはありません。",
    ],
  ],
};

const en: typeof ja = {
  title: "Check your order",
  lead: "Nothing has been ordered yet. Check what follows, then place your order with the button below.",
  changed: "What is shown here has changed. Check it again, then place your order.",
  button: "Place the order and go to payment",
  back: "Go back without ordering",
  subscription: (renewal, means) => [
    ["Your order", "Yomikoe monthly plan"],
    [
      "What you get",
      `${MONTHLY_CREDITS.toLocaleString("en")} credits a month, up to ${entries} pages, up to ${audioMinutes} minutes an audio`,
    ],
    ["First payment", yenWithTax("en", MONTHLY_PRICE_YEN)],
    ["Later payments", `${yenWithTax("en", MONTHLY_PRICE_YEN)} every month. The next one is on ${renewal}.`],
    ["Total of one year", yenWithTax("en", MONTHLY_PRICE_YEN * MONTHS_A_YEAR)],
    ["How to pay", means],
    [
      "When to pay",
      "The first payment is made on the payment page that comes next, later ones by the same means on each renewal day.",
    ],
    ["Term", "One month. It renews every month until you cancel."],
    ["Start", "You can use it as soon as the payment is complete."],
    [
      "How and until when to cancel",
      [
        "Sign in and open “Manage payments and invoices” under “Account”. You can cancel there at any time.",
        `If you do so by the day before the next renewal day (the first one is ${renewal}), you are not charged again.`,
        "You can use the service until the end of the period that you have paid for.",
      ].join(" "),
    ],
    ["Refunds", "We do not refund a change of mind or part of a month."],
    [
      "If a payment fails",
      `You can keep using the service for ${GRACE_DAYS} days after the renewal date. After that, its use is restricted until the payment is confirmed.`,
    ],
    [
      "Free trial",
      "You are not charged automatically when the trial ends. You are charged only if you place this order and complete the payment.",
    ],
  ],
  pack: (credits, yen, means) => [
    ["Your order", "Yomikoe credits, bought once"],
    ["What you get", `${credits.toLocaleString("en")} credits`],
    ["Payment", `${yenWithTax("en", yen)}, once. Nothing renews.`],
    ["How to pay", means],
    ["When to pay", "You pay on the payment page that comes next."],
    ["Start", "You can use them as soon as the payment is complete."],
    [
      "How long they can be used",
      "They do not expire, but cannot be used while the account's term has ended.",
    ],
    ["Cancelling and refunds", "Once the payment is complete, we do not cancel or refund a change of mind."],
    [
      "Free trial",
      "Buying credits starts no monthly plan. You are not charged automatically when the trial ends.",
    ],
  ],
};

export type Row = [term: string, description: string];

/** The words of the last screen before paying. A changed word is a new version of the statement. */
export const orderTexts: Record<Language, typeof ja> = { ja, en };
