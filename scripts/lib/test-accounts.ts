import type { RunningAuthEmulator } from "../auth-emulator.ts";

interface Answer {
  localId: string;
  idToken: string;
  error?: { message: string };
  users?: { createdAt: string }[];
}

/** Calls a method of the identity provider's interface. */
export async function post({ host }: RunningAuthEmulator, method: string, content: object) {
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`;
  const body = JSON.stringify(content);
  const answer = await fetch(url, { method: "POST", body, headers: { "content-type": "application/json" } });
  return (await answer.json()) as Answer;
}

export const withPassword = (emulator: RunningAuthEmulator, method: string, email: string) =>
  post(emulator, method, { email, password: "secret-1", returnSecureToken: true });
