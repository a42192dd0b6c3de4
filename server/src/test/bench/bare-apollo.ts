import { ApolloServer } from "@apollo/server";
import fastifyApollo from "@as-integrations/fastify";
import { fastify } from "fastify";
import type { Sql } from "postgres";
import { statementsOf } from "../statements.ts";

const typeDefs = `
  type Query { entries(first: Int): EntryConnection! }
  type EntryConnection { edges: [EntryEdge!]! totalCount: Int! }
  type EntryEdge { node: Entry! }
  type Entry { id: ID! url: String! title: String site: String }
`;

/** A server with nothing but Apollo and the statements that our own sends for the same list. */
export async function bareApollo(sql: Sql, ours: () => Promise<unknown>) {
  const statements = await statementsOf(sql, ours);
  const list = async () => {
    let rows: Record<string, unknown>[] = [];
    for (const { statement, parameters } of statements)
      rows = await sql.unsafe(statement, parameters, { prepare: true });
    return {
      totalCount: 0,
      edges: rows.map((row) => ({ node: { ...row, id: row.id ?? "", url: row.url ?? "" } })),
    };
  };
  const server = new ApolloServer({ typeDefs, resolvers: { Query: { entries: list } } });
  await server.start();
  const app = fastify();
  await app.register(fastifyApollo(server), { path: "/graphql", method: "POST" });
  await app.ready();
  return { app, statements: statements.length, close: () => app.close() };
}
