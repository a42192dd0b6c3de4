import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { AppError } from "#lib/errors";
import { graphqlServer, queueOf } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { JobProgress } from "./JobProgress";

async function cancelled(refusal: AppError) {
  await withTexts("en");
  const { wrapper, calls } = graphqlServer({
    CancelQueue: () => {
      throw refusal;
    },
  });
  render(<JobProgress queue={queueOf() as never} />, { wrapper });
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(calls("CancelQueue")).toEqual([{ entryId: "e1", queueId: "q1" }]));
}

it("says why a job could not be stopped", async () => {
  await cancelled(new AppError("NETWORK_ERROR"));
  expect(await screen.findByRole("alert")).toHaveTextContent("The server cannot be reached");
});

it("says nothing of a job that has ended meanwhile: its end is told", async () => {
  await cancelled(new AppError("CONFLICT", { code: "CONFLICT", reason: "ENDED" }));
  await waitFor(() => expect(screen.getByRole("button", { name: "Cancel" })).toBeEnabled());
  expect(screen.queryByRole("alert")).toBeNull();
});

it("speaks of its progress at 25, 50 and 75 %, and not at each sentence", async () => {
  await withTexts("en");
  const { wrapper } = graphqlServer({});
  const at = (progress: number) => <JobProgress queue={queueOf({ progress }) as never} />;
  const { rerender } = render(at(0), { wrapper });
  const told = [0, 0.2, 0.25, 0.3, 0.6, 0.75, 0.98, 1].map((progress) => {
    rerender(at(progress));
    return screen.getByRole("status").textContent;
  });
  expect(told).toEqual(["", "", "25% done", "25% done", "50% done", "75% done", "75% done", "75% done"]);
});
