import { sql as statement } from "drizzle-orm";
import type { Sql } from "postgres";
import type { AppEvent, Events } from "#ports/events";

const CHANNEL = "yomikoe_events";

interface Subscriber {
  onEvent: (event: AppEvent) => void;
  onResync: () => void;
}

const publication = (event: AppEvent) => statement`pg_notify(${CHANNEL}, ${JSON.stringify(event)})`;

/** Events between processes by Postgres' own NOTIFY: they are delivered exactly if the transaction commits. */
export function postgresEvents(sql: Sql, onError: (error: unknown) => void): Events {
  const subscribers = new Map<string, Set<Subscriber>>();
  const observers: Subscriber[] = [];
  let listening: Promise<{ unlisten: () => Promise<void> }> | null = null;

  /** A process that nobody subscribes in, a worker, holds no listening connection. */
  function listen() {
    listening ??= sql.listen(CHANNEL, deliver, resync);
    listening.catch((error) => {
      listening = null;
      onError(error);
    });
  }

  function deliver(payload: string) {
    const event = JSON.parse(payload) as AppEvent;
    for (const { onEvent } of observers) onEvent(event);
    for (const { onEvent } of subscribers.get(event.userId) ?? []) onEvent(event);
  }

  /** At each connection: who was there before it, the first one included, may have missed something. */
  function resync() {
    for (const group of [observers, ...subscribers.values()]) for (const { onResync } of group) onResync();
  }

  return {
    async publish(executor, event) {
      await executor.execute(statement`select ${publication(event)}`);
    },

    publication,

    subscribe(userId, onEvent, onResync) {
      listen();
      const subscriber = { onEvent, onResync };
      const group = subscribers.get(userId) ?? new Set();
      subscribers.set(userId, group.add(subscriber));
      return () => {
        group.delete(subscriber);
        if (group.size === 0 && subscribers.get(userId) === group) subscribers.delete(userId);
      };
    },

    observe(onEvent, onResync) {
      listen();
      observers.push({ onEvent, onResync });
    },

    resync,

    async close() {
      subscribers.clear();
      observers.length = 0;
      await (await listening)?.unlisten();
    },
  };
}
