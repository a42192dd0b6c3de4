import { randomUUID } from "node:crypto";

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
