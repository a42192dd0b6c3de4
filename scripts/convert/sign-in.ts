import { ApiError } from "./api.ts";

const GOOGLE = "https://identitytoolkit.googleapis.com";

interface IdentityConfig {
  apiKey: string;
  emulatorUrl: string | null;
}

/** A bearer for e-mail and password, from whichever identity provider the server names. */
export async function signIn(baseUrl: string, email: string, password: string): Promise<string> {
  const config = await fetch(`${baseUrl}/api/config/firebase`);
  const { data } = (await config.json()) as { data: IdentityConfig };
  const provider = data.emulatorUrl ? `${baseUrl}/identitytoolkit.googleapis.com` : GOOGLE;
  const answer = await fetch(`${provider}/v1/accounts:signInWithPassword?key=${data.apiKey}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  const { idToken } = (await answer.json()) as { idToken?: string };
  if (!idToken)
    throw new ApiError(`${email} cannot sign in: wrong e-mail address or password`, "UNAUTHORIZED");
  return idToken;
}
