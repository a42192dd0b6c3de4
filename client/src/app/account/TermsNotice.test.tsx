import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { AppError } from "#lib/errors";
import { type Answers, graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { TermsNotice } from "./TermsNotice";

const terms = { __typename: "Agreement", version: 2, date: "2027-04-01" };
const agreed = (agreedVersion: number | null) => ({
  ...terms,
  agreedVersion,
  agreedAt: agreedVersion === null ? null : "2026-11-21T00:00:00.000Z",
});

async function show(agreedVersion: number | null, answers: Answers = {}) {
  await withTexts("en");
  const server = graphqlServer({
    Agreement: () => ({ agreement: agreed(agreedVersion) }),
    AgreeToTerms: ({ version }) => ({ agreeToTerms: agreed(Number(version)) }),
    ...answers,
  });
  render(<TermsNotice />, { wrapper: server.wrapper });
  await waitFor(() => expect(server.calls("Agreement")).toHaveLength(1));
  return server;
}

it.each([1, null])(
  "asks for the new terms where the user agreed to version %j, and once only",
  async (before) => {
    const server = await show(before);
    expect(await screen.findByRole("region", { name: "Terms of service" })).toHaveTextContent(
      "April 1, 2027",
    );
    expect(screen.getByRole("link", { name: "Terms of service" })).toHaveAttribute(
      "href",
      "/legal/terms?lang=en",
    );
    await userEvent.click(screen.getByRole("button", { name: "Agree" }));
    expect(server.calls("AgreeToTerms")).toEqual([{ version: 2 }]);
    await waitFor(() => expect(screen.queryByRole("region")).toBeNull());
  },
);

it("asks nobody who agreed already", async () => {
  const { client } = await show(2);
  await waitFor(() => expect(client.cache.extract()).toHaveProperty("ROOT_QUERY.agreement"));
  await act(async () => {});
  expect(screen.queryByRole("region")).toBeNull();
});

it("says why agreeing failed, and asks for the terms of now", async () => {
  let current = agreed(1);
  const server = await show(1, {
    Agreement: () => ({ agreement: current }),
    AgreeToTerms: () => {
      current = { ...agreed(1), version: 3, date: "2027-06-01" };
      throw new AppError("CONFLICT");
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Agree" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("This clashed with another change.");
  await waitFor(() => expect(screen.getByRole("region")).toHaveTextContent("June 1, 2027"));
  await userEvent.click(screen.getByRole("button", { name: "Agree" }));
  expect(server.calls("AgreeToTerms")).toEqual([{ version: 2 }, { version: 3 }]);
});

it("keeps what it says where the terms of now cannot be read either", async () => {
  let isGone = false;
  const server = await show(1, {
    Agreement: () => {
      if (isGone) throw new AppError("NETWORK_ERROR");
      return { agreement: agreed(1) };
    },
    AgreeToTerms: () => {
      isGone = true;
      throw new AppError("NETWORK_ERROR");
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Agree" }));
  await waitFor(() => expect(server.calls("Agreement")).toHaveLength(2));
  await act(async () => {});
  expect(screen.getByRole("region")).toContainElement(screen.getByRole("alert"));
});
