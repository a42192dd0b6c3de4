import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { AppError } from "#lib/errors";
import { emitEvent, type WindowEvents } from "#lib/events";
import { type Answers, graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { limitsWith } from "#test/input-limits";
import { ApiDialog } from "./ApiDialog";
import { ApiModal } from "./ApiModal";

const key = {
  __typename: "ApiKey",
  id: "k1",
  name: "Nightly job",
  scopes: ["entries_read", "audio_make"],
  lastFour: "L6Lu",
  allowedIps: ["192.0.2.0/24"],
  monthlyCredits: 500,
  usedCredits: 42,
  expiresAt: "2027-02-14T00:00:00Z",
  formerUntil: null,
  lastUsedAt: null,
};
const shown = { __typename: "ShownApiKey", id: "k2", name: "Cron", key: "ymk_secret" };

async function open(list: object[], answers: Answers = {}) {
  await withTexts("en");
  let kept = list;
  const server = graphqlServer({
    ApiKeys: () => ({ apiKeys: kept }),
    Webhooks: () => ({ webhooks: [] }),
    CreateApiKey: () => ({ createApiKey: shown }),
    RollApiKey: () => ({ rollApiKey: { ...shown, id: "k1", name: "Nightly job" } }),
    DeleteApiKey: () => {
      kept = [];
      return { deleteApiKey: "k1" };
    },
    ...answers,
  });
  render(<ApiDialog onClose={() => {}} />, { wrapper: server.wrapper });
  return { ...server, user: userEvent.setup() };
}

it("makes a key with rights and a limit, shows it once, and fills it into the first steps", async () => {
  const { user, calls } = await open([]);
  expect(await screen.findByText(/No keys yet/)).toBeInTheDocument();
  const make = screen.getByRole("button", { name: "Make a key" });
  expect(make).toBeDisabled();
  await user.type(screen.getByRole("textbox", { name: "Name" }), "Cron");
  await user.click(screen.getByRole("checkbox", { name: "publish and share" }));
  await user.type(screen.getByRole("textbox", { name: "Credits a month" }), "200");
  await user.type(screen.getByRole("textbox", { name: "Allowed addresses" }), "192.0.2.7, 2001:db8::/32");
  await user.click(make);
  const made = await screen.findByRole("figure", { name: "API key" });
  expect(made).toHaveTextContent("ymk_secret");
  const [{ input }] = calls("CreateApiKey") as [{ input: Record<string, unknown> }];
  expect(input).toMatchObject({
    name: "Cron",
    monthlyCredits: 200,
    allowedIps: ["192.0.2.7", "2001:db8::/32"],
  });
  expect([...(input.scopes as string[])].sort()).toEqual([
    "audio_make",
    "entries_read",
    "entries_write",
    "publish",
  ]);
  expect(Math.round((Date.parse(String(input.expiresAt)) - Date.now()) / 86_400_000)).toBe(90);
  expect(screen.getByRole("figure", { name: "First steps" })).toHaveTextContent("Bearer ymk_secret");
  await user.click(screen.getByRole("radio", { name: "Webhook" }));
  expect(screen.getByRole("figure", { name: "First steps" })).toHaveTextContent(
    /Webhooks of http:\/\/localhost.* webhook\.verify\(/,
  );
  await user.click(screen.getByRole("button", { name: "I have kept it" }));
  expect(screen.queryByText("ymk_secret")).toBeNull();
});

it("shows what a key may do and what it has used of its month, and revokes it after a question", async () => {
  const { user, calls } = await open([key]);
  const one = within(await screen.findByRole("listitem"));
  expect(one.getByText("Nightly job")).toHaveAttribute("data-words");
  expect(one.getByText("42 of 500 credits this month")).toBeVisible();
  expect(one.getByText("read pages and audio, make audio")).toBeVisible();
  await user.click(one.getByRole("button", { name: "Revoke “Nightly job”" }));
  expect(calls("DeleteApiKey")).toEqual([]);
  await user.click(one.getByRole("button", { name: "Revoke" }));
  await waitFor(() => expect(calls("DeleteApiKey")).toEqual([{ id: "k1" }]));
  expect(await screen.findByText(/No keys yet/)).toBeInTheDocument();
});

it("replaces a key by another, which it shows", async () => {
  const { user, calls } = await open([key]);
  await user.click(await screen.findByRole("button", { name: "Replace “Nightly job”" }));
  await user.click(screen.getByRole("button", { name: "Replace" }));
  expect(await screen.findByRole("figure", { name: "API key" })).toHaveTextContent("ymk_secret");
  expect(calls("RollApiKey")).toEqual([{ id: "k1" }]);
});

it("says why a key was refused", async () => {
  const { user } = await open([], {
    CreateApiKey: () => {
      throw new AppError("FORBIDDEN");
    },
  });
  await user.type(await screen.findByRole("textbox", { name: "Name" }), "Cron");
  await user.click(screen.getByRole("button", { name: "Make a key" }));
  expect(await screen.findByText(/You are not allowed to do this/)).toBeVisible();
});

it.each<[WindowEvents["apiWanted"], string]>([
  [{}, "API keys"],
  [{ tab: "webhooks" }, "Webhooks"],
])("opens where it is asked for: %j", async (wanted, tab) => {
  await withTexts("en");
  const server = graphqlServer({ ApiKeys: () => ({ apiKeys: [] }), Webhooks: () => ({ webhooks: [] }) });
  render(<ApiModal />, { wrapper: server.wrapper });
  act(() => emitEvent("apiWanted", wanted));
  expect(await screen.findByRole("tab", { selected: true })).toHaveTextContent(tab);
});

it("makes no key past the most of an account, and says so before the form is sent", async () => {
  const { user } = await open([key, { ...key, id: "k2" }], { InputLimits: () => limitsWith({ apiKeys: 2 }) });
  await user.type(screen.getByRole("textbox", { name: "Name" }), "Cron");
  const make = screen.getByRole("button", { name: "Make a key" });
  await waitFor(() =>
    expect(make).toHaveAccessibleDescription(
      "An account can hold up to 2 API keys. Revoke one to make another.",
    ),
  );
  expect(make).toBeDisabled();
});
