import { isbot } from "isbot";
import { z } from "zod";

const tenths = ["t1", "t2", "t3", "t4", "t5", "t6", "t7", "t8", "t9", "t10"] as const;
/** Events that a player sends at most once a session. */
const events = ["load", "play", "ended", ...tenths] as const;
export const countedKinds = [...events, "seconds"] as const;
export type CountedKind = (typeof countedKinds)[number];

/** Longer than any player waits between two beacons. */
const MOST_SECONDS = 120;

const HOST = /^(?=.{1,253}$)[a-z0-9-]+(\.[a-z0-9-]+)*$/;

/** The body of a player's event. Nothing in it is proven: a sender can write anything that fits. */
export const Beacon = z.object({
  /** Random, and only in the player's memory. */
  session: z.string().regex(/^[\w-]{8,40}$/),
  /** Name of the very audio. */
  audio: z.string().max(40),
  host: z
    .string()
    .catch("")
    .transform((host) => (HOST.test(host.toLowerCase()) ? host.toLowerCase() : "")),
  events: z.array(z.enum(events)).max(events.length),
  seconds: z.number().min(0).max(MOST_SECONDS).catch(0),
});
export type Beacon = z.infer<typeof Beacon>;

/** A beacon from its text; null for any other text. */
export function readBeacon(text: unknown): Beacon | null {
  if (typeof text !== "string" || text.length > 2_000) return null;
  try {
    return Beacon.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** A request that names no browser comes from a program. */
const isProgram = (agent: string) => agent === "" || isbot(agent);

/** Programs that say so, and listeners who do not want to be counted. */
export const isUncounted = (headers: Record<string, string | string[] | undefined>) =>
  headers.dnt === "1" || headers["sec-gpc"] === "1" || isProgram(String(headers["user-agent"] ?? ""));
