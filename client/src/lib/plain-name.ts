/** Names that are the same to a reader are one name. */
export const plainName = (name: string) => name.normalize("NFKC").trim();
