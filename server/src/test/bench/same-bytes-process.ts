/** Bare Fastify that answers with the very bytes of another server. Arguments: that server, and its paths. */
import { fastify } from "fastify";

const [from = "", ...paths] = process.argv.slice(2);
const app = fastify();
for (const path of paths) {
  const answer = await fetch(from + path, { redirect: "manual" });
  const body = await answer.text();
  const headers = Object.fromEntries(
    [...answer.headers].filter(([name]) => !["connection", "keep-alive", "date"].includes(name)),
  );
  app.get(path, (_request, reply) => reply.code(answer.status).headers(headers).send(body));
}
process.once("disconnect", () => process.exit());
process.send?.(await app.listen({ port: 0, host: "127.0.0.1" }));
