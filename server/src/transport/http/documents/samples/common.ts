/** One shop's page and all that was made of it: who and when, in every example. */
export const entryId = "0198f1c2-5b7e-4c41-9a53-2d6f0e8b1a47";
export const userId = "kQ3vT9xWmZbR1uYc";
export const scriptId = "0198f1c4-91d0-4a2e-8c15-6b3e4f7d2a90";
export const audioId = "0198f1c8-3ef4-40b9-b6d2-917a5c0e4d18";
export const quoteId = "0198f1c6-4a2f-4e07-95c8-d3b16a0f7e52";

export const at = (time: string) => `2026-11-16T${time}.000Z`;

/** A signed link, as every answer with sound has it. */
export const media = (path: string) => `/media/${path}?expires=1794823200&signature=Jx3mYqkZ0bq2WcVt8nRuEw`;
