import { AppError } from "#kernel/errors";
import type { Viewer } from "#kernel/viewer";
import type { Identified, Identity } from "#ports/identity";
import type { AccountsService } from "./accounts.service.ts";
import { type Caller, fromAnywhere } from "./trials/trials.ts";

export interface Session {
  /** Not checked for expiry: `requireActive` does that. */
  viewer: Viewer;
  identified: Identified;
  /** From then on the identity provider is asked anew. */
  validUntil: Date;
}

interface Needs {
  identity: Identity;
  accounts: Pick<AccountsService, "viewerOf" | "recentViewerOf">;
}

/** From a bearer token to who is asking; both transports and the socket come in here. */
export function authenticator({ identity, accounts }: Needs) {
  async function authenticate(token: string | undefined, caller: Caller = fromAnywhere): Promise<Session> {
    if (!token) throw new AppError("UNAUTHORIZED");
    const identified = await identity.verify(token);
    const validUntil = await identity.checkAccount(identified);
    return { identified, validUntil, viewer: await accounts.recentViewerOf(identified, caller) };
  }

  /** Asks again for somebody who came in before: may be closed, expired or revoked by now. */
  async function recheck(identified: Identified): Promise<Session> {
    const validUntil = await identity.checkAccount(identified);
    return { identified, validUntil, viewer: await accounts.viewerOf(identified, null) };
  }

  return { authenticate, recheck };
}

/** The token of an Authorization header, or undefined. */
export function bearerOf(header: unknown): string | undefined {
  return typeof header === "string" ? /^Bearer +(\S+)$/i.exec(header)?.[1] : undefined;
}
