import type { FastifyReply } from "fastify";
import type { GoneReason } from "#domain/publications/open-publications";

const goneTexts: Record<GoneReason, string> = {
  OFF: "This audio is no longer shared",
  ROTATED: "This address has been replaced",
  PAUSED: "This audio is paused: the account behind it is closed or has expired",
};

/** Any site may use public files. */
export const openToAll = (reply: FastifyReply) =>
  reply.headers({
    "access-control-allow-origin": "*",
    "access-control-expose-headers": "content-length, content-range, etag",
    "cross-origin-resource-policy": "cross-origin",
  });

export const nothingHere = (reply: FastifyReply) =>
  openToAll(reply).code(404).header("cache-control", "no-store").type("text/plain").send("Not found");

export const noLongerHere = (reply: FastifyReply, reason: GoneReason) =>
  openToAll(reply).code(410).header("cache-control", "no-store").type("text/plain").send(goneTexts[reason]);
