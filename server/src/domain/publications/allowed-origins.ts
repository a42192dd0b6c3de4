import { z } from "zod";
import { INPUT_LIMITS } from "#kernel/input-limits";
import type { Rule } from "#kernel/rules";

/** A header holds them all. */
const MOST_ORIGINS = 50;

/** These go into a header: letters, digits and dots of a host, or an IPv6 address, and nothing that ends a value. */
const PLAIN = /^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d+)?$/;

const originOf = (given: string) => {
  const url = URL.parse(given.trim());
  return url && PLAIN.test(url.origin) ? url.origin : null;
};

/** Sites that may show the player: of any address the origin counts. */
export const AllowedOrigins = z
  .array(
    z
      .string()
      .max(INPUT_LIMITS.url)
      .refine((given) => originOf(given) !== null, "not_a_url" satisfies Rule)
      .transform((given) => originOf(given) ?? ""),
  )
  .max(MOST_ORIGINS)
  .transform((origins) => [...new Set(origins)]);
