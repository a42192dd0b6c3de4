import type { Fact } from "#kernel/page";
import type { Subject } from "../../draft.ts";

const PACK = /\b(pack|set|box|case|bag|bundle) of (\d{1,3})\b|\b(\d{1,3})[- ](pack)\b/i;

/** "a pack of 15", where the stated name has it and the name as it is said has lost it: so many are had for the price. */
export function packLost({ page, name }: Subject): { said: string; count: string; fact: Fact } | null {
  const fact = page.facts.find(({ kind }) => kind === "name");
  const [, kind, count, before, after] = PACK.exec(fact?.value ?? "") ?? [];
  const many = count ?? before;
  return fact && many && !PACK.test(name)
    ? { said: `a ${(kind ?? after ?? "").toLowerCase()} of ${many}`, count: many, fact }
    : null;
}
