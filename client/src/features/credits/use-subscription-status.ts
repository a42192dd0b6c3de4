import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { callApi } from "#lib/api";
import { AppError, sentences } from "#lib/errors";
import { useAuthUser } from "#lib/identity/AuthProvider";
import { withRetries } from "#lib/retry";
import { SUBSCRIPTION_RETRIES, SUBSCRIPTION_STALE } from "#lib/timing";

const states = ["active", "pending", "past_due", "canceled", "none"] as const;
type PaymentState = (typeof states)[number];

interface Answer {
  success: boolean;
  data?: { status?: string };
}

/** By user and payment. */
const answers = new Map<string, { state: PaymentState; at: number }>();

/** An answer serves for 5 minutes; a failure that may pass is repeated once. */
async function subscriptionStatus(uid: string, session: string | null): Promise<PaymentState> {
  const key = JSON.stringify([uid, session]);
  const known = answers.get(key);
  if (known && Date.now() - known.at < SUBSCRIPTION_STALE) return known.state;
  try {
    const state = await withRetries(() => ask(session), { retries: SUBSCRIPTION_RETRIES });
    answers.set(key, { state, at: Date.now() });
    return state;
  } catch (error) {
    console.error(sentences.subscriptionStatus, error);
    throw error;
  }
}

async function ask(session: string | null): Promise<PaymentState> {
  const query = session ? `?session_id=${encodeURIComponent(session)}` : "";
  const { data } = await callApi<Answer>(`/api/payments/subscription-status${query}`);
  const state = states.find((candidate) => candidate === data?.status);
  if (!state) throw new AppError("UNKNOWN_ERROR", { message: sentences.invalidResponse });
  return state;
}

/** The state of the payment that the address names by `session_id`, asked for once. */
export function useSubscriptionStatus() {
  const { uid } = useAuthUser();
  const session = useSearchParams()[0].get("session_id");
  const [state, setState] = useState<PaymentState>();
  const [failure, setFailure] = useState<unknown>();

  useEffect(() => {
    let gone = false;
    subscriptionStatus(uid, session).then(
      (answer) => gone || setState(answer),
      (error: unknown) => gone || setFailure(error),
    );
    return () => {
      gone = true;
    };
  }, [uid, session]);

  return { state, error: failure };
}
