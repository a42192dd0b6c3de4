import type { FastifyRequest } from "fastify";
import { isLoopback } from "../../kernel/loopback.mjs";

/** Any of these says that somebody else stands behind the connection. */
const FORWARDING = [
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
  "via",
];

/** Whether a program of this machine calls for itself: a proxy or a tunnel that runs here calls for others. */
export const callsFromThisMachine = ({ headers, socket }: FastifyRequest): boolean =>
  FORWARDING.every((name) => headers[name] === undefined) && isLoopback(socket.remoteAddress ?? "");

const isHostHere = (address: string) => isLoopback(URL.parse(address)?.hostname ?? "");

/** Whether the call is meant for this machine, and no page of another site makes it, by a name that leads here either. */
export const isMeantForThisMachine = ({ headers: { host, origin } }: FastifyRequest): boolean =>
  isHostHere(`http://${host}`) && (origin === undefined || isHostHere(origin));
