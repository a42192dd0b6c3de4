import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { callApi } from "#lib/api";
import { AppError, sentences } from "#lib/errors";
import { SUBSCRIPTION_RETRIES, SUBSCRIPTION_STALE } from "#lib/timing";
import { useErrorText } from "#lib/use-error-text";

const states = ["active", "pending", "past_due", "canceled", "none"] as const;
type PaymentState = (typeof states)[number];

interface Answer {
  success: boolean;
  data?: { status?: string };
}

const answers = new Map<string | null, { state: PaymentState; at: number }>();

/** An answer serves for 5 minutes; a failure that may pass is repeated once. */
async function subscriptionStatus(session: string | null): Promise<PaymentState> {
  const known = answers.get(session);
  if (known && Date.now() - known.at < SUBSCRIPTION_STALE) return known.state;
  for (let attempt = 0; ; attempt += 1) {
    try {
      const state = await ask(session);
      answers.set(session, { state, at: Date.now() });
      return state;
    } catch (error) {
      if (attempt < SUBSCRIPTION_RETRIES && error instanceof AppError && error.retryable) continue;
      console.error(sentences.subscriptionStatus, error);
      throw error;
    }
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
  const session = useSearchParams()[0].get("session_id");
  const errorText = useErrorText();
  const [state, setState] = useState<PaymentState>();
  const [failure, setFailure] = useState<unknown>();

  useEffect(() => {
    let gone = false;
    subscriptionStatus(session).then(
      (answer) => gone || setState(answer),
      (error: unknown) => gone || setFailure(error),
    );
    return () => {
      gone = true;
    };
  }, [session]);

  return { state, error: failure === undefined ? null : errorText(failure) };
}
