// @ts-check
import { BlockList, isIP } from "node:net";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/**
 * Whether a host, as an address or a URL names it, is this machine and nothing else.
 * @param {string} host
 * @returns {boolean}
 */
export function isLoopback(host) {
  const name = host.replace(/^\[|\]$/g, "").toLowerCase();
  const family = isIP(name);
  if (family === 0) return name === "localhost" || name.endsWith(".localhost");
  // An IPv4 address in IPv6's clothes is looked up as what it is.
  return loopback.check(name, family === 4 ? "ipv4" : "ipv6");
}
