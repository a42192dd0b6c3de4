import type { WebhookDeliveryRow, WebhookRow } from "#db/schema/index";
import type { DisabledReason } from "#kernel/webhook-types";

/** A delivery that is due, with the address that it goes to. */
export interface DueDelivery {
  /** `dueAt` and `attempts` as long as nobody else has ended this attempt, or begun the delivery anew. */
  delivery: Pick<WebhookDeliveryRow, "id" | "webhookId" | "body" | "attempts"> & { dueAt: string | null };
  webhook: WebhookRow;
}

/** An attempt's end; without `attemptedAt` nothing was sent. The body is let go: thousands wait here to be written down. */
export interface Attempted extends Pick<DueDelivery, "webhook"> {
  delivery: Omit<DueDelivery["delivery"], "body">;
  at: Date;
  change: Partial<WebhookDeliveryRow> & Pick<WebhookDeliveryRow, "state">;
  /** That the webhook is off from now on, if this end counts. */
  disabled: DisabledReason | null;
}
