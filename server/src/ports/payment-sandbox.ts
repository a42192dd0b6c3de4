import type { Language } from "#kernel/vocabulary";
import type { Order, Payments, ProviderSubscription } from "./payments.ts";

export interface SandboxCheckout {
  /** Missing in checkouts that are older than the field. */
  orderId?: string;
  order: Order;
  language: Language;
  successUrl: string;
  cancelUrl: string;
  paid: boolean;
  subscriptionId: string | null;
}

export interface SandboxSubscription {
  state: ProviderSubscription["state"];
  /** Start and end of each month that was paid, oldest first. */
  periods: { start: string; end: string }[];
  /** Its customer ended it: from this moment on it is canceled. */
  endsAt?: string | null;
  cancelledAt?: string | null;
}

export interface SandboxPortal {
  language: Language;
  returnUrl: string;
}

/** Manual changes of a subscription, instead of waiting for a month. */
export const portalActions = ["renew", "fail", "cancel", "resume"] as const;
export type PortalAction = (typeof portalActions)[number];

/** An event as the webhook wants it. */
export interface SandboxEvent {
  body: string;
  headers: Record<string, string>;
}

/** Payments without a provider and without money: the pages of the sandbox do what a provider's own pages do. */
export interface PaymentSandbox extends Payments {
  /** Where its pages are served. */
  readonly path: string;
  readonly actions: typeof portalActions;
  /** Content of the checkout page. */
  openCheckout(id: string): Promise<SandboxCheckout>;
  /** Effect of a click on Pay. A second click finds it paid and reports it again. */
  pay(id: string): Promise<{ successUrl: string; event: SandboxEvent }>;
  /** Content of the portal page: the newest subscription, if any, and what can be done to it. */
  openPortal(
    id: string,
  ): Promise<SandboxPortal & { subscription: SandboxSubscription | null; actions: PortalAction[] }>;
  /** Effect of a button of the portal page, with its event. */
  change(id: string, action: PortalAction): Promise<SandboxEvent>;
}

export type SandboxKind = "checkout" | "subscription" | "portal";

export interface SandboxRow {
  id: string;
  kind: SandboxKind;
  customerId: string;
  createdAt: Date;
  data: Record<string, unknown>;
}

/** Where the sandbox keeps what a provider would keep. */
export interface SandboxRows {
  find(kind: SandboxKind, id: string): Promise<SandboxRow | undefined>;
  /** Subscriptions of one customer, newest first. */
  list(kind: SandboxKind, customerId: string): Promise<SandboxRow[]>;
  /** A row that exists already stays as it is. */
  insert(row: Omit<SandboxRow, "createdAt">): Promise<void>;
  replace(id: string, data: Record<string, unknown>): Promise<void>;
  remove(id: string): Promise<void>;
  /** Gives the rows of one customer to another. */
  reassign(customerId: string, to: string): Promise<void>;
  /** Both or neither. */
  replaceAndInsert(
    id: string,
    data: Record<string, unknown>,
    row: Omit<SandboxRow, "createdAt">,
  ): Promise<void>;
}
