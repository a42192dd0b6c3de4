import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { AppError } from "#lib/errors";
import { graphqlServer, queueOf } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { ScriptSettingsForm } from "./ScriptSettingsForm";

type Answer = () => unknown;

async function form(answers: { quote?: Answer; generate?: Answer; availableSeconds?: number }) {
  await withTexts("en");
  let quotes = 0;
  const server = graphqlServer({
    QuoteScript: () => {
      answers.quote?.();
      quotes += 1;
      const expiresAt = new Date(Date.now() + 900_000).toISOString();
      return {
        quoteScript: {
          __typename: "Quote",
          id: `quote${quotes}`,
          credits: quotes,
          balance: 9,
          availableSeconds: answers.availableSeconds ?? null,
          expiresAt,
        },
      };
    },
    GenerateScript: () => {
      answers.generate?.();
      return { generateScript: queueOf() };
    },
  });
  const onQueued = vi.fn();
  render(<ScriptSettingsForm entryId="e1" hasScript={false} disabled={false} onQueued={onQueued} />, {
    wrapper: server.wrapper,
  });
  return { ...server, onQueued, user: userEvent.setup() };
}

const button = (name: RegExp) => screen.findByRole("button", { name });

it("shows the new price when the quoted one was refused as run out, and sells for that", async () => {
  const generate = vi.fn().mockImplementationOnce(() => {
    throw new AppError("CONFLICT", { code: "CONFLICT", reason: "QUOTE_EXPIRED" });
  });
  const { user, calls, onQueued } = await form({ generate });
  await user.click(await button(/1 credit/));
  await user.click(await button(/2 credits/));
  await waitFor(() => expect(onQueued).toHaveBeenCalledTimes(1));
  expect(calls("GenerateScript").map(({ quoteId }) => quoteId)).toEqual(["quote1", "quote2"]);
});

it("sells nothing without a price, and asks for it again when told to", async () => {
  const quote = vi.fn().mockImplementationOnce(() => {
    throw new AppError("NETWORK_ERROR");
  });
  const { user } = await form({ quote });
  expect(await button(/script/)).toBeDisabled();
  await user.click(await button(/Try again/));
  expect(await button(/1 credit/)).toBeEnabled();
});

it("says before the order how long a script of a short page will be, and still sells it", async () => {
  const { user, onQueued } = await form({ availableSeconds: 42 });
  expect(await screen.findByText(/enough for about 0:42/)).toBeVisible();
  await user.click(await button(/1 credit/));
  await waitFor(() => expect(onQueued).toHaveBeenCalledTimes(1));
});

it("says nothing of the length where the page has enough", async () => {
  await form({});
  await button(/1 credit/);
  expect(screen.queryByText(/enough for about/)).toBeNull();
});
