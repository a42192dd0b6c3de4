import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { AppError } from "#lib/errors";
import { graphqlServer } from "#test/graphql";
import { en, ja, withTexts } from "#test/i18n";
import { AnalysisProblem } from "./AnalysisProblem";

/** Every reason why a page is refused, as the server names them. */
const REASONS = [
  "DNS",
  "UNREACHABLE",
  "PRIVATE_ADDRESS",
  "BAD_SCHEME",
  "REDIRECT_LOOP",
  "TIMEOUT",
  "TOO_LARGE",
  "NOT_FOUND",
  "BLOCKED",
  "SITE_ERROR",
  "NOT_HTML",
  "BAD_ENCODING",
  "TOO_COMPLEX",
  "TOO_MANY_ELEMENTS",
  "PARSE_FAILED",
  "LOGIN_WALL",
  "BOT_CHALLENGE",
  "COOKIE_WALL",
  "TEASER",
  "NEEDS_SCRIPT",
  "EMPTY",
  "OTHER_LANGUAGE",
] as const;

async function refused(language: "ja" | "en", analysisError: string) {
  await withTexts(language);
  const server = graphqlServer({ SubmitText: () => ({ submitText: { __typename: "Entry", id: "e1" } }) });
  const entry = { id: "e1", url: "https://pages.example/", analysisError };
  const onRetry = vi.fn();
  render(<AnalysisProblem entry={entry} onRetry={onRetry} />, { wrapper: server.wrapper });
  return { ...server, onRetry, user: userEvent.setup() };
}

describe.each(["ja", "en"] as const)("a refused page, in %s", (language) => {
  const texts = language === "ja" ? ja : en;

  it.each(REASONS)("tells %s in its own words, and takes the text instead", async (reason) => {
    const { calls, user } = await refused(language, reason);
    expect(screen.getByText(texts.reasons[reason])).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: texts.entries.unreadable.paste }));
    await user.click(screen.getByRole("textbox", { name: new RegExp(`^${texts.entries.paste.text}`) }));
    await user.paste("港の朝は早いです。");
    await user.click(screen.getByRole("button", { name: texts.entries.paste.submit }));
    expect(calls("SubmitText")).toEqual([{ entryId: "e1", text: "港の朝は早いです。", title: null }]);
  });

  it("has words of its own for each reason", () => {
    expect(new Set(REASONS.map((reason) => texts.reasons[reason])).size).toBe(REASONS.length);
  });
});

it("is read again when one asks for it", async () => {
  const { onRetry, user } = await refused("en", "TIMEOUT");
  await user.click(screen.getByRole("button", { name: en.entries.unreadable.retry }));
  expect(onRetry).toHaveBeenCalledOnce();
});

describe("text that was pasted and not submitted", () => {
  const submitted = { submitText: { __typename: "Entry", id: "e1" } };

  async function pasting(answer: () => unknown = () => submitted) {
    await withTexts("en");
    const { wrapper } = graphqlServer({ SubmitText: answer });
    const user = userEvent.setup();
    const problem = (id: string) => {
      const entry = { id, url: "https://pages.example/", analysisError: "LOGIN_WALL" };
      return render(<AnalysisProblem entry={entry} onRetry={() => undefined} />, { wrapper });
    };
    const view = problem("e1");
    await user.click(screen.getByRole("button", { name: en.entries.unreadable.paste }));
    await user.click(title());
    await user.paste("Harbour");
    await user.click(text());
    await user.paste("The harbour wakes early.");
    return { user, problem, ...view };
  }
  const text = () => screen.getByRole("textbox", { name: new RegExp(`^${en.entries.paste.text}`) });
  const title = () => screen.getByRole("textbox", { name: en.entries.paste.title });
  const submit = () => screen.getByRole("button", { name: en.entries.paste.submit });

  it("is there again when one comes back, and with no other page", async () => {
    const { unmount, problem } = await pasting();
    unmount();
    const other = problem("e2");
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
    other.unmount();
    problem("e1");
    expect(title()).toHaveValue("Harbour");
    expect(text()).toHaveValue("The harbour wakes early.");
  });

  it("is gone once it was submitted, though one has left meanwhile", async () => {
    const answer = Promise.withResolvers<unknown>();
    const { user, unmount, problem } = await pasting(() => answer.promise);
    await user.click(submit());
    unmount();
    expect(localStorage).toHaveLength(1);
    answer.resolve(submitted);
    await waitFor(() => expect(localStorage).toHaveLength(0));
    problem("e1");
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  });

  it("is kept where it was refused, and gone once somebody emptied it", async () => {
    const { user } = await pasting(() => {
      throw new AppError("SERVER_ERROR");
    });
    await user.click(submit());
    await screen.findByText(en.errors.SERVER_ERROR);
    expect(localStorage).toHaveLength(1);
    await user.clear(text());
    await user.clear(title());
    expect(localStorage).toHaveLength(0);
  });
});
