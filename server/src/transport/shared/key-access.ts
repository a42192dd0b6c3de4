import { AppError } from "#kernel/errors";
import { requireScope, type Viewer } from "#kernel/viewer";
import { type Scope, scopes } from "#kernel/vocabulary";
import { graphqlAccess } from "./key-access-graphql.ts";
import { restAccess } from "./key-access-rest.ts";

/** Scope that an operation asks of an API key: `any` key may do it, or no key at all. */
type Access = Scope | "any" | "none";

/**
 * The scope that each call needs of an API key: one line for each operation of REST and of GraphQL, by noun. An
 * operation without a line is closed to keys, and a test fails.
 */
export const keyAccess: Record<string, Access> = { ...restAccess, ...graphqlAccess };

/** Refuses what the key of this viewer may not do; a person may do everything here. */
export function requireKeyAccess(viewer: Viewer, operation: string): void {
  if (!viewer.key) return;
  const access = keyAccess[operation] ?? "none";
  if (access === "none")
    throw new AppError("FORBIDDEN", { reason: "NOT_FOR_KEYS", message: "No API key may do this" });
  if (access !== "any") requireScope(viewer, access);
}

/** Scopes that a key needs to do all of some operations. */
export const scopesFor = (operations: readonly string[]): Scope[] =>
  scopes.filter((scope) => operations.some((operation) => keyAccess[operation] === scope));

/** The header that names the missing scope, by RFC 6750; null for every other error. */
export const challengeOf = ({ reason, details }: AppError): string | null =>
  reason === "INSUFFICIENT_SCOPE" ? `Bearer error="insufficient_scope", scope="${details?.scope}"` : null;
