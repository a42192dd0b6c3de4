/**
 * graphql-ws and nothing else, for the bench: the same events, heard and read by hand-written statements
 * once for each event, and handed to the library for each socket of their user.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buildSchema, type GraphQLObjectType } from "graphql";
import { useServer } from "graphql-ws/use/ws";
import postgres from "postgres";
import { WebSocketServer } from "ws";
import { answerParent } from "./measured.ts";

const schema = buildSchema(`
  scalar DateTime
  type Query { nothing: Boolean }
  type Subscription { queueChanged: QueueChange! }
  type QueueChange { resync: Boolean! queue: Queue }
  type Queue {
    id: ID! entryId: ID! type: String! status: String! stage: String done: Int! total: Int! progress: Float!
    revisionNumber: String errorCode: String errorMessage: String createdAt: DateTime! finishedAt: DateTime
  }
`);
type Change = { queueChanged: unknown };
const subscription = schema.getSubscriptionType() as GraphQLObjectType<Change, { uid: string }>;
const { queueChanged } = subscription.getFields();
if (queueChanged) queueChanged.subscribe = (_root, _args, { uid }) => changesOf(uid);

const listeners = new Map<string, Set<(change: Change) => void>>();

/** Yields pushed values in order until the reader leaves. */
function changesOf(uid: string): AsyncIterableIterator<Change> {
  const group = listeners.get(uid) ?? new Set();
  listeners.set(uid, group);
  const waiting: Change[] = [];
  let wake: ((result: IteratorResult<Change, undefined>) => void) | null = null;
  const push = (value: Change) => {
    if (wake) wake({ value, done: false });
    else waiting.push(value);
    wake = null;
  };
  group.add(push);
  return {
    next() {
      const value = waiting.shift();
      if (value) return Promise.resolve({ value, done: false });
      return new Promise((resolve) => {
        wake = resolve;
      });
    },
    return() {
      group.delete(push);
      if (group.size === 0) listeners.delete(uid);
      wake?.({ value: undefined, done: true });
      return Promise.resolve({ value: undefined, done: true });
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

const sql = postgres(process.argv[2] ?? "", { max: 6, fetch_types: false });
await sql.listen("yomikoe_events", async (payload) => {
  const { userId, queueId } = JSON.parse(payload) as Record<"userId" | "queueId", string>;
  const group = listeners.get(userId);
  if (!group) return;
  const [row] = await sql`
    select id, entry_id as "entryId", queue_type as type, status, stage, done, total,
      0.02 + (0.9 - 0.02) * (done / total::float8) as progress, revision_number as "revisionNumber",
      error_code as "errorCode", error_message as "errorMessage",
      created_at as "createdAt", finished_at as "finishedAt"
    from queues where id = ${queueId} and user_id = ${userId}`;
  const change = { queueChanged: { resync: false, queue: row } };
  for (const push of group) push(change);
});

const server = createServer();
useServer(
  {
    schema,
    context: ({ connectionParams }) => {
      const token = String(connectionParams?.authorization).split(".")[1] ?? "";
      return { uid: JSON.parse(Buffer.from(token, "base64url").toString()).user_id };
    },
  },
  new WebSocketServer({ server, path: "/graphql" }),
);
server.listen(0, "127.0.0.1", () =>
  answerParent(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
