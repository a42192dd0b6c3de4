import { callApi } from "#lib/api";
import { storedLanguage } from "#lib/i18n/preference";

interface PaymentUrl {
  success: boolean;
  url?: string;
}

/** Where the user pays for the monthly plan; null when there is no such place for this account. */
export async function paymentUrl(): Promise<string | null> {
  const { success, url } = await callApi<PaymentUrl>("/api/payments/generate-payment-url", {
    method: "POST",
    body: { language: storedLanguage(), type: "subscription", planKey: "monthly" },
  });
  return (success && url) || null;
}
