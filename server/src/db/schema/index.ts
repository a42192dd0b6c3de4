// The one barrel: Drizzle wants the whole schema as one object.
export * from "./allowances.ts";
export * from "./audios.ts";
export * from "./credits.ts";
export * from "./dictionary.ts";
export * from "./entries.ts";
export * from "./feeds.ts";
export * from "./keys.ts";
export * from "./leases.ts";
export * from "./listening.ts";
export * from "./operations.ts";
export * from "./publications.ts";
export * from "./queues.ts";
export * from "./revisions.ts";
export * from "./sites.ts";
export * from "./trials.ts";
export * from "./users.ts";
export * from "./webhooks.ts";
