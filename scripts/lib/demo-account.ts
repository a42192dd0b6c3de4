import { connect } from "../../server/src/db/client.ts";
import { fillDemoAccount } from "../../server/src/domain/accounts/demo.ts";
import { demoToken } from "./demo-sign-in.ts";

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
