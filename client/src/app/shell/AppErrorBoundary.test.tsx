import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { ChunkLoadError } from "#lib/lazy-screen";
import { renderWithin } from "#test/render";
import { AppErrorBoundary } from "./AppErrorBoundary";

let failure: Error | null = null;
function Screen() {
  if (failure) throw failure;
  return <p>all is well</p>;
}

const show = (language: "ja" | "en", error: Error) => {
  failure = error;
  vi.spyOn(console, "error").mockImplementation(() => {});
  return renderWithin(
    <AppErrorBoundary>
      <Screen />
    </AppErrorBoundary>,
    { language },
  );
};

it.each([
  ["ja", "問題が発生しました", "予期しない問題が発生しました。もう一度お試しください。", "詳細"],
  ["en", "Something went wrong", "Something unexpected happened. Try again.", "Details"],
] as const)(
  "shows title, message, details and 再試行 in %s [2.12]",
  async (language, title, message, details) => {
    await show(language, new Error("broken inside"));
    expect(screen.getByRole("heading", { name: title })).toBeInTheDocument();
    expect(screen.getByRole("alert")).toHaveTextContent(message);
    const disclosure = screen.getByText(details).closest("details");
    expect(disclosure).not.toHaveAttribute("open");
    expect(disclosure).toHaveTextContent("Error: broken inside");

    failure = null;
    await userEvent.click(screen.getByRole("button", { name: "再試行" }));
    expect(screen.getByText("all is well")).toBeInTheDocument();
  },
);

it("explains a missing chunk as such [8.17]", async () => {
  await show("en", new ChunkLoadError("A part failed to load"));
  expect(screen.getByRole("alert")).toHaveTextContent("Part of this screen could not be loaded");
  expect(screen.getByText(/^ChunkLoadError:/)).toBeInTheDocument();
});
