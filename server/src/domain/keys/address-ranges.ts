import ipaddr from "ipaddr.js";

/** A range in CIDR notation; a single address is a range of one. Null for what is neither. */
export function addressRange(text: string): string | null {
  // "10.1" is an address to old programs, and a typing error to everybody else.
  if (!text.includes(":") && !ipaddr.IPv4.isValidFourPartDecimal(text.split("/")[0] ?? "")) return null;
  if (!ipaddr.isValidCIDR(text) && !ipaddr.isValid(text)) return null;
  const [address, bits] = ipaddr.isValid(text) ? [ipaddr.process(text), null] : ipaddr.parseCIDR(text);
  const whole = address.kind() === "ipv4" ? 32 : 128;
  return `${address}/${bits ?? whole}`;
}

/** Whether an address lies in one of the ranges; without ranges every address does. */
export function isAllowedFrom(address: string | null, ranges: readonly string[]): boolean {
  if (ranges.length === 0) return true;
  if (!address || !ipaddr.isValid(address)) return false;
  const given = ipaddr.process(address);
  return ranges.some((range) => {
    const [start, bits] = ipaddr.parseCIDR(range);
    return start.kind() === given.kind() && given.match(start, bits);
  });
}
