import type { SqlExecutor, SqlExpression } from "#kernel/sql";

/** Ids only: a subscriber reads the row itself, so an event never shows more than a query would. */
export type AppEvent =
  | { kind: "queue"; userId: string; entryId: string; queueId: string }
  /** The text of a script was changed. */
  | { kind: "script"; userId: string; entryId: string; scriptId: string }
  /** The account's standing changed: sockets of this user check again. */
  | { kind: "account"; userId: string }
  /** The database itself tells that the answers of a public address change. */
  | { kind: "publication"; userId: string; publicId: string }
  /** A site has other origins, or is there no more. */
  | { kind: "site"; userId: string; key: string };

export interface Events {
  /** Given a transaction, delivered when it commits. */
  publish(executor: SqlExecutor, event: AppEvent): Promise<void>;
  /** The same as an expression of a statement that is sent anyway: published once for each row that it is evaluated for. */
  publication(event: AppEvent): SqlExpression;
  /** Returns the unsubscribe function. `onResync` fires when the listener begins, or comes back: refetch. */
  subscribe(userId: string, onEvent: (event: AppEvent) => void, onResync: () => void): () => void;
  /** As `subscribe`, to the events of all users; for as long as the process lives. */
  observe(onEvent: (event: AppEvent) => void, onResync: () => void): void;
  /** Lets every subscriber refetch: something may have been missed. */
  resync(): void;
  close(): Promise<void>;
}
