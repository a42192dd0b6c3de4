import { Client } from "pg";
import type { Sql } from "postgres";

interface Sent {
  statement: string;
  parameters: never[];
}

type Query = (this: unknown, asked: string | { text: string }, values: unknown, done: unknown) => unknown;
const driver = Client.prototype as unknown as { query: Query };

/** Jobs and tests have connections of their own. */
const isOurs = (client: unknown) =>
  (client as { connectionParameters: { application_name: string } }).connectionParameters.application_name ===
  "yomikoe";

/** The statements that a call sends to the database, as the driver sees them. */
export async function statementsOf(call: () => Promise<unknown>): Promise<Sent[]> {
  const sent: Sent[] = [];
  const { query } = driver;
  driver.query = function (asked, values, done) {
    const statement = typeof asked === "string" ? asked : asked.text;
    if (isOurs(this)) sent.push({ statement, parameters: (Array.isArray(values) ? values : []) as never[] });
    return query.call(this, asked, values, done);
  };
  try {
    await call();
  } finally {
    driver.query = query;
  }
  return sent;
}

/** Tables that a call's statements read from end to end, by the planner's own word. */
export async function tablesScanned(sql: Sql, call: () => Promise<unknown>): Promise<string[]> {
  const scanned: string[] = [];
  for (const { statement, parameters } of await statementsOf(call)) {
    if (!/^\s*(select|insert|update|delete|with)\b/i.test(statement)) continue;
    const [row] = await sql.unsafe(`explain (format json) ${statement}`, parameters);
    const plan = JSON.stringify(row?.["QUERY PLAN"]);
    for (const [, table] of plan.matchAll(/"Node Type":"Seq Scan".*?"Relation Name":"(\w+)"/g))
      if (table) scanned.push(table);
  }
  return scanned;
}
