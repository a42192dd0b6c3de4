import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { onEvent } from "#lib/events";
import { profile } from "#test/connection";
import { graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { WebhookNotice } from "./WebhookNotice";

type Reason = "FAILING" | "GONE" | "OWNER" | null;

async function show(language: "ja" | "en", ...reasons: Reason[]) {
  await withTexts(language);
  const webhooks = reasons.map((disabledReason, n) => ({
    __typename: "Webhook",
    id: `w${n}`,
    url: `https://shop${n}.example/hook`,
    disabledReason,
  }));
  const server = graphqlServer({
    Viewer: () => ({ viewer: profile }),
    WebhookStandings: () => ({ webhooks }),
  });
  render(<WebhookNotice />, { wrapper: server.wrapper });
  await waitFor(() => expect(server.calls("WebhookStandings")).toHaveLength(1));
  return server;
}

it.each(["FAILING", "GONE"] as const)(
  "tells the owner of a webhook that was turned off (%s), and leads to it",
  async (reason) => {
    await show("en", null, reason);
    expect(await screen.findByRole("region", { name: "Webhooks" })).toHaveTextContent(
      "https://shop1.example/hook no longer gets your events: its server did not take them.",
    );
    const wanted = vi.fn();
    const stop = onEvent("apiWanted", wanted);
    await userEvent.click(screen.getByRole("button", { name: "See webhooks" }));
    expect(wanted).toHaveBeenCalledExactlyOnceWith({ tab: "webhooks" });
    stop();
  },
);

it("counts several in one line", async () => {
  await show("ja", "FAILING", "GONE");
  expect(await screen.findByRole("region", { name: "Webhook" })).toHaveTextContent(
    "https://shop0.example/hookほか1件への通知が止まっています。送信先のサーバーが受け取らなかったためです。",
  );
});

it("is silent where all are on, or were turned off by their owner", async () => {
  const { client } = await show("en", null, "OWNER");
  await waitFor(() => expect(client.cache.extract()).toHaveProperty("Webhook:w1"));
  expect(screen.queryByRole("region")).toBeNull();
});
