import type { Json } from "./document.ts";
import type { World } from "./world.ts";

/** Those who may make a call: everybody, signed-in users, or administrators. */
type Caller = "anybody" | "user" | "admin";

export interface Row {
  who: Caller;
  /** Whether an account that has expired may, too. */
  whenExpired?: true;
  /** Whether an account that is about to be deleted may, too. */
  whenLeaving?: true;
  /** Ends the account of its caller, where the address is the caller's own, or the one that an administrator names. */
  leaves?: true;
}

export interface RestRow extends Row {
  /** The GraphQL fields that do the same, or why there are none. */
  graphql: string[] | { none: string };
  path?: (world: World) => Record<string, string>;
  query?: Json;
  body?: (world: World) => Json;
}

export const user = { who: "user" } as const;
export const always = { who: "user", whenExpired: true } as const;
export const whenLeaving = { who: "user", whenExpired: true, whenLeaving: true } as const;
export const admin = { who: "admin" } as const;

export const entry = ({ entryId }: World) => ({ entryId });
export const deletedEntry = ({ deletedEntryId }: World) => ({ entryId: deletedEntryId });
export const revision = ({ entryId }: World) => ({ entryId, revisionNumber: "0001" });
export const script = ({ entryId, scriptId }: World) => ({ entryId, scriptId });
export const job = ({ busyEntryId, queueId }: World) => ({ entryId: busyEntryId, queueId });
export const announcement = ({ announcementId }: World) => ({ id: announcementId });
export const account = ({ otherUid }: World) => ({ userId: otherUid });
export const apiKey = ({ keyId }: World) => ({ id: keyId });
export const newApiKey = () => ({ name: "A key", scopes: ["entries:read"], monthlyCredits: 10 });
export const webhook = ({ webhookId }: World) => ({ id: webhookId });
export const delivery = ({ deliveryId }: World) => ({ id: deliveryId });
export const newWebhook = () => ({ url: "https://shop.example/hook", types: ["audio.completed"] });
export const failedJob = ({ failedQueueId }: World) => ({ queueId: failedQueueId });

export const text = "Some text that is long enough to be read aloud. It has two sentences.";
export const texts = { titleJa: "題", titleEn: "Title", contentJa: "本文", contentEn: "Text" };
export const newSite = () => ({ name: "Shop", allowedOrigins: ["https://shop.example"] });
export const newFeed = () => ({
  title: "A podcast",
  description: "What we sell.",
  author: "Shop",
  language: "en" as const,
});
export const newUrl = () => ({ url: `https://example.com/${Math.random()}` });
export const newWord = () => ({
  language: "en",
  word: `Word ${Math.random().toString(36).slice(2)}`,
  reading: "yo-mee-ko-eh",
});
