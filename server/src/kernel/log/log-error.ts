import { DrizzleQueryError } from "drizzle-orm";
import { pino } from "pino";

/** The logged form of an error: a failed query never shows its parameters, at any depth. */
export function logError(error: Error): object {
  if (!holdsQuery(error)) return pino.stdSerializers.err(error);
  if (error instanceof DrizzleQueryError) return queryOf(error);
  const { name: type, message, stack, cause } = error;
  return { type, message, stack, cause: logError(cause as Error) };
}

const holdsQuery = (error: unknown): boolean =>
  error instanceof DrizzleQueryError || (error instanceof Error && holdsQuery(error.cause));

/** The original message, with which the stack begins, holds the parameters. */
function queryOf({ message, stack, query: sql, cause }: DrizzleQueryError) {
  const { code, message: said } = (cause ?? {}) as { code?: string; message?: string };
  return {
    type: "DrizzleQueryError",
    code,
    message: said ?? "Failed query",
    sql,
    stack: stack?.replace(message, ""),
  };
}
