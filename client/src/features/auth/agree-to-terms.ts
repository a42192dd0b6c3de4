import { callApi } from "#lib/api";

/** Keeps that the new user agreed to the terms, as the form said. Where it fails, a later screen asks. */
export async function agreeToTerms(): Promise<void> {
  const path = "/api/user/agreement";
  try {
    const { data } = await callApi<{ success: boolean; data?: { version: number } }>(path);
    await callApi(path, { method: "POST", body: { version: data?.version } });
  } catch (error) {
    console.warn("The agreement to the terms is not kept yet", error);
  }
}
