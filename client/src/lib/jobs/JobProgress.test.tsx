import { render, screen } from "@testing-library/react";
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
  await expect.poll(() => calls("CancelQueue")).toEqual([{ entryId: "e1", queueId: "q1" }]);
}

it("says why a job could not be stopped", async () => {
  await cancelled(new AppError("NETWORK_ERROR"));
  expect(await screen.findByRole("alert")).toHaveTextContent("The server cannot be reached");
});

it("says nothing of a job that has ended meanwhile: its end is told", async () => {
  await cancelled(new AppError("CONFLICT", { code: "CONFLICT", reason: "ENDED" }));
  expect(screen.getByRole("button", { name: "Cancel" })).toBeEnabled();
  expect(screen.queryByRole("alert")).toBeNull();
});
