import { entryId, at as moment } from "./common.ts";

const publicId = "7Hq2mZx0LrT9cVb4NwKe1A";
const at = (path: string) => `https://yomikoe.example/${path}`;

const siteKey = "b3Wm0Yt5RkQx8Lz2PnVd7S";
const siteFields = { name: "オンラインショップ", allowedOrigins: ["https://shop.example"] };
const feedId = "Qz8Lr3Tn6WbYc1XvKd5MfA";
const feedFields = {
  title: "お店の声",
  description: "新しい品物を声で紹介します。",
  author: "オンラインショップ",
  ownerEmail: "shop@example.com",
  website: "https://shop.example/",
  language: "ja" as const,
  category: "Business",
  color: "0c6b58",
  isPrivate: false,
  entryIds: null,
};
const heard = { loads: 80, plays: 12, ended: 7, seconds: 540 };

export const publicationSamples = {
  share: {
    entryId,
    enabled: true,
    publicId,
    pageUrl: at(`p/${publicId}`),
    embedUrl: at(`embed/${publicId}`),
    embedCode: `<iframe src="${at(`embed/${publicId}`)}" title="真鍮のランタン" width="100%" height="190" loading="lazy" style="border:0" allow="autoplay"></iframe>`,
    scriptCode: `<script async src="${at("embed.js")}" data-yomikoe="${publicId}"></script>`,
    fileUrls: {
      mp3: at(`m/${publicId}.mp3`),
      wav: at(`m/${publicId}.wav`),
      vtt: at(`m/${publicId}.vtt`),
      srt: at(`m/${publicId}.srt`),
      chapters: at(`m/${publicId}.chapters.json`),
    },
    allowedOrigins: ["https://shop.example"],
  },
  listening: {
    from: "2026-11-01",
    to: "2026-11-30",
    total: heard,
    days: [{ day: "2026-11-16", ...heard }],
    revisions: [
      {
        revisionNumber: "0001",
        ...heard,
        tenths: [12, 12, 11, 10, 10, 9, 9, 8, 8, 7],
        sentences: [
          { start: 0, text: "この傘はとても軽いです。", listeners: 12 },
          { start: 4.2, text: "毎日の通勤で役に立ちます。", listeners: 9 },
        ],
      },
    ],
    hosts: [{ host: "shop.example", ...heard }],
  },
  site: {
    key: siteKey,
    ...siteFields,
    scriptCode: `<script async src="${at("embed.js")}" data-yomikoe-site="${siteKey}"></script>`,
    createdAt: moment("09:05:00"),
  },
  siteFields,
  feed: {
    feedId,
    url: at(`f/${feedId}.xml`),
    artworkUrl: at(`f/${feedId}/artwork-mZ0cW3vK8yQp5sTdR1bXfA.png`),
    ...feedFields,
    hasOwnArtwork: false,
    createdAt: moment("09:07:00"),
  },
  feedFields,
  sharing: { enabled: true, allowedOrigins: ["https://shop.example"] },
};
