import { connect } from "../../server/src/db/client.ts";
import { fillDemoAccount } from "../../server/src/domain/accounts/demo.ts";

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

/** Signs the demo account in, puts it on plan monthly with a month's credits, and gives its bearer. */
export async function prepareDemoAccount(address: string, databaseUrl: string): Promise<string> {
  const token = await demoToken(address);
  const authorization = `Bearer ${token}`;
  const answer = await fetch(`${address}/api/user/profile`, { headers: { authorization } });
  if (!answer.ok) throw new Error(`The demo account has no profile: ${answer.status} ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: { userId: string } };
  const { db, sql } = connect(databaseUrl, { max: 1 });
  try {
    await fillDemoAccount(db, data.userId);
  } finally {
    await sql.end();
  }
  return token;
}
