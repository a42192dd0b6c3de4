import type { ErrorCode } from "#gql/enums";
import { AppError, type CatalogueCode, catalogue } from "../errors";

/** Codes of the server that the catalogue takes together with others, and the help does not. */
const ofServerAlone = [
  "PAGE_UNREADABLE",
  "SERVICE_UNAVAILABLE",
  "VALIDATION_ERROR",
] as const satisfies ErrorCode[];

/** Paragraphs of the help that are about errors; the last two have no code. */
export type HelpAnchor = CatalogueCode | (typeof ofServerAlone)[number] | "signin" | "notifications";

const isAnchor = (code: string): code is HelpAnchor =>
  Object.hasOwn(catalogue, code) || (ofServerAlone as readonly string[]).includes(code);

/**
 * The paragraph about an error; a newer server's code falls back to what its status means. Null for what somebody
 * cancelled, which leaves nothing to explain.
 */
export function helpAnchorOf(error: unknown): HelpAnchor | null {
  if (!(error instanceof AppError)) return "UNKNOWN_ERROR";
  const { code = "", reason } = error.refusal;
  if (reason === "CANCELLED") return null;
  return isAnchor(code) ? code : error.code;
}
