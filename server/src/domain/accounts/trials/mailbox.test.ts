import { expect, it } from "vitest";
import { mailboxOf } from "./mailbox.ts";

it.each([
  ["case", "Hana.Ito@Example.COM", "hana.ito@example.com"],
  ["a plus-part, at any provider", "hana+shop@example.com", "hana@example.com"],
  ["dots at Gmail", "h.a.n.a@gmail.com", "hana@gmail.com"],
  ["Gmail's other domain", "hana@googlemail.com", "hana@gmail.com"],
  ["all of it at once", "H.ana+1@GoogleMail.com", "hana@gmail.com"],
  ["Apple's three domains", "hana@me.com", "hana@icloud.com"],
  ["Proton's signs and domains", "ha-n_a.@pm.me", "hana@proton.me"],
  ["Yahoo's suffixes", "hana-shop@yahoo.co.jp", "hana@yahoo.co.jp"],
])("finds one mailbox behind addresses that differ by %s", (_what, address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

it.each([
  ["dots where they count", "h.ana@example.com", "h.ana@example.com"],
  ["hyphens where they count", "hana-ito@gmail.com", "hana-ito@gmail.com"],
  ["a plus that begins the name", "+hana@example.com", "+hana@example.com"],
  ["no address at all", "", "@"],
])("keeps %s", (_what, address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

it("counts all addresses of a throw-away domain as one, those of its subdomains too", () => {
  expect(mailboxOf("a@mailinator.com")).toBe("@mailinator.com");
  expect(mailboxOf("b@deep.below.mailinator.com")).toBe("@mailinator.com");
  expect(mailboxOf("a@mailinator.com.example")).toBe("a@mailinator.com.example");
});
