import { ownKey } from "#lib/own-storage";
import { RETURN_WITHIN } from "#lib/timing";
import { putInto } from "./ensure-storage";

/** A click that spends: its button and everything that decides the price. */
export interface Order {
  kind: "script" | "audio" | "both";
  key: string;
}
interface Pending {
  order: Order;
  address: string;
  at: number;
}

const keptAt = () => ownKey("pending-order");
let refused: { order: Order; keptAt: string } | null = null;

/** Notes the click that was refused for lack of credits; null once something else was done. */
export function noteRefusal(order: Order | null): void {
  refused = order && { order, keptAt: keptAt() };
}

/** Before leaving for the payment page: where one was, and what one was about to do. */
export function keepRefusal(): void {
  // Ignores an order of another user.
  if (refused?.keptAt !== keptAt()) return;
  const pending: Pending = {
    order: refused.order,
    address: `${location.pathname}${location.search}`,
    at: Date.now(),
  };
  putInto(sessionStorage, keptAt(), JSON.stringify(pending));
}

export function pendingOrder(): Pending | null {
  const kept = sessionStorage.getItem(keptAt());
  const pending = kept ? (JSON.parse(kept) as Pending) : null;
  return pending && Date.now() - pending.at < RETURN_WITHIN ? pending : null;
}

/** True once for the very order that was kept: its button is the one to come back to. */
export function takePending({ kind, key }: Order): boolean {
  const order = pendingOrder()?.order;
  if (order?.kind !== kind || order.key !== key) return false;
  sessionStorage.removeItem(keptAt());
  return true;
}
