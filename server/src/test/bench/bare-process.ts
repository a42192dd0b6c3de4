/**
 * Bare Apollo on Fastify with hand-written statements. Arguments: URL of the database, project of the tokens.
 * Each request verifies its token, reads its user, and reads list and count side by side.
 */
import { ApolloServer } from "@apollo/server";
import fastifyApollo from "@as-integrations/fastify";
import { fastify } from "fastify";
import postgres from "postgres";

const [databaseUrl = "", projectId = ""] = process.argv.slice(2);
const sql = postgres(databaseUrl, { max: 6, fetch_types: false });

const typeDefs = `
  type Query { entries(first: Int!): EntryConnection! }
  type EntryConnection { totalCount: Int! edges: [EntryEdge!]! pageInfo: PageInfo! }
  type EntryEdge { node: Entry! }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  type Entry { id: ID! url: String! title: String site: String createdAt: String! }
`;

interface Row {
  id: string;
  created_at: Date;
}

/** The emulator's tokens are unsigned: what can be checked of them is their project and their end. */
function uidOf(authorization = ""): string {
  const [, claims = ""] = authorization.split(".");
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, "base64url").toString());
  if (aud !== projectId || exp * 1_000 < Date.now()) throw new Error("UNAUTHORIZED");
  return sub;
}

async function userOf(authorization?: string): Promise<{ id: string }> {
  const uid = uidOf(authorization);
  const [user] = await sql<{ id: string; account_expires_at: Date | null; closed_at: Date | null }[]>`
    select id, email, role, plan, account_expires_at, closed_at from users where id = ${uid}`;
  if (!user || user.closed_at || (user.account_expires_at && user.account_expires_at < new Date()))
    throw new Error("UNAUTHORIZED");
  return user;
}

async function entries(_parent: unknown, { first }: { first: number }, { id }: { id: string }) {
  const [rows, [counted]] = await Promise.all([
    sql<Row[]>`
      select id, url, title, site, created_at from entries
      where user_id = ${id} order by created_at desc, id desc limit ${first + 1}`,
    sql<{ count: number }[]>`select count(*)::int as count from entries where user_id = ${id}`,
  ]);
  const page = rows.slice(0, first);
  const last = page.at(-1);
  return {
    totalCount: counted?.count,
    edges: page.map((row) => ({ node: { ...row, createdAt: row.created_at.toISOString() } })),
    pageInfo: {
      hasNextPage: rows.length > first,
      endCursor: last && Buffer.from(`${last.created_at.getTime()}.${last.id}`).toString("base64url"),
    },
  };
}

const server = new ApolloServer<{ id: string }>({ typeDefs, resolvers: { Query: { entries } } });
await server.start();
const app = fastify();
await app.register(fastifyApollo(server), {
  path: "/graphql",
  method: "POST",
  context: ({ headers }) => userOf(headers.authorization),
});
process.once("disconnect", () => process.exit());
process.send?.(await app.listen({ port: 0, host: "127.0.0.1" }));
