import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderWithin } from "#test/render";
import { LoadingScreen } from "./LoadingScreen";

const spinner = () => document.querySelector(".mantine-Loader-root");

it.each([
  ["ja", "読み込んでいます…"],
  ["en", "Loading…"],
] as const)("is a spinner with the translated loading text in %s [2.14]", async (language, text) => {
  await renderWithin(<LoadingScreen />, { language });
  expect(screen.getByRole("status")).toHaveTextContent(text);
  expect(spinner()).toBeInTheDocument();
});

it("says what it is given in place of that [2.14]", async () => {
  await renderWithin(<LoadingScreen message="Reading the page" />, { language: "en" });
  expect(screen.getByRole("status")).toHaveTextContent(/^Reading the page$/);
  expect(spinner()).toBeInTheDocument();
});
