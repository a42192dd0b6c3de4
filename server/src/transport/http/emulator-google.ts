import type { FastifyRequest } from "fastify";
import { AppError } from "#kernel/errors";
import { callsFromThisMachine, isMeantForThisMachine } from "./this-machine.ts";

type Body = Record<string, unknown>;

const GOOGLE = "google.com";
const CLAIMS = ["sub", "email", "email_verified", "name", "picture"];

/** Another content type would let pages of other sites send it without being asked. */
const isJson = ({ headers }: FastifyRequest) =>
  /^application\/json(;|$)/i.test(headers["content-type"] ?? "");

/** A caller names any address that it likes: only programs of this machine may. */
export const mayBringGoogles = (request: FastifyRequest): boolean =>
  callsFromThisMachine(request) && isMeantForThisMachine(request) && isJson(request);

/** Claims of Google's answer; null for another provider's, and for one that joins it to an account. */
export function googlesClaims({ postBody, idToken }: Body): Body | null {
  const answer = new URLSearchParams(typeof postBody === "string" ? postBody : "");
  const providers = answer.getAll("providerId");
  if (providers.length !== 1 || providers[0] !== GOOGLE || idToken !== undefined) return null;
  const claims = objectIn(answer.get("id_token") ?? "");
  const isNamed = typeof claims?.sub === "string" && typeof claims.email === "string";
  return isNamed ? Object.fromEntries(CLAIMS.map((name) => [name, claims[name]])) : null;
}

function objectIn(json: string): Body | null {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "object" ? (value as Body | null) : null;
  } catch {
    return null;
  }
}

/** The call anew: of what came, a fragment of the address would count more than the answer beside it. */
export const googlesCall = (claims: Body): Body => ({
  postBody: new URLSearchParams({ id_token: JSON.stringify(claims), providerId: GOOGLE }).toString(),
  requestUri: "http://localhost",
  returnSecureToken: true,
});

interface Known {
  providerUserInfo?: { providerId: string }[];
}

/**
 * Refuses the answer where an account has that address, or that identifier, and signs in in another way: the emulator
 * would let it in, and take the account's password away.
 */
export async function requireNoOtherSignIn(emulator: string, projectId: string, claims: Body): Promise<void> {
  const answer = await fetch(
    `http://${emulator}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:lookup`,
    {
      method: "POST",
      headers: { "content-type": "application/json", authorization: "Bearer owner" },
      body: JSON.stringify({
        email: [String(claims.email).toLowerCase()],
        federatedUserId: [{ providerId: GOOGLE, rawId: claims.sub }],
      }),
    },
  );
  if (!answer.ok)
    throw new Error(`The Auth emulator answered ${answer.status} when it was asked for an account`);
  const { users = [] } = (await answer.json()) as { users?: Known[] };
  const isGooglesOnly = ({ providerUserInfo = [] }: Known) =>
    providerUserInfo.length > 0 && providerUserInfo.every(({ providerId }) => providerId === GOOGLE);
  if (!users.every(isGooglesOnly))
    throw new AppError("CONFLICT", { message: "The account of this address signs in in another way" });
}
