import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { identityProvider } from "#test/identity-provider";
import { renderWithin, signedIn } from "#test/render";
import { ExportData } from "./ExportData";

const none = { status: "none", progress: 0, url: null, bytes: null, askedAt: null, endsAt: null };
const running = { ...none, status: "running", progress: 0.42 };
const ready = {
  status: "completed",
  progress: 1,
  url: "/media/exports/1.zip?signature=x",
  bytes: 48_200_000,
  endsAt: "2026-11-28T03:00:00.000Z",
};
const answers: object[] = [];
const orders: string[] = [];
const reply = (data: object, status = 200) => HttpResponse.json({ success: true, data }, { status });

const provider = identityProvider();
beforeAll(() => provider.server.listen({ onUnhandledFrame: "error" }));
afterAll(() => provider.server.close());
beforeEach(() => {
  answers.length = 0;
  orders.length = 0;
  provider.server.resetHandlers();
  provider.server.use(
    http.get(`${location.origin}/api/account/export`, () =>
      reply((answers.length > 1 ? answers.shift() : answers[0]) ?? none),
    ),
    http.post(`${location.origin}/api/account/export`, () => {
      orders.push("ordered");
      return reply({ ...none, status: "queued" }, 202);
    }),
  );
});

const show = () => renderWithin(<ExportData />, { language: "en", session: signedIn });

it("orders an archive, tells how far it is, and gives it out when it is ready", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] });
  answers.push(none, running, ready);
  await show();
  await userEvent.click(await screen.findByRole("button", { name: "Export my data" }), { delay: null });
  expect(orders).toEqual(["ordered"]);
  expect(await screen.findByText(/Making your file… 42%/)).toBeVisible();
  // Each percent would interrupt whoever listens.
  expect(screen.getByRole("status")).toHaveTextContent("Making your file… 25%");
  expect(screen.getByRole("progressbar", { name: "Progress of the export" })).toHaveAttribute(
    "aria-valuenow",
    "42",
  );
  expect(screen.queryByRole("button", { name: "Export my data" })).toBeNull();
  await vi.advanceTimersByTimeAsync(2_000);
  const link = await screen.findByRole("link", { name: "Download" });
  expect(link).toHaveAttribute("href", "/media/exports/1.zip?signature=x");
  expect(screen.getByText(/48\.2 MB.*November 28, 2026/)).toBeVisible();
});

it("offers another one after a failure, and says when there are no more today", async () => {
  answers.push({ ...none, status: "failed" });
  provider.server.use(
    http.post(`${location.origin}/api/account/export`, () =>
      HttpResponse.json(
        { success: false, data: null, error: "FORBIDDEN", code: "PLAN_LIMIT", message: "No" },
        { status: 403 },
      ),
    ),
  );
  await show();
  expect(await screen.findByText(/could not be made/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Export my data" }));
  await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("Try again tomorrow."));
});
