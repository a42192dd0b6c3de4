import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { type Answers, graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { limitsWith } from "#test/input-limits";
import { WebhookPart } from "./WebhookPart";

const hook = {
  __typename: "Webhook",
  id: "w1",
  url: "https://shop.example/hook",
  types: ["audio_completed", "audio_failed"],
  failingSince: null,
  disabledAt: null,
  disabledReason: null,
};
const delivery = {
  __typename: "WebhookDelivery",
  id: "d1",
  type: "audio.completed",
  body: '{"type":"audio.completed"}',
  state: "failed",
  attempts: 10,
  nextAt: null,
  tookMs: 84,
  responseStatus: 500,
  responseBody: "no database",
  error: null,
  createdAt: "2026-11-21T09:00:00Z",
};

async function open(list: object[], answers: Answers = {}) {
  await withTexts("en");
  const server = graphqlServer({
    Webhooks: () => ({ webhooks: list }),
    CreateWebhook: () => ({
      createWebhook: {
        __typename: "ShownWebhook",
        id: "w2",
        url: "https://a.example/",
        secret: "whsec_shown",
      },
    }),
    TestWebhook: () => ({ testWebhook: { __typename: "WebhookDelivery", id: "d2" } }),
    ReplayWebhookDelivery: () => ({ replayWebhookDelivery: { __typename: "WebhookDelivery", id: "d1" } }),
    UpdateWebhook: () => ({ updateWebhook: { ...hook, disabledAt: null, disabledReason: null } }),
    DeleteWebhook: () => ({ deleteWebhook: "w1" }),
    WebhookDeliveries: () => ({
      webhookDeliveries: {
        __typename: "WebhookDeliveryConnection",
        edges: [{ __typename: "WebhookDeliveryEdge", node: delivery }],
        pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: "c" },
      },
    }),
    ...answers,
  });
  render(<WebhookPart />, { wrapper: server.wrapper });
  return { ...server, user: userEvent.setup() };
}

it("adds a webhook for chosen events, and shows its secret once", async () => {
  const { user, calls } = await open([]);
  expect(await screen.findByText("No webhooks yet")).toBeVisible();
  await user.type(screen.getByRole("textbox", { name: "Address" }), "https://a.example/");
  await user.click(screen.getByRole("checkbox", { name: "credits low" }));
  await user.click(screen.getByRole("button", { name: "Add a webhook" }));
  expect(await screen.findByRole("figure", { name: "Webhook secret" })).toHaveTextContent("whsec_shown");
  expect(calls("CreateWebhook")).toEqual([
    { input: { url: "https://a.example/", types: ["audio_completed", "audio_failed", "credits_low"] } },
  ]);
  await user.click(screen.getByRole("button", { name: "I have kept it" }));
  expect(screen.queryByText("whsec_shown")).toBeNull();
});

it("says itself that an address is none, leads to the help, and takes one without its scheme", async () => {
  const { user, calls } = await open([]);
  const field = await screen.findByRole("textbox", { name: "Address" });
  await user.type(field, "shop{Enter}");
  expect(field).toHaveAccessibleDescription("This is not a URL. Check its spelling. More about this");
  expect(field).toHaveFocus();
  expect(screen.getByRole("link", { name: "More about this" })).toHaveAttribute(
    "href",
    "/help?lang=en#VALIDATION_ERROR",
  );
  expect(calls("CreateWebhook")).toEqual([]);
  await user.type(field, ".example/hook");
  expect(field).not.toHaveAttribute("aria-invalid");
  await user.keyboard("{Enter}");
  expect(await screen.findByText("whsec_shown")).toBeVisible();
  expect(calls("CreateWebhook")).toMatchObject([{ input: { url: "https://shop.example/hook" } }]);
});

it("sends a test and shows what was sent and answered, and sends it again", async () => {
  const { user, calls } = await open([hook]);
  await user.click(await screen.findByRole("button", { name: "Send a test to https://shop.example/hook" }));
  const log = within(await screen.findByRole("list", { name: "Deliveries" }));
  expect(calls("TestWebhook")).toEqual([{ id: "w1" }]);
  expect(log.getByText(/HTTP 500 in 84 ms · 10 attempts/)).toBeVisible();
  await user.click(log.getByRole("button", { name: /^Show audio.completed/ }));
  expect(log.getByRole("figure", { name: "Request" })).toHaveTextContent('{"type":"audio.completed"}');
  expect(log.getByRole("figure", { name: "Answer" })).toHaveTextContent("no database");
  await user.click(log.getByRole("button", { name: /^Send audio.completed of .* again$/ }));
  await waitFor(() => expect(calls("ReplayWebhookDelivery")).toEqual([{ id: "d1" }]));
});

it("says that a webhook was turned off because nothing arrived, and turns it on again", async () => {
  const off = { ...hook, disabledAt: "2026-11-20T00:00:00Z", disabledReason: "FAILING" };
  const { user, calls } = await open([off]);
  expect(await screen.findByText("Off: nothing has arrived for 5 days")).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent("did not take events");
  expect(screen.getByRole("button", { name: /^Send a test/ })).toBeDisabled();
  await user.click(screen.getByRole("button", { name: /^Turn on/ }));
  await waitFor(() => expect(calls("UpdateWebhook")).toEqual([{ id: "w1", input: { enabled: true } }]));
});

it("deletes a webhook only after a question", async () => {
  const { user, calls } = await open([hook]);
  await user.click(await screen.findByRole("button", { name: "Delete https://shop.example/hook" }));
  expect(calls("DeleteWebhook")).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(calls("DeleteWebhook")).toEqual([{ id: "w1" }]));
});

it("takes no webhook past the most of an account, and says so before it is sent", async () => {
  const { user } = await open([hook], { InputLimits: () => limitsWith({ webhooks: 1 }) });
  await user.type(screen.getByRole("textbox", { name: "Address" }), "https://a.example/");
  expect(await screen.findByText(/^An account can hold 1 webhook\./)).toBeVisible();
  expect(screen.getByRole("button", { name: "Add a webhook" })).toBeDisabled();
});
