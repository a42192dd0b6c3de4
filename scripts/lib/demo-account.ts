import { connect } from "../../server/src/db/client.ts";
import { fillDemoAccount } from "../../server/src/domain/accounts/demo.ts";
import { apiCaller } from "./api-caller.ts";
import { demoToken } from "./demo-sign-in.ts";

/**
 * Signs the demo account in, agrees to the terms in its name, puts it on plan monthly with a month's credits, and gives
 * its bearer.
 */
export async function prepareDemoAccount(address: string, databaseUrl: string): Promise<string> {
  const token = await demoToken(address);
  const ask = apiCaller({ address, token });
  const { userId } = await ask<{ userId: string }>("/user/profile");
  // Registering asks for agreement. Nobody registers this account, so it agrees here.
  const { version } = await ask<{ version: number }>("/user/agreement");
  await ask("/user/agreement", { version });
  const { db, sql } = connect(databaseUrl, { max: 1 });
  try {
    await fillDemoAccount(db, userId);
  } finally {
    await sql.end();
  }
  return token;
}
