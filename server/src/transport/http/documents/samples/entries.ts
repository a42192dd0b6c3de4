import { at, entryId, userId } from "./common.ts";
import { audioJob, scriptJob } from "./jobs.ts";

export const entry = {
  entryId,
  userId,
  url: "https://shop.example/lanterns/1",
  title: "真鍮のランタン",
  site: "あかり商店",
  language: "ja",
  pageType: "product",
  analyzedAt: at("09:00:04"),
  analysisState: "read",
  analysisError: null,
  picture: {
    large: `/media/pictures/${entryId}/picture-0b6f.jpg?expires=1774000000&signature=Q2xvY2s`,
    small: `/media/pictures/${entryId}/picture-0b6f-small.jpg?expires=1774000000&signature=TGFtcA`,
  },
  icon: `/media/pictures/${entryId}/icon-91c4.png?expires=1774000000&signature=SWNvbg`,
  createdAt: at("09:00:00"),
  deletedAt: null,
  queues: [audioJob, scriptJob],
};

export const fact = {
  id: "0198f1c2-8d13-4b55-9f27-4e60a8d5c3b2",
  kind: "price",
  label: null,
  value: "12800",
  currency: "JPY",
  source: "json-ld",
  confidence: 0.95,
  provenance: { path: "offers.price", excerpt: "12800" },
};

export const entrySamples = {
  entry,
  analyzedEntry: { ...entry, facts: [fact] },
  fact,
  pastedText: { title: entry.title, text: "真鍮のランタンです。芯の長さで明るさを変えられます。" },
};
