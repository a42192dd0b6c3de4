import type { Sql } from "postgres";

type Begin = <T>(work: (scoped: object) => Promise<T>) => Promise<T>;

/** The database ended the connection, or the connection ended by itself. */
const LOST = new Set(["CONNECTION_CLOSED", "CONNECTION_DESTROYED", "ECONNRESET", "57P01", "57P02"]);

/**
 * Ends a transaction together with its connection. The driver alone would send what follows, be it
 * only the rollback, into a connection that is gone: a process dies of that, and one that has been
 * opened anew meanwhile belongs to another transaction (github.com/porsager/postgres/issues/1208).
 */
export function endWithConnection(sql: Sql): void {
  const begin = sql.begin as unknown as Begin;

  const guarded: Begin = async (work) => {
    let over = false;
    const outcome = begin(async (scoped) => {
      const statements = new Proxy(scoped, {
        get(target, name) {
          if (over) throw Object.assign(new Error("the connection was lost"), { code: "CONNECTION_CLOSED" });
          return Reflect.get(target, name);
        },
      });
      try {
        const result = await work(statements);
        return over ? await forever : result;
      } catch (error) {
        if (over || isLost(error)) return forever;
        throw error;
      }
    });
    return outcome.finally(() => {
      over = true;
    });
  };
  sql.begin = guarded as unknown as typeof sql.begin;
}

/** The driver itself ends the wait, when it sees its connection closed. */
const forever = new Promise<never>(() => {});

function isLost(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: unknown };
  return LOST.has(code ?? "") || (cause instanceof Error && isLost(cause));
}
