import type { Sql } from "postgres";

interface Sent {
  statement: string;
  parameters: never[];
}

/** The statements that a call sends to the database, as the driver sees them. */
export async function statementsOf(sql: Sql, call: () => Promise<unknown>): Promise<Sent[]> {
  const sent: Sent[] = [];
  const options = sql.options as { debug: unknown };
  options.debug = (_connection: number, statement: string, parameters: never[]) =>
    sent.push({ statement, parameters });
  try {
    await call();
  } finally {
    options.debug = false;
  }
  return sent;
}

/** Tables that a call's statements read from end to end, by the planner's own word. */
export async function tablesScanned(sql: Sql, call: () => Promise<unknown>): Promise<string[]> {
  const scanned: string[] = [];
  for (const { statement, parameters } of await statementsOf(sql, call)) {
    if (!/^\s*(select|insert|update|delete|with)\b/i.test(statement)) continue;
    const [row] = await sql.unsafe(`explain (format json) ${statement}`, parameters);
    const plan = JSON.stringify(row?.["QUERY PLAN"]);
    for (const [, table] of plan.matchAll(/"Node Type":"Seq Scan".*?"Relation Name":"(\w+)"/g))
      if (table) scanned.push(table);
  }
  return scanned;
}
