import { AppError, fromStatus, sentences } from "./errors";
import { getToken } from "./identity/auth";

interface Envelope {
  success: boolean;
  error?: string;
  code?: string;
  message?: string;
  details?: Record<string, unknown>;
}

interface Request {
  method?: "GET" | "POST" | "PUT";
  body?: unknown;
}

/**
 * A REST call on the page's own origin, for the few things that are asked where Apollo is not loaded
 * or must not be: identity's beginnings and payments. The whole answer comes back.
 */
export async function callApi<Answer extends { success: boolean }>(
  path: `/api/${string}`,
  { method = "GET", body }: Request = {},
): Promise<Answer> {
  const token = await getToken();
  const response = await fetch(path, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch((cause: unknown) => {
    throw new AppError("NETWORK_ERROR", {}, { cause });
  });
  const answer = (await response.json().catch(() => null)) as (Answer & Envelope) | null;
  if (!response.ok) throw fromStatus(response.status, refusalOf(answer));
  if (!answer) throw new AppError("UNKNOWN_ERROR", { message: sentences.invalidResponse });
  return answer;
}

/** REST puts the narrow reason into `code` and the catalogue's code into `error`. */
function refusalOf(answer: Envelope | null) {
  if (!answer) return {};
  const { error, code, message, details } = answer;
  return { code: error, reason: code === error ? undefined : code, message, details };
}
