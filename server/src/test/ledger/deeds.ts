import fc from "fast-check";
import type { Viewer } from "#kernel/viewer";

/** Users and jobs of the operations, the same in every process. */
export interface Cast {
  viewers: Viewer[];
  /** The entry that each job works on; its owner is its number's turn among the viewers. */
  entryIds: string[];
}

const gifts = ["grant", "purchase", "adjust"] as const;
export type Gift = { kind: (typeof gifts)[number]; key: number };
export type Order = { kind: "order"; job: number };
export type End = { kind: "complete" | "cancel" | "giveUp"; job: number };
/** An operation on credits that can be repeated when its outcome is unknown. */
export type Deed = Gift | Order | End;

export const USERS = 3;
export const JOBS = 90;
const KEYS = 60;

export const ownerOf = <T>(viewers: readonly T[], number: number): T => viewers[number % USERS]!;

/** The amount of an operation follows from its key: the same key never means another amount. */
export const giftOf = ({ kind, key }: Gift) => (kind === "adjust" && key % 2 ? -1 : 1) * ((key % 17) + 1);
export const holdOf = (job: number) => job % 23;
/** More than was held, now and then. */
export const usedBy = (job: number) => (job * 7) % 29;

const gift = fc.record({ kind: fc.constantFrom(...gifts), key: fc.nat(KEYS - 1) });
const order = fc.record({ kind: fc.constant("order" as const), job: fc.nat(JOBS - 1) });
const end = fc.record({
  kind: fc.constantFrom("complete" as const, "cancel" as const, "giveUp" as const),
  job: fc.nat(JOBS - 1),
});

/** Operations in any order, sensible or not. */
export const deeds = (count: number): fc.Arbitrary<Deed[]> =>
  fc.array(fc.oneof(gift, { arbitrary: order, weight: 2 }, end), { minLength: count, maxLength: count });
