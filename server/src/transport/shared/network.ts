import type { FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";

/** Part of an address that a provider usually gives to one customer. */
const PREFIX = { ipv4: 24, ipv6: 48 };

/**
 * The network that a public address belongs to. Null for every other address: of this machine, of the local
 * network, and of a proxy in them that nobody said to trust.
 */
export function networkOf(address: string): string | null {
  if (!ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== "unicast") return null;
  const prefix = PREFIX[parsed.kind()];
  const kind = parsed.kind() === "ipv4" ? ipaddr.IPv4 : ipaddr.IPv6;
  return `${kind.networkAddressFromCIDR(`${parsed}/${prefix}`)}/${prefix}`;
}

/** The address, or the part of a longer one that a household has to itself: the rest of it costs nothing to change. */
export function householdOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === "ipv4"
    ? parsed.toString()
    : ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/64`).toString();
}

/**
 * Where a call comes from; behind a proxy only as far as TRUST_PROXY lets it be known. Only a new account's trial asks
 * for the network.
 */
export const callerOf = ({ ip }: Pick<FastifyRequest, "ip">) => ({
  address: ip,
  get network() {
    return networkOf(ip);
  },
});
