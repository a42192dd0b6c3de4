import type { FastifyInstance } from "fastify";

/** Lets the routes of a plugin read what a plain form sends. */
export const readForms = (app: FastifyInstance) =>
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
