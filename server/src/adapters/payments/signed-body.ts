import { Stripe } from "stripe";
import { AppError } from "#kernel/errors";
import type { ErrorReason } from "#kernel/reasons";

/** The body as it was sent, once its signature and its age are right. */
export function verifiedBody(body: Buffer, signature: unknown, secret: string): string {
  const header = typeof signature === "string" ? signature : "";
  const { webhooks } = Stripe;
  check("SIGNATURE_INVALID", () => webhooks.signature?.verifyHeader(body, header, secret, 0));
  check("SIGNATURE_STALE", () =>
    webhooks.signature?.verifyHeader(body, header, secret, webhooks.DEFAULT_TOLERANCE),
  );
  return body.toString();
}

function check(reason: ErrorReason, verify: () => unknown) {
  try {
    if (verify()) return;
  } catch (cause) {
    throw refused(reason, cause);
  }
  throw refused(reason);
}

const refused = (reason: ErrorReason, cause?: unknown) =>
  new AppError("VALIDATION_ERROR", {
    message: "This event is not signed as it must be",
    reason,
    details: { field: "stripe-signature", rule: "bad_signature" },
    cause,
  });
