import { isJapaneseSentence } from "#kernel/critic/predicate-ja";
import type { ScriptStyle } from "#kernel/vocabulary";
import { type Draft, plain, type Subject } from "../../draft.ts";
import { dateOf, namedFrom, tied } from "../../facts.ts";
import { ROOM_FOR_TERMS } from "../../room.ts";
import { factOf } from "../../subject.ts";
import { writerNamed } from "../../text/persons/byline-ja.ts";
import { asTalk, quotedName } from "../../text/signs/quoted-ja.ts";
import { OPINIONS } from "../../title/opinions-ja.ts";
import { isVolume } from "../../title/title-volume-ja.ts";
import { isOfGuests } from "../voices/reviews-ja.ts";
import { announced } from "./announced-ja.ts";
import type { About, Frames } from "./frames.ts";
import { kindOfPage } from "./kind-of-page-ja.ts";

export const framesJa: Frames = {
  opening(subject, about) {
    const { audience } = subject;
    return [
      namedFrom(subject, titled(subject, about)),
      ...(audience ? [plain(`${audience}に向けて、お届けします。`)] : []),
      ...byline(subject, about),
    ];
  },

  closing(subject, { isGrave, isThread }) {
    const { style } = subject;
    const where = isThread ? `${subject.site ? `${subject.site}の` : "元の"}ページ` : placeOf(subject);
    const closing: Record<ScriptStyle, string> = {
      product: `くわしくは、${where}をご覧ください。`,
      news: `以上、${where}から、一部をお伝えしました。`,
      narration: `全文は、${where}でお読みいただけます。`,
      talk: isGrave
        ? `くわしくは、${where}をご覧ください。`
        : `気になった方は、${where}ものぞいてみてください。`,
    };
    return [plain(closing[style])];
  },

  brief: ({ style }) => [
    plain(style === "news" ? "以上、お伝えしました。" : "全文は、元のページにあります。"),
  ],

  ending: (subject) => [
    namedFrom(
      subject,
      subject.site
        ? `以上、${placeOf(subject)}からお届けしました。`
        : isHeadline(subject.name)
          ? "以上、全文をお届けしました。"
          : `以上、${quotedName(subject.name)}${saidOf(subject)}${isOfUse(subject) ? "のご紹介でした" : "をお届けしました"}。`,
    ),
  ],

  voices: ({ isQuestion }) => ({
    first: isQuestion ? "質問には、こうあります。" : "はじめの投稿には、こうあります。",
    same: "同じ人が、こう続けています。",
    opener: isQuestion ? "相談した方は、こう書いています。" : "はじめの投稿者は、こう書いています。",
    further: "さらに、こうあります。",
    one: isQuestion ? "ある回答には、こうあります。" : "ある書きこみには、こうあります。",
    answer: "これに答えて、こう書かれています。",
    furtherAnswer: "答えは、こうです。",
    best: "ベストアンサーには、こうあります。",
    helpful: "役に立った書きこみには、こうあります。",
    outcome: "相談した方は、のちにこう書いています。",
    replies: isQuestion
      ? [
          "回答した方は、こう書いています。",
          "こんな書きこみも寄せられています。",
          "こういう声もあります。",
          "別の人は、こう書いています。",
          "さらに、こんな声もあります。",
        ]
      : [
          "別の書きこみには、こうあります。",
          "こんな書きこみもあります。",
          "こういう声もあります。",
          "また別の人は、こう書いています。",
          "さらに、こんな声もあります。",
        ],
  }),

  section: announced,

  counted: (names, isAll) =>
    deedOfAll(names, isAll) ??
    `挙げられているのは、${names.map((name) => `「${name}」`).join("、")}${isAll ? "" : "など"}です。`,

  author: "筆者の言葉で、お伝えします。",

  page: () => "筆者は、こう書いています。",

  withSoFar: (style, closing) =>
    style === "news"
      ? [...closing, plain("続きは、元のページをご覧ください。")]
      : [plain("ここまで、はじめの部分をお伝えしました。"), ...closing],

  guests: "利用した人の声を、お伝えします。",

  house: (site) => (site ? `${site}の言葉で、お伝えします。` : "ここからは、このサイト自身の言葉です。"),
};

/** 「数えることをやめた」, 「止めることをやめた」: what all of them end with is said once, before them. */
function deedOfAll(names: readonly string[], isAll: boolean): string | null {
  const found = names.map((name) => /^(.+こと|[^をはが]+)を([^、をはが]{2,8}た)$/u.exec(name));
  const [, , deed = ""] = found[0] ?? [];
  const things = found.flatMap((one) => (one?.[2] === deed && one[1] ? [one[1]] : []));
  return deed && things.length === names.length
    ? `${deed}のは、${things.join("、")}${isAll ? "" : "など"}です。`
    : null;
}

/** 「商店街の時計、三十年ぶりに鳴る」: a headline is said once, and its story has told it again. */
const isHeadline = (name: string) => /[、　 ]/u.test(name) && isJapaneseSentence(`${name}。`);

/** 「「川音の宿」のクチコミ」: the title's last word says that not the house speaks, but those who were there. */
const saidOf = ({ page, name }: Subject) => {
  const kind = OPINIONS.exec(page.title)?.groups?.kind ?? "";
  return isOfGuests(page) && kind && !name.includes(kind) ? `の${kind}` : "";
};

const kindOf = ({ page, site }: Subject) => kindOfPage({ site, title: page.title }, page);
const placeOf = (subject: Subject) => `${subject.site ? `${subject.site}の` : "元の"}${kindOf(subject)}`;

/** An inn or a manual is shown to somebody, and nobody brings it. */
const isOfUse = ({ name, page }: Subject) => OF_USE.test(name) || OF_USE.test(page.title) || isOfGuests(page);
const OF_USE = /(?:取扱|操作|使用)?説明書|マニュアル|手引き?$/u;

/** 「中止について」 says itself what it is about. */
const ABOUT = /について$/u;

/** A shorter script has no time to say that it tells of a page. */
const ROOM_FOR_KIND = 40;

function titled(subject: Subject, { isThread, isQuestion, isGrave }: About): string {
  const { style, site, name } = subject;
  const title = `${quotedName(name)}${saidOf(subject)}`;
  const volume = volumeOf(subject);
  if (volume !== null) {
    const part = `${quotedName(volume)}から、${title}`;
    const verb = VERBS[style];
    return verb === null ? `こんにちは。今日は、${asTalk(part, name)}` : `${part}を${verb}。`;
  }
  const kind = isThread ? (isQuestion ? "質問" : "スレッド") : kindOf(subject);
  const isShort = subject.seconds < ROOM_FOR_KIND && !isThread;
  const from = site ? (isShort ? `${site}の` : `${site}の${kind}、`) : "";
  const onlyNamed = isThread ? `${title}という${kind}` : title;
  const thing = site ? `${from}${title}` : onlyNamed;
  const opening: Record<ScriptStyle, string> = {
    product: isGrave
      ? `${thing}${ABOUT.test(name) ? "を" : "について、"}お伝えします。`
      : `${thing}を取り上げます。`,
    news:
      site && kind === "記事" ? `${site}が、${title}と題して伝えています。` : `${thing}からお伝えします。`,
    narration: `${thing}を${isOfUse(subject) ? "ご紹介" : "お届け"}します。`,
    talk: isGrave
      ? `こんにちは。${thing}${ABOUT.test(name) ? "を" : "について、"}お話しします。`
      : `こんにちは。今日は、${asTalk(thing, name)}`,
  };
  return opening[style];
}

/** Of a part of a volume: how each style tells of it. */
const VERBS: Record<ScriptStyle, string | null> = {
  product: "ご紹介します",
  news: "お伝えします",
  narration: "ご紹介します",
  talk: null,
};

/** The manual or the issue that a page is a part of; null where the page is named by it. */
function volumeOf({ page, name }: Subject): string | null {
  const volume = page.title.normalize("NFKC").replace(/\s+/g, " ").trim();
  return isVolume(page) && !volume.includes(name) && volume.length <= LONGEST_VOLUME ? volume : null;
}
const LONGEST_VOLUME = 32;

/** 「水沢市」 signs a notice on a site of its own or of an office; 「木村」 and 「今市」 are people's names. */
const isOffice = (author: string, { url, site }: { url: string | null; site: string | null }) =>
  !/\s|株式|有限|合同/u.test(author) &&
  (TOWN_HALL.test(author) ||
    (OFFICE.test(author) && (OF_PUBLIC.test(hostOf(url)) || /.{2}[市区町村県府都庁]$/u.test(site ?? ""))));
const TOWN_HALL = /.{2}[市区町村]役[場所]$/u;
const OFFICE = /.{2}[都道府県市区町村庁]$|(?:役場|役所|委員会|センター|公民館|図書館|保健所|消防署?)$/u;
/** 「city.mizusawa.example.jp」, 「…lg.jp」: only offices have such hosts. */
const OF_PUBLIC = /^(?:www\.)?(?:city|town|vill|pref|metro)\.[^/]+\.jp$|\.lg\.jp$/;
const hostOf = (url: string | null) => (url && URL.canParse(url) ? new URL(url).hostname : "");

function byline(subject: Subject, { author, isThread }: About): Draft[] {
  const { page, style, seconds } = subject;
  const date = dateOf(page.publishedAt);
  const dated = style === "news" && date ? `${date.year}年${date.month}月${date.day}日` : null;
  const own = kindOf(subject);
  const kind = isThread ? "投稿" : own === "ページ" ? "記事" : own;
  return [
    ...(dated ? [tied(`${dated}の${kind}です。`, [dated], factOf(page, "published"))] : []),
    ...(author &&
    style === "narration" &&
    !isThread &&
    own !== "お知らせ" &&
    (seconds >= ROOM_FOR_TERMS || isOffice(author, page))
      ? [
          isOffice(author, page)
            ? tied(`${author}のお知らせです。`, [author], factOf(page, "author"))
            : tied(`書き手は、${writerNamed(author)}です。`, [writerNamed(author)], factOf(page, "author")),
        ]
      : []),
  ];
}
