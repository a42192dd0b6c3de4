import { once } from "node:events";
import { readFileSync } from "node:fs";
import { BlockList, connect, isIP } from "node:net";
import { join } from "node:path";
import ipaddr from "ipaddr.js";
import { assetsFolder } from "#kernel/folders";

/** All of IPv6 that is given out to the public; what lies outside is local, or an IPv4 address in disguise. */
const PUBLIC_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** Blocks that stand for no host of the public internet; the table says where each comes from. */
const special = new BlockList();
for (const row of readFileSync(join(assetsFolder, "addresses/special-purpose.tsv"), "utf8")
  .split("\n")
  .slice(1)) {
  const [net, prefix] = row.split("\t")[0]?.split("/") ?? [];
  if (net) special.addSubnet(net, Number(prefix), net.includes(":") ? "ipv6" : "ipv4");
}

/** Only addresses of the public internet; an IPv4 address inside an IPv6 one counts as itself. */
export function isPublicAddress(address: string): boolean {
  const bare = address.replace(/^\[|\]$/g, "").replace(/%.*$/, "");
  if (isIP(bare) === 0) return false;
  const parsed = ipaddr.process(bare);
  if (parsed.range() !== "unicast") return false;
  if (special.check(parsed.toString(), parsed.kind())) return false;
  return parsed.kind() === "ipv4" || (parsed as ipaddr.IPv6).match(PUBLIC_IPV6);
}

/** Hosts that may be reached although private, as `host:port`. */
export function allowList(entries: readonly string[]) {
  const allowed = new Set(entries.map((entry) => entry.trim().toLowerCase()).filter(Boolean));
  return (hostname: string, port: string | number) => allowed.has(`${hostname.toLowerCase()}:${port}`);
}

/** Second layer: Node itself refuses the connection if our checks miss one. */
export const privateRanges = (): BlockList => special;

/** Older versions of Node ignore the block list silently, so it is tried before it is trusted. */
export async function assertBlockListWorks(blockList: BlockList): Promise<void> {
  const socket = connect({ host: "127.0.0.1", port: 9, blockList });
  const [problem] = await once(socket, "error").catch((error: unknown) => [error]);
  socket.destroy();
  if ((problem as NodeJS.ErrnoException | undefined)?.code !== "ERR_IP_BLOCKED")
    throw new Error("This Node ignores net.BlockList: pages cannot be fetched safely");
}
