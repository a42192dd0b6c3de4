import type { TestApp } from "../app.ts";
import { type GraphqlAnswer, graphql } from "../graphql.ts";
import type { TestUser } from "../identity.ts";
import type { GraphqlOperation, Json, RestOperation } from "./document.ts";
import { graphqlRows } from "./graphql-rows.ts";
import type { RestRow } from "./row.ts";
import type { World } from "./world.ts";

type Sender = Pick<TestUser, "headers"> | null;

/** The address of an operation with everything filled in. */
export function addressOf(path: string, parts: Record<string, string>, query: Json = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(parts[name] ?? ""));
  const search = new URLSearchParams(query as Record<string, string>);
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/** A REST operation as its row says. */
export async function callRest(
  { app }: TestApp,
  { method, path }: RestOperation,
  row: RestRow,
  sender: Sender,
  world: World,
  more: Json = {},
) {
  const body = row.body ? { ...row.body(world), ...more } : undefined;
  const answer = await app.inject({
    method,
    url: addressOf(path, row.path?.(world) ?? {}, row.query),
    ...(body && { payload: body }),
    headers: { ...sender?.headers },
  });
  return { status: answer.statusCode, body: answer.json(), kept: answer.headers["cache-control"] };
}

/** A GraphQL operation as its row says. */
export async function callGraphql(
  test: TestApp,
  { name, document }: GraphqlOperation,
  sender: TestUser | null,
  world: World,
): Promise<GraphqlAnswer> {
  return graphql(test, sender, document, graphqlRows[name]?.variables?.(world));
}
