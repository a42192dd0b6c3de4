import { type Client, type ClientOptions, createClient } from "graphql-ws";
import WebSocket from "ws";
import type { TestApp } from "./app.ts";
import type { TestUser } from "./identity.ts";

export interface GraphqlAnswer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: answers have the shape of their queries
  data: any;
  errors?: { message: string; path?: string[]; extensions: Record<string, unknown> }[];
}

/** GraphQL as a client of the named media type sends it. */
export async function graphql(
  { app }: TestApp,
  user: TestUser | null,
  query: string,
  variables: Record<string, unknown> = {},
  accept = "application/graphql-response+json",
): Promise<GraphqlAnswer> {
  const answer = await app.inject({
    method: "POST",
    url: "/graphql",
    payload: { query, variables },
    headers: { ...user?.headers, accept },
  });
  return { status: answer.statusCode, ...answer.json() };
}

/** The address that the app listens at, on a port of its own. */
export async function listen({ app }: TestApp): Promise<string> {
  if (app.server.listening) return app.listeningOrigin;
  return app.listen({ port: 0, host: "127.0.0.1" });
}

/** A socket that connects when the first subscription wants it. */
export async function socketOf(
  test: TestApp,
  connectionParams: ClientOptions["connectionParams"],
): Promise<Client> {
  const url = `${(await listen(test)).replace("http", "ws")}/graphql`;
  return createClient({ url, webSocketImpl: WebSocket, retryAttempts: 0, connectionParams });
}

/** Tries something until it holds. */
export async function eventually<T>(attempt: () => T | Promise<T>, ms = 15_000): Promise<T> {
  const deadline = Date.now() + ms;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }
}
