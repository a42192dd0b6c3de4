const { VITE_API_BASE, VITE_TOKEN_SYNC_URL, VITE_SKIP_EXPIRY_CHECK } = import.meta.env;

const apiBase: string = (VITE_API_BASE || "/api").replace(/\/$/, "");

/** Settings fixed at build time. All others come from the server. */
export const env = {
  /** Where the data calls go. GraphQL lies beside it. */
  apiBase,
  graphqlUrl: `${apiBase.replace(/\/api$/, "")}/graphql`,
  /** Where the ID token is posted after each change of it, if anywhere. */
  tokenSyncUrl: (VITE_TOKEN_SYNC_URL || undefined) as string | undefined,
  /** Treats an expired account as one without entries, for previews without a server of their own. */
  skipExpiryCheck: ["1", "true"].includes(VITE_SKIP_EXPIRY_CHECK ?? ""),
} as const;
