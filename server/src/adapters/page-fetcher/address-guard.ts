import { once } from "node:events";
import { BlockList, connect, isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** All of IPv6 that is given out to the public; what lies outside is local, or an IPv4 address in disguise. */
const PUBLIC_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** Only addresses of the public internet; an IPv4 address inside an IPv6 one counts as itself. */
export function isPublicAddress(address: string): boolean {
  const bare = address.replace(/^\[|\]$/g, "").replace(/%.*$/, "");
  if (isIP(bare) === 0) return false;
  const parsed = ipaddr.process(bare);
  if (parsed.range() !== "unicast") return false;
  return parsed.kind() === "ipv4" || (parsed as ipaddr.IPv6).match(PUBLIC_IPV6);
}

/** Hosts that may be reached although private, as `host:port`. */
export function allowList(entries: readonly string[]) {
  const allowed = new Set(entries.map((entry) => entry.trim().toLowerCase()).filter(Boolean));
  return (hostname: string, port: string | number) => allowed.has(`${hostname.toLowerCase()}:${port}`);
}

const PRIVATE_IPV4 = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const;

const PRIVATE_IPV6 = [
  ["::", 96],
  ["64:ff9b::", 96],
  ["64:ff9b:1::", 48],
  ["100::", 64],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const;

/** Second layer: Node itself refuses the connection if our checks miss one. */
export function privateRanges(): BlockList {
  const list = new BlockList();
  for (const [net, prefix] of PRIVATE_IPV4) list.addSubnet(net, prefix, "ipv4");
  for (const [net, prefix] of PRIVATE_IPV6) list.addSubnet(net, prefix, "ipv6");
  return list;
}

/** Older versions of Node ignore the block list silently, so it is tried before it is trusted. */
export async function assertBlockListWorks(blockList: BlockList): Promise<void> {
  const socket = connect({ host: "127.0.0.1", port: 9, blockList });
  const [problem] = await once(socket, "error").catch((error: unknown) => [error]);
  socket.destroy();
  if ((problem as NodeJS.ErrnoException | undefined)?.code !== "ERR_IP_BLOCKED")
    throw new Error("This Node ignores net.BlockList: pages cannot be fetched safely");
}
