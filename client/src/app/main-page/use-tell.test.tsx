import { MantineProvider } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { act, renderHook, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it, vi } from "vitest";
import type { QueueTransition } from "#features/entries/use-queue-board";
import { theme } from "#lib/theme/theme";
import { MESSAGE_TIME } from "#lib/timing";
import { queueOf } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { useTell } from "./use-tell";

const wrapper = ({ children }: { children: ReactNode }) => (
  <MantineProvider theme={theme} env="test">
    <Notifications />
    {children}
  </MantineProvider>
);

async function failWith(errorCode: string) {
  await withTexts("en");
  const { result } = renderHook(() => useTell(), { wrapper });
  const queue = queueOf({ id: errorCode, status: "failed", errorCode });
  const transition = { queue, outcome: "failed" } as QueueTransition;
  act(() => result.current.ended(transition, `page of ${errorCode}`, () => undefined));
}

it("says why a job failed", async () => {
  await failWith("SPEECH_ENGINE");
  expect(await screen.findByText(/audio could not be made/)).toBeInTheDocument();
});

it("shows a message for 10 s", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await failWith("TIMEOUT");
  const title = "page of TIMEOUT";
  await act(() => vi.advanceTimersByTimeAsync(MESSAGE_TIME - 1_000));
  expect(screen.getByText(new RegExp(title))).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(screen.queryByText(new RegExp(title))).not.toBeInTheDocument();
  vi.useRealTimers();
});

it("says nothing of a job that one cancelled oneself", async () => {
  await failWith("CANCELLED");
  expect(screen.queryByText(/page of CANCELLED/)).not.toBeInTheDocument();
});
