export const legalDocuments = ["tokushoho", "terms", "privacy"] as const;
export type LegalDocument = (typeof legalDocuments)[number];

export interface Edition {
  version: number;
  /** Day of this version in Japan. */
  date: string;
}

/** A changed text is a new version: what somebody agreed to has to be found again. */
export const editions: Record<LegalDocument, Edition> = {
  tokushoho: { version: 1, date: "2026-11-21" },
  terms: { version: 1, date: "2026-11-21" },
  privacy: { version: 3, date: "2026-11-22" },
};
