import { MantineProvider } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { act, render, renderHook, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it, vi } from "vitest";
import type { QueueTransition } from "#lib/jobs/use-queue-board";
import { theme } from "#lib/theme/theme";
import { MESSAGE_TIME } from "#lib/timing";
import { failureWith, queueOf } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { useToasts } from "./use-toasts";

const wrapper = ({ children }: { children: ReactNode }) => (
  <MantineProvider theme={theme} env="test">
    <Notifications />
    {children}
  </MantineProvider>
);

async function failWith(reason: string) {
  await withTexts("en");
  const { result, unmount } = renderHook(() => useToasts(), { wrapper });
  const queue = queueOf({ id: reason, status: "failed", failure: failureWith("CONFLICT", reason) });
  const transition = { queue, outcome: "failed" } as QueueTransition;
  act(() => result.current.ended(transition, `page of ${reason}`, () => undefined));
  return unmount;
}

it("says why a job failed", async () => {
  await failWith("SPEECH_ENGINE");
  expect(await screen.findByText(/voice does not answer/)).toBeInTheDocument();
});

it("shows a message for 10 s", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await failWith("TIMEOUT");
  const title = "page of TIMEOUT";
  await act(() => vi.advanceTimersByTimeAsync(MESSAGE_TIME - 1_000));
  expect(screen.getByText(new RegExp(title))).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(screen.queryByText(new RegExp(title))).not.toBeInTheDocument();
});

it("says nothing of a job that one cancelled oneself", async () => {
  await failWith("CANCELLED");
  expect(screen.queryByText(/page of CANCELLED/)).not.toBeInTheDocument();
});

it("leaves nothing to read to whoever signs in next", async () => {
  const leave = await failWith("NO_SCRIPT");
  expect(await screen.findByText("Could not be completed: page of NO_SCRIPT")).toBeInTheDocument();
  leave();
  render(<p>the next user</p>, { wrapper });
  expect(screen.getByText("the next user")).toBeInTheDocument();
  expect(screen.queryByText(/page of NO_SCRIPT/)).toBeNull();
});
