/** The words that database, services and both transports share. */
export const languages = ["ja", "en"] as const;
export type Language = (typeof languages)[number];

export const plans = ["free", "monthly"] as const;
export type Plan = (typeof plans)[number];

/** Changes in the history of a subscription. */
export const planEventKinds = ["started", "cancelled", "resumed", "ended"] as const;
export type PlanEventKind = (typeof planEventKinds)[number];

export const roles = ["user", "admin"] as const;
export type Role = (typeof roles)[number];

/** Stages of the credits that a trial gives to an account. */
export const trialStages = ["waiting", "given", "used"] as const;
/** The same for the account itself: what it waits for, or that its mailbox had a trial before. */
export const trialStates = ["given", "unverified", "later", "used"] as const;
export type TrialState = (typeof trialStates)[number];

/** Things that a user gets only so many of a day. */
export const allowances = ["readings", "previews", "exports"] as const;
export type Allowance = (typeof allowances)[number];

/** States of the archive of an account's data. */
export const exportStatuses = ["queued", "running", "completed", "failed"] as const;
/** The same for the account itself, which may have none. */
export const exportStates = ["none", ...exportStatuses] as const;
export type ExportState = (typeof exportStates)[number];

/** Deeds that an API key may be allowed. */
export const scopes = [
  "entries:read",
  "entries:write",
  "audio:make",
  "publish",
  "dictionary:write",
  "webhooks",
  "account:read",
] as const;
export type Scope = (typeof scopes)[number];

export const queueKinds = ["generate_script", "generate_audio"] as const;
export type QueueKind = (typeof queueKinds)[number];

export const queueStatuses = ["queued", "running", "completed", "failed"] as const;
export type QueueStatus = (typeof queueStatuses)[number];

export const queueStages = ["reading", "writing", "speaking", "finishing"] as const;
export type QueueStage = (typeof queueStages)[number];

export const blockKinds = ["heading", "paragraph", "list_item", "table_row", "quote"] as const;
export type BlockKind = (typeof blockKinds)[number];

export const pageTypes = ["product", "article", "other"] as const;
export type PageType = (typeof pageTypes)[number];

/** States of an entry's page. */
export const analysisStates = ["unread", "reading", "read", "refused"] as const;
export type AnalysisState = (typeof analysisStates)[number];

/** States that a list of entries can be asked for. */
export const entryStates = ["making", "attention", "read", "written", "spoken", "deleted"] as const;
export type EntryState = (typeof entryStates)[number];

/** Orders of a list of entries; all but the first two begin with the newest of those that are equal. */
export const entryOrders = [
  "newest",
  "oldest",
  "title",
  "site",
  "language",
  "state",
  "longest",
  "shortest",
] as const;
export type EntryOrder = (typeof entryOrders)[number];

/** Parts of an entry that say something else than what they were made from. */
export const outdatedParts = ["audio", "script"] as const;
export type OutdatedPart = (typeof outdatedParts)[number];

/** How listeners are told that a machine speaks: in writing, or by a sentence of the audio too. */
export const disclosures = ["label", "spoken"] as const;
export type Disclosure = (typeof disclosures)[number];

export const scriptStyles = ["product", "news", "narration", "talk"] as const;
export type ScriptStyle = (typeof scriptStyles)[number];

export const factKinds = [
  "name",
  "brand",
  "price",
  "list_price",
  "member_price",
  "coupon_price",
  "subscription_price",
  "unit_price",
  "availability",
  "rating",
  "review_count",
  "sku",
  "gtin",
  "shipping",
  "specification",
  "image",
  "author",
  "published",
] as const;
export type FactKind = (typeof factKinds)[number];

/** Facts that are amounts of money. */
export const priceKinds: ReadonlySet<string> = new Set<FactKind>([
  "price",
  "list_price",
  "member_price",
  "coupon_price",
  "subscription_price",
  "unit_price",
]);

export const factSources = ["json-ld", "microdata", "rdfa", "opengraph", "visible", "user"] as const;
export type FactSource = (typeof factSources)[number];

/** Why an audio says something else than it would if it were made now. */
export const outdatedReasons = ["script", "dictionary"] as const;
export type OutdatedReason = (typeof outdatedReasons)[number];

export const priorities = ["urgent", "high", "normal"] as const;
export type Priority = (typeof priorities)[number];

export const ledgerKinds = ["grant", "purchase", "hold", "capture", "release", "adjust"] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

/** Apple's categories, "within" the first word where there are two. */
export const feedCategories = [
  "Arts",
  "Arts > Books",
  "Arts > Design",
  "Arts > Fashion & Beauty",
  "Arts > Food",
  "Business",
  "Business > Marketing",
  "Comedy",
  "Education",
  "Education > How To",
  "Fiction",
  "Government",
  "Health & Fitness",
  "History",
  "Kids & Family",
  "Leisure",
  "Leisure > Home & Garden",
  "Leisure > Hobbies",
  "Music",
  "News",
  "News > Business News",
  "News > Tech News",
  "Religion & Spirituality",
  "Science",
  "Society & Culture",
  "Society & Culture > Places & Travel",
  "Sports",
  "Technology",
  "True Crime",
  "TV & Film",
] as const;
export type FeedCategory = (typeof feedCategories)[number];
