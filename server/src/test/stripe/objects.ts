import type { Value } from "./form.ts";

export interface Thing {
  id: string;
  customer: string;
  created: number;
}
export interface Session extends Thing {
  mode: "subscription" | "payment";
  status: "open" | "complete" | "expired";
  payment_status: "paid" | "unpaid";
  subscription: string | null;
  payment_intent: string | null;
  locale: string;
  url: string | null;
  success_url: string;
  client_reference_id: string;
  metadata: Record<string, Value>;
}
export interface Subscription extends Thing {
  status: "active" | "past_due" | "canceled" | "incomplete";
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  canceled_at: number | null;
  cancellation_details: { reason: "cancellation_requested" | "payment_failed" | null };
}
export interface Charge extends Thing {
  payment_intent: string;
  amount: number;
  amount_refunded: number;
  refunded: boolean;
}
export interface Invoice extends Thing {
  status: "paid" | "open";
  lines: { data: unknown[] };
}

/** An event with the object as it was at that moment, as Stripe sends it. */
export interface StripeEvent {
  id: string;
  object: "event";
  api_version: string;
  type: string;
  created: number;
  data: { object: Record<string, unknown> };
}
