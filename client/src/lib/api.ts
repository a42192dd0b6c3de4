import { reactions } from "./apollo/reactions";
import { env } from "./env";
import { AppError, fromStatus, sentences } from "./errors";
import { emitEvent } from "./events";
import { getToken } from "./identity/auth";

interface Envelope {
  success: boolean;
  error?: string;
  code?: string;
  message?: string;
  details?: Record<string, unknown>;
}

interface Request {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  body?: unknown;
}

/** The same as for Apollo's calls. */
const react = reactions({
  leave: () => emitEvent("sessionEnded", {}),
  skipExpiryCheck: env.skipExpiryCheck,
});

/** A refused token is renewed once; a provider that gives no new one confirms the refusal. */
async function send(path: string, { method = "GET", body }: Request): Promise<Response> {
  const call = (token: string | null) =>
    fetch(path, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    }).catch((cause: unknown) => {
      throw new AppError("NETWORK_ERROR", {}, { cause });
    });
  const token = await getToken();
  const response = await call(token);
  if (response.status !== 401 || !token) return response;
  const renewed = await getToken(true).catch((cause: { code?: string }) => {
    if (cause.code === "auth/network-request-failed") throw new AppError("NETWORK_ERROR", {}, { cause });
    return null;
  });
  return renewed ? call(renewed) : response;
}

/**
 * A REST call on the page's own origin, for the few things that are asked where Apollo is not loaded
 * or must not be: identity's beginnings and payments. The whole answer comes back.
 */
export async function callApi<Answer extends { success: boolean }>(
  path: `/api/${string}`,
  request: Request = {},
): Promise<Answer> {
  const response = await send(path, request);
  const answer = (await response.json().catch(() => null)) as (Answer & Envelope) | null;
  if (!response.ok) {
    const error = fromStatus(response.status, refusalOf(answer));
    react(error);
    throw error;
  }
  if (!answer) throw new AppError("UNKNOWN_ERROR", { message: sentences.invalidResponse });
  return answer;
}

/** REST puts the narrow reason into `code` and the catalogue's code into `error`. */
function refusalOf(answer: Envelope | null) {
  if (!answer) return {};
  const { error, code, message, details } = answer;
  return { code: error, reason: code === error ? undefined : code, message, details };
}
