import { at, entryId, quoteId, scriptId, userId } from "./common.ts";
import { fact } from "./entries.ts";

const settings = { style: "product", targetSeconds: 60 };
export const sentence = "真鍮のランタンは、12,800円です。";

export const script = {
  id: scriptId,
  script_content: sentence,
  script_file_path: `users/${userId}/${entryId}/0001/script-1.txt`,
  script_settings: { ...settings, language: "ja" },
  version: 1,
  created_at: at("09:01:02"),
  updated_at: at("09:01:02"),
  revision_number: "0001",
  revision_name: "店頭用",
  length: { seconds: 5, targetSeconds: 60, isShort: true },
  leftOut: [{ reason: "PRICE_CONFLICT" as const, text: "￥8,580 / ￥7,980" }],
  sentences: [
    {
      index: 0,
      paragraph: 0,
      text: sentence,
      ties: [{ text: "12,800円", blockIndex: null, factId: fact.id, excerpt: "12,800円（税込）" }],
      untied: [],
    },
  ],
};

const priceChange = { before: fact, after: { ...fact, value: "11800" } };

const changes = {
  changes_id: "5c0d9b1f7e2a4c3886f1a0e4d7b92c35",
  revision_number: "0001",
  since: at("09:00:04"),
  read_at: at("10:30:00"),
  facts: [priceChange],
  texts: [{ before: "真鍮のランタン、12,800円（税込）。", after: "真鍮のランタン、11,800円（税込）。" }],
  sentences: [
    {
      index: 0,
      paragraph: 0,
      before: sentence,
      after: "真鍮のランタンは、11,800円です。",
      lost: [],
      facts: [priceChange],
    },
  ],
};

export const scriptSamples = {
  script,
  scriptOrder: { settings, quoteId },
  scriptUpdate: { scriptContent: sentence, expectedVersion: script.version },
  scriptVersion: {
    version: 1,
    script_content: "真鍮のランタンです。",
    created_at: at("09:03:00"),
  },
  changes,
};
