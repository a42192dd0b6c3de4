import { readFileSync } from "node:fs";
import { join } from "node:path";
import { disposableEmailBlocklistSet } from "disposable-email-domains-js";
import { assetsFolder } from "#kernel/folders";

interface Provider {
  /** The domain that stands for all domains of the same mailbox. */
  domain: string;
  /** Begins a part that the provider drops, beside `+`. */
  suffix: string;
  /** Signs that make no difference. */
  ignored: string;
}

const providers = new Map<string, Provider>(
  readFileSync(join(assetsFolder, "mailboxes/providers.tsv"), "utf8")
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((row) => {
      const [name = "", domain = "", suffix = "", ignored = ""] = row.split("\t");
      return [name, { domain, suffix, ignored }];
    }),
);
const plain: Omit<Provider, "domain"> = { suffix: "", ignored: "" };

const throwAway = disposableEmailBlocklistSet();

/**
 * The mailbox behind an address, however it is spelled: each gets one trial. All addresses of a throw-away
 * domain count as one, because anybody makes any number of them.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf("@");
  const host = address
    .slice(at + 1)
    .trim()
    .toLowerCase();
  const disposable = throwAwayDomainOf(host);
  if (disposable) return `@${disposable}`;
  const provider = providers.get(host) ?? { domain: host, ...plain };
  const name = address.slice(0, Math.max(0, at)).trim().toLowerCase();
  return `${spelled(name, provider)}@${provider.domain}`;
}

function spelled(name: string, { suffix, ignored }: Provider): string {
  const ends = ["+", suffix].flatMap((sign) => {
    const end = sign ? name.indexOf(sign) : -1;
    return end > 0 ? [end] : [];
  });
  const own = name.slice(0, Math.min(name.length, ...ends));
  return [...own].filter((sign) => !ignored.includes(sign)).join("");
}

/** The listed domain that a host is, or lies below. */
function throwAwayDomainOf(host: string): string | null {
  const parts = host.split(".");
  for (let first = 0; first < parts.length - 1; first++) {
    const domain = parts.slice(first).join(".");
    if (throwAway.has(domain)) return domain;
  }
  return null;
}
