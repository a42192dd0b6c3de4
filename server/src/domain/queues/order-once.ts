import { hashOf, type Price, redeemQuote } from "#domain/credits/quotes";
import { AppError } from "#kernel/errors";
import type { Viewer } from "#kernel/viewer";
import type { JobOrder, OrderOptions } from "./order.ts";
import type { QueuesService } from "./queues.service.ts";

/** A job that can be ordered: its price and what the task will read. */
type PricedJob = Pick<Price, "credits" | "priced"> & Pick<JobOrder, "revisionNumber" | "input">;

/**
 * Orders a job at the price that was quoted, else at its price now. A repeated request gets the first one's
 * answer before anything is priced: the job's page or script may be gone by now. Each request waits for its turn
 * before that answer is looked up: a repeated one that looked earlier would miss it.
 * @param request the whole request, by which a repeated one is recognised
 */
export function orderOnce(
  queues: Pick<QueuesService, "inTurn" | "placedBefore" | "order">,
  viewer: Viewer,
  request: readonly unknown[],
  { idempotencyKey, quoteId, maxCredits, onPlaced }: OrderOptions,
  prepare: () => Promise<PricedJob>,
) {
  return queues.inTurn(viewer.uid, async () => {
    const keyed = { idempotencyKey, requestHash: hashOf(request) };
    const before = await queues.placedBefore(viewer, keyed);
    if (before) return before;
    const { credits, priced, ...job } = await prepare();
    const { entryId, queueType } = priced;
    return queues.order(viewer, {
      ...keyed,
      ...job,
      entryId,
      queueType,
      onPlaced,
      price: async (tx) =>
        within(maxCredits, quoteId ? await redeemQuote(tx, viewer, quoteId, priced) : credits),
    });
  });
}

function within(maxCredits: number | null | undefined, credits: number): number {
  if (maxCredits == null || credits <= maxCredits) return credits;
  throw new AppError("CONFLICT", {
    reason: "ABOVE_MAX_CREDITS",
    message: `This costs ${credits} credits, more than the ${maxCredits} that it may cost; nothing was charged`,
    details: { credits, maxCredits },
  });
}
