import type { LookupAddress, LookupOptions } from "node:dns";
import { type BlockList, isIP, type LookupFunction } from "node:net";
import { buildConnector } from "undici";
import { unreadable } from "#kernel/unreadable";
import { isPublicAddress } from "./address-guard.ts";

/** dns.lookup with `all`: every address that a name has. */
export type Lookup = (hostname: string, options: LookupOptions & { all: true }) => Promise<LookupAddress[]>;

interface Options {
  lookup: Lookup;
  isAllowed: (hostname: string, port: string) => boolean;
  blockList: BlockList;
}

/**
 * Connects to public addresses only. The address is checked where it is used, three times: as a
 * literal, as the answer of the one look-up that the connection goes by, and as the connected peer. A
 * check before the connection would not do: a name may answer differently the second time.
 */
export function guardedConnector({ lookup, isAllowed, blockList }: Options): buildConnector.connector {
  const guardedLookup: LookupFunction = (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }).then(
      (addresses) => {
        const [first] = addresses;
        if (!first || addresses.some(({ address }) => !isPublicAddress(address)))
          return callback(unreadable("PRIVATE_ADDRESS"), "");
        if (options.all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error) => callback(error, ""),
    );
  };
  const connectOptions = { allowH2: false, timeout: 10_000 };
  const open = buildConnector(connectOptions);
  // undici hands what it does not know to net.connect; its own types leave out `blockList`.
  const guarded = { ...connectOptions, lookup: guardedLookup, blockList };
  const openGuarded = buildConnector(guarded);

  return (target, callback) => {
    const port = target.port || (target.protocol === "https:" ? "443" : "80");
    if (isAllowed(target.hostname, port)) return open(target, callback);
    const literal = target.hostname.replace(/^\[|\]$/g, "");
    if (isIP(literal) && !isPublicAddress(literal)) return callback(unreadable("PRIVATE_ADDRESS"), null);
    openGuarded(target, (...[error, socket]) => {
      if (error) return callback(error, null);
      if (isPublicAddress(socket.remoteAddress ?? "")) return callback(null, socket);
      socket.destroy();
      callback(unreadable("PRIVATE_ADDRESS"), null);
    });
  };
}
