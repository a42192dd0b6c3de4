import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
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
