import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { TermsNotice } from "./TermsNotice";

const terms = { __typename: "Agreement", version: 2, date: "2027-04-01" };
const agreed = (agreedVersion: number | null) => ({
  ...terms,
  agreedVersion,
  agreedAt: agreedVersion === null ? null : "2026-11-21T00:00:00.000Z",
});

async function show(agreedVersion: number | null) {
  await withTexts("en");
  const server = graphqlServer({
    Agreement: () => ({ agreement: agreed(agreedVersion) }),
    AgreeToTerms: ({ version }) => ({ agreeToTerms: agreed(Number(version)) }),
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
  await show(2);
  expect(screen.queryByRole("region")).toBeNull();
});
