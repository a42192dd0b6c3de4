import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { AppError } from "#lib/errors";
import { profile } from "#test/connection";
import { graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import type { CreationResult } from "./create-entries";
import { EntryForm } from "./EntryForm";

async function form(result: CreationResult | null = null, busy = false, isNext = true) {
  await withTexts("en");
  const server = graphqlServer({
    Viewer: () => ({
      viewer: {
        __typename: "Viewer",
        id: "u1",
        email: "someone@example.com",
        displayName: null,
        role: "user",
        plan: "free",
        trial: "given",
        language: "en",
        accountExpiresAt: null,
        credits: { __typename: "Credits", balance: 150, held: 0 },
        limits: { ...profile.limits, urlsAtOnce: 2 },
      },
    }),
  });
  const submit = vi.fn(async () => undefined);
  const Form = () => {
    const [text, onText] = useState("");
    return (
      <EntryForm
        busy={busy}
        isNext={isNext}
        text={text}
        result={result}
        onText={onText}
        submit={submit}
        onDismiss={vi.fn()}
      />
    );
  };
  render(<Form />, { wrapper: server.wrapper });
  return { submit, user: userEvent.setup(), field: screen.getByRole("textbox") };
}

it("submits addresses in their order by Enter [4.9]", async () => {
  const { submit, user, field } = await form();
  await user.type(field, "b.example/2 https://a.example/1{Enter}");
  expect(submit).toHaveBeenCalledExactlyOnceWith(["https://b.example/2", "https://a.example/1"]);
});

it.each([
  ["Safari", { keyCode: 229 }],
  ["other browsers", { isComposing: true }],
])("leaves the Enter that takes a conversion to the input method, in %s", async (_, told) => {
  const { submit, user, field } = await form();
  await user.type(field, "https://a.example/1");
  fireEvent.keyDown(field, { key: "Enter", ...told });
  expect(submit).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: "Enter", keyCode: 13 });
  expect(submit).toHaveBeenCalledOnce();
});

it("takes dropped links behind what was typed, and shows while they are held above it", async () => {
  const { submit, user, field } = await form();
  await user.type(field, "a.example/1");
  const links = "https://b.example/2\r\nhttps://c.example/3";
  const dataTransfer = {
    types: ["text/uri-list"],
    getData: (type: string) => (type === "text/uri-list" ? links : ""),
  };
  fireEvent.dragOver(field, { dataTransfer });
  expect(screen.getByText("Drop to put them here")).toBeInTheDocument();
  fireEvent.drop(field, { dataTransfer });
  expect(field).toHaveValue("a.example/1\nhttps://b.example/2\nhttps://c.example/3");
  expect(screen.queryByText("Drop to put them here")).not.toBeInTheDocument();
  expect(submit).not.toHaveBeenCalled();
});

it("lets no link that misses it carry the screen away", async () => {
  await form();
  const missed = new Event("drop", { bubbles: true, cancelable: true });
  document.body.dispatchEvent(missed);
  expect(missed.defaultPrevented).toBe(true);
});

it.each([
  ["{Enter}", "Enter a URL."],
  ["hello{Enter}", "Not a URL: hello"],
  ["a.example b.example c.example{Enter}", "You can add up to 2 URLs at once (now 3)."],
])("refuses %s and says why", async (typed, text) => {
  const { submit, user, field } = await form();
  await user.type(field, typed);
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByRole("link")).toHaveAttribute("href", "/help?lang=en#VALIDATION_ERROR");
  expect(submit).not.toHaveBeenCalled();
});

const outcome = (more: Partial<CreationResult>): CreationResult => ({
  success: true,
  message: "",
  created: [],
  existing: [],
  failures: [],
  ...more,
});

it("says how many were created and which were not [4.10]", async () => {
  const failures = [{ url: "https://c.example/", error: new AppError("TOO_MANY_REQUESTS") }];
  await form(outcome({ created: ["1", "2"], failures }));
  expect(screen.getByRole("status")).toHaveTextContent("2 entries created successfully");
  expect(screen.getByRole("status")).toHaveTextContent("https://c.example/");
});

it("says of a single one too that it was created [4.10]", async () => {
  await form(outcome({ created: ["1"] }));
  expect(screen.getByRole("status")).toHaveTextContent("1 entry created successfully");
});

it("takes no more text while addresses are being created", async () => {
  const { user, field } = await form(null, true);
  await user.type(field, "https://a.example/");
  expect(field).toHaveValue("");
});

it("says that all failed [4.10]", async () => {
  await form(
    outcome({
      success: false,
      failures: [{ url: "https://c.example/", error: new AppError("SERVER_ERROR") }],
    }),
  );
  expect(screen.getByRole("status")).toHaveTextContent("All entry creations failed");
});

it("says that a page was there already [8.6]", async () => {
  await form(outcome({ success: false, existing: ["old"] }));
  expect(screen.getByRole("status")).toHaveTextContent("Opened the page that was added before");
});

it.each([
  ["calls for an address while nothing else is to be done", true, "filled"],
  ["leaves that to the next step of an open page", false, "default"],
])("%s", async (_, isNext, variant) => {
  await form(null, false, isNext);
  expect(screen.getByRole("button", { name: "Add" })).toHaveAttribute("data-variant", variant);
});
