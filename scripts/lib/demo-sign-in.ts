/** The account of a local start. Its password is no secret: the emulator accepts anybody. */
export const demo = { email: "demo@yomikoe.example", password: "yomikoe-demo" };

/** A bearer of the demo account, which is signed up when it is not there; through the server, as every browser does. */
export async function demoToken(address: string, account = demo): Promise<string> {
  const first = await identity(address, "signInWithPassword", account);
  const answer = first.idToken ? first : await identity(address, "signUp", account);
  if (!answer.idToken) throw new Error(`The demo account cannot sign in: ${answer.error?.message}`);
  return answer.idToken;
}

async function identity(address: string, method: string, account: typeof demo) {
  const url = `${address}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=local`;
  const body = JSON.stringify({ ...account, displayName: "Demo", returnSecureToken: true });
  const answer = await fetch(url, { method: "POST", body, headers: { "content-type": "application/json" } });
  return (await answer.json()) as { idToken?: string; error?: { message: string } };
}
