import { randomUUID } from "node:crypto";
import { firebaseIdentity } from "#adapters/identity/firebase";

export interface TestUser {
  uid: string;
  email: string;
  password: string;
  token: string;
  refreshToken: string;
  /** For `inject` and `fetch`. */
  headers: { authorization: string };
}

/** An account at the Auth emulator, by the call that a browser makes. */
export async function signUp(emulatorHost: string, email = `${randomUUID()}@example.com`): Promise<TestUser> {
  const password = "correct horse";
  const answer = await fetch(
    `http://${emulatorHost}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local`,
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  const { localId, idToken, refreshToken } = (await answer.json()) as Record<string, string>;
  if (!localId || !idToken || !refreshToken) throw new Error(`no account for ${email}: ${answer.status}`);
  const headers = { authorization: `Bearer ${idToken}` };
  return { uid: localId, email, password, token: idToken, refreshToken, headers };
}

/** Confirms the address as the link in the mail does, and signs in anew. */
export async function verifyEmail(emulatorHost: string, { token, ...user }: TestUser): Promise<TestUser> {
  const call = async (name: string, body: object, authorization = "") => {
    const answer = await fetch(
      `http://${emulatorHost}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=local`,
      {
        method: "POST",
        headers: { "content-type": "application/json", ...(authorization && { authorization }) },
        body: JSON.stringify(body),
      },
    );
    return (await answer.json()) as Record<string, string>;
  };
  const mail = { requestType: "VERIFY_EMAIL", idToken: token, returnOobLink: true };
  const { oobCode } = await call("sendOobCode", mail, "Bearer owner");
  await call("update", { oobCode });
  const { email, password } = user;
  const { idToken } = await call("signInWithPassword", { email, password, returnSecureToken: true });
  if (!idToken) throw new Error(`${email} was not verified`);
  return { ...user, token: idToken, headers: { authorization: `Bearer ${idToken}` } };
}

/** The identity provider as the server asks it; its answers may be believed for a shorter time. */
export function identityAt(emulatorHost: string, standingTtlMs?: number) {
  // The vendor's library reads its address itself.
  process.env.FIREBASE_AUTH_EMULATOR_HOST = emulatorHost;
  return firebaseIdentity({ projectId: "demo-yomikoe", emulatorHost, standingTtlMs });
}

/** Action of an administrator in the provider's console. */
export async function disable(emulatorHost: string, uid: string): Promise<void> {
  const answer = await fetch(
    `http://${emulatorHost}/identitytoolkit.googleapis.com/v1/projects/demo-yomikoe/accounts:update`,
    {
      method: "POST",
      headers: { "content-type": "application/json", authorization: "Bearer owner" },
      body: JSON.stringify({ localId: uid, disableUser: true }),
    },
  );
  if (!answer.ok) throw new Error(`not disabled: ${await answer.text()}`);
}

/** The user's token with another end. Unsigned, as only the emulator accepts it. */
export function expiringToken({ token }: TestUser, seconds: number): string {
  const now = Math.floor(Date.now() / 1_000);
  const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
  const parts = [
    { alg: "none", typ: "JWT" },
    { ...claims, iat: now - 3_600, exp: now + seconds },
  ];
  return `${parts.map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".")}.`;
}
