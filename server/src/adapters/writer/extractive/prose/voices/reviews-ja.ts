import type { Page } from "#kernel/page";
import { sectionsOf } from "../../sections.ts";
import type { Told } from "../wording.ts";

/** A page of reviews by many: of one author's it is the author who speaks. */
export const isOfGuests = ({ author, title }: Page) =>
  author === null && GUESTS.test(title) && !ON_REVIEWS.test(title);
/** 「虫の声」, 「夕方の声」 and 「家族の声」 are no guests', and 「お客様の声から生まれたかばん」 is told by its maker. */
const GUESTS = new RegExp(
  [
    "クチコミ|口コミ|体験談|",
    "(?:お客|客|利用者|宿泊者|購入者|受講生|受講者|参加者|会員|読者|患者|保護者|飼い主|ユーザー|皆|みな|ご家族|(?<=[ぁ-ん])方)",
    "(?:様|さま|さん)?の声(?=$|[|｜・（(【「：:、 　])",
    String.raw`|\b(?:customer|guest|user) reviews\b|\btestimonials\b`,
  ].join(""),
  "iu",
);
/** 「口コミは悪い？評判を調べました」: an article about what guests say. */
const ON_REVIEWS =
  /(?:クチコミ|口コミ|体験談)(?:[はがをもに]|で(?!き)|から|について)|評判|[？?]|調べ|調査|まとめ|比較|検証|徹底/u;

/** 「静かだが、電波が届きにくい」: in the title of a review stands what a guest thinks of it all. */
const VERDICT = /^[^「」『』|｜★☆\d？?]{5,32}$/u;
const JUDGED =
  /(?:[しくすなよい良高安広狭多少強弱遠近早速深浅長短重軽暑寒熱甘苦薄濃悪旨大き]い|最高|満足|快適|親切|丁寧|きれい|清潔|残念|抜群|素敵|絶品|のよう)(?:だ|です|でした|だった)?$/u;
const FELT =
  /(?:かった|(?:眠れ|過ごせ|癒やされ|癒され|くつろげ|感動し|満足し|がっかりし)(?:まし)?た)(?:です)?$/u;
/** 「知っておきたい」, 「こんな人に」, 「悪い口コミ」: said to readers, or about reviews. */
const OF_WRITER = /クチコミ|口コミ|評判|レビュー|お客様|について|こんな|どんな|向いて|知っ|知り|ください/u;
const isVerdict = (title: string) =>
  VERDICT.test(title) && (JUDGED.test(title) || FELT.test(title)) && !OF_WRITER.test(title);
/** Guests tell what they have seen; a house tells what there is. */
const SEEN = /た(?:[。！!]|$)/;
const FEWEST = 2;
const SAYS = [
  (title: string) => `「${title}」という声です。`,
  (title: string) => `「${title}」という声もあります。`,
];

/** Each review of a page behind its title, so that no two guests are heard as one. */
export function withVerdicts(
  paragraphs: readonly Told[][],
  page: Page,
  isFit: (sentence: string) => boolean,
): Told[][] {
  if (page.language !== "ja" || !isOfGuests(page)) return [...paragraphs];
  const sections = sectionsOf(page.blocks, page.type);
  const headingOf = ({ blockIndex }: Told) =>
    blockIndex === null ? -1 : (sections[blockIndex]?.heading ?? -1);
  const told = paragraphs.flat();
  const headings = [...new Set(told.map(headingOf))];
  const titles = headings.map((at) => page.blocks[at]?.text.trim().replace(/。$/, "") ?? "");
  const isOfGuest = (heading: number) =>
    page.blocks.some(
      ({ kind, text }, at) =>
        kind !== "heading" && sections[at]?.heading === heading && SEEN.test(text.trim()),
    );
  const said = titles.map((title, turn) => SAYS[Math.min(turn, SAYS.length - 1)]?.(title) ?? "");
  const areReviews = titles.every(isVerdict) && headings.every(isOfGuest) && said.every(isFit);
  if (headings.length < FEWEST || !areReviews) return [...paragraphs];
  return headings.map((heading, turn) => [
    { text: said[turn] ?? "", blockIndex: heading, isFrame: true },
    ...told.filter((one) => headingOf(one) === heading),
  ]);
}
