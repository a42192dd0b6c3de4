import { MantineProvider } from "@mantine/core";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { theme } from "#lib/theme/theme";
import { graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { pageEntry, pageText } from "#test/page";
import { PageTextDialog } from "./PageTextDialog";

const price = {
  id: "f1",
  kind: "price",
  label: null,
  value: "12800",
  currency: "JPY",
  source: "json-ld",
  provenance: { path: "offers.price", excerpt: "12800", others: null },
};
const block = (text: string, isBeside = false) => ({
  __typename: "Block",
  kind: "text",
  level: null,
  text,
  isBeside,
});
const blocks = [
  block("The kettle costs ¥12,800 with its lid."),
  block("It holds 800 ml."),
  block("Teapot ¥8,400", true),
  block("Tea caddy ¥3,200", true),
];
const spoken = { block: 1, excerpt: "It holds 800 ml.", texts: ["800 ml"], name: "It takes 800 ml." };

async function dialog(wanted: Parameters<typeof PageTextDialog>[0]["wanted"]) {
  await withTexts("en");
  const server = graphqlServer({ PageText: pageText({ blocks }) });
  const Wrapper = server.wrapper;
  render(
    <Wrapper>
      <MantineProvider theme={theme} env="test">
        <PageTextDialog entry={pageEntry([price])} sentences={[spoken]} wanted={wanted} onClose={vi.fn()} />
      </MantineProvider>
    </Wrapper>,
  );
  await screen.findByText(/The kettle costs/);
}

it("marks the places that facts and sentences of the script come from", async () => {
  await dialog(null);
  expect(screen.getByTitle("Price")).toHaveTextContent(/^¥12,800$/);
  expect(screen.getByTitle("It takes 800 ml.")).toHaveTextContent(/^800 ml$/);
  await userEvent.type(screen.getByRole("searchbox"), "lid");
  expect(screen.queryByText(/It holds/)).toBeNull();
});

it("shows the list of a page behind its text, under a heading of its own", async () => {
  await dialog(null);
  const heading = screen.getByRole("heading", { name: "Items listed on the page" });
  expect(heading.previousElementSibling).toHaveTextContent("It holds 800 ml.");
  expect(heading.nextElementSibling).toHaveTextContent("Teapot ¥8,400");
  await userEvent.type(screen.getByRole("searchbox"), "caddy");
  expect(screen.getByRole("heading", { name: "Items listed on the page" })).toBeVisible();
  expect(screen.queryByText(/Teapot/)).toBeNull();
});

it("says what comes from a place by touch and keyboard, too, and closes that alone", async () => {
  await dialog(null);
  const user = userEvent.setup();
  const words = screen.getByRole("button", { name: "¥12,800", description: "Price" });
  await user.click(words);
  const names = await screen.findByRole("dialog", { name: "Made from these words" });
  expect(names).toHaveTextContent(/Price$/);
  await waitFor(() => expect(names).toHaveFocus());
  await user.keyboard("{Escape}");
  await waitFor(() => expect(words).toHaveFocus());
  expect(screen.queryByRole("dialog", { name: "Made from these words" })).toBeNull();
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("dialog", { name: "Made from these words" })).toBeVisible();
  expect(screen.getByRole("dialog", { name: "Text of the page" })).toBeVisible();
});

it("goes to the place that was asked for", async () => {
  await dialog(spoken);
  const place = screen.getByText("800 ml").closest("mark");
  await waitFor(() => expect(place).toHaveFocus());
});

it("leaves the focus to whoever searches, though the place goes and comes back", async () => {
  await dialog(spoken);
  await waitFor(() => expect(screen.getByText("800 ml").closest("mark")).toHaveFocus());
  const search = screen.getByRole("searchbox");
  await userEvent.type(search, "z");
  expect(screen.queryByText("800 ml")).toBeNull();
  await userEvent.type(search, "{Backspace}");
  expect(screen.getByText("800 ml")).toBeVisible();
  expect(search).toHaveFocus();
});

it("says so where the text does not have it", async () => {
  await dialog({ block: null, excerpt: "Only 3 left", texts: ["3"] });
  expect(screen.getByText(/appears elsewhere on the page: Only 3 left/)).toBeVisible();
});
