import type { Sql } from "postgres";

/** The statements that a call sends to the database, as the driver sees them. */
export async function statementsOf(sql: Sql, call: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const options = sql.options as { debug: unknown };
  options.debug = (_connection: number, statement: string) => sent.push(statement);
  try {
    await call();
  } finally {
    options.debug = false;
  }
  return sent;
}
