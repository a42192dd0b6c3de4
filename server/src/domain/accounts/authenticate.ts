import { looksLikeKey } from "#kernel/api-key";
import { AppError } from "#kernel/errors";
import { requireStaying, type Viewer } from "#kernel/viewer";
import type { Identified, Identity } from "#ports/identity";
import type { AccountsService } from "./accounts.service.ts";
import { type Caller, fromAnywhere } from "./trials/trials.ts";

export interface Session {
  /** Not checked for expiry: `requireActive` does that. */
  viewer: Viewer;
  identified: Identified;
  /** From then on the identity provider is asked anew. */
  validUntil: Date;
  /** Set where an API key was shown instead of a token. */
  keyUse?: KeyUse;
}

/** An API key, known by its fingerprint, and the address that it is used from. */
export interface KeyUse {
  fingerprint: string;
  address: string | null;
}

/** The account of a key. Whether the provider has disabled it is not known yet. */
export interface KeySession {
  use: KeyUse;
  viewer: Viewer;
  expiresAt: Date;
}

interface Needs {
  identity: Identity;
  accounts: Pick<AccountsService, "viewerOf" | "recentViewerOf">;
  keys: {
    /** Refuses a mistyped key without a query. */
    useOf(bearer: string, address: string | null): KeyUse;
    recognize(use: KeyUse): Promise<KeySession>;
  };
}

/** From a bearer, token or key, to who is asking; both transports and the socket come in here. */
export function authenticator({ identity, accounts, keys }: Needs) {
  /** A leaving account comes in only where the caller refuses it everything but to stay. */
  async function authenticate(
    bearer: string | undefined,
    caller: Caller = fromAnywhere,
    { mayLeave = false } = {},
  ): Promise<Session> {
    if (!bearer) throw new AppError("UNAUTHORIZED");
    if (looksLikeKey(bearer)) return byKey(keys.useOf(bearer, caller.address ?? null));
    const identified = await identity.verify(bearer);
    const validUntil = await identity.checkAccount(identified);
    const viewer = await accounts.recentViewerOf(identified, caller);
    return { identified, validUntil, viewer: mayLeave ? viewer : requireStaying(viewer) };
  }

  /** A key outlives a change of the password: only an account that the provider has disabled is refused. */
  async function byKey(keyUse: KeyUse): Promise<Session> {
    const { viewer, expiresAt } = await keys.recognize(keyUse);
    const { uid, email, emailVerified } = viewer;
    const identified = { uid, email, emailVerified, displayName: null, issuedAt: new Date(), expiresAt };
    const validUntil = await identity.checkAccount(identified);
    return { identified, validUntil, viewer, keyUse };
  }

  /** Asks again for somebody who came in before: may be closed, expired or revoked by now. */
  async function recheck({ identified, keyUse }: Pick<Session, "identified" | "keyUse">): Promise<Session> {
    if (keyUse) return byKey(keyUse);
    const validUntil = await identity.checkAccount(identified);
    return { identified, validUntil, viewer: requireStaying(await accounts.viewerOf(identified, null)) };
  }

  return { authenticate, recheck };
}

/** The token of an Authorization header, or undefined. */
export function bearerOf(header: unknown): string | undefined {
  return typeof header === "string" ? /^Bearer +(\S+)$/i.exec(header)?.[1] : undefined;
}
