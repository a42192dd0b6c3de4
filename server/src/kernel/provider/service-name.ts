import { isIP } from "node:net";

/** Ends of names that only an installation's own network knows. */
const PRIVATE_ENDS = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|svc|test)$/;

/**
 * How users are told which service failed: by a host of the public internet, or by `unnamed`. Hosts, addresses
 * and ports inside an installation are nobody's business.
 */
export function serviceName(baseUrl: string, unnamed: string): string {
  const { protocol, hostname, port } = new URL(baseUrl);
  const isPublic =
    protocol === "https:" &&
    port === "" &&
    hostname.includes(".") &&
    isIP(hostname.replace(/^\[|\]$/g, "")) === 0 &&
    !PRIVATE_ENDS.test(hostname);
  return isPublic ? hostname : unnamed;
}
