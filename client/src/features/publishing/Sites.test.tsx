import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { limitsWith } from "#test/input-limits";
import { Sites } from "./Sites";

const siteOf = (key: string) => ({
  __typename: "Site",
  key,
  name: key,
  allowedOrigins: [],
  scriptCode: "",
});

async function panel(kept: object[] = []) {
  await withTexts("en");
  const server = graphqlServer({
    InputLimits: () => limitsWith({ sites: 3 }),
    Sites: () => ({ sites: kept }),
    CreateSite: ({ input }) => {
      const site = {
        __typename: "Site",
        key: "key1",
        ...(input as { name: string; allowedOrigins: string[] }),
        scriptCode: '<script data-yomikoe-site="key1"></script>',
      };
      kept = [site];
      return { createSite: site };
    },
    DeleteSite: () => {
      kept = [];
      return { deleteSite: "key1" };
    },
  });
  render(<Sites />, { wrapper: server.wrapper });
  return userEvent.setup();
}

it("adds a site, shows the code for its template, and removes it after a question", async () => {
  const user = await panel();
  expect(await screen.findByRole("heading", { name: "New site" })).toBeInTheDocument();
  // Said beside the element's own role: without marks Safari takes it for no list.
  expect(screen.getByRole("list")).toHaveAttribute("role", "list");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Say what the site is called and where it is.",
    "You get one line of code. Paste it into the site’s template.",
    "Every page that has shared audio shows the player; no other page does.",
  ]);
  expect(screen.queryByText(/^Paste one line into/)).toBeNull();
  await user.type(await screen.findByRole("textbox", { name: "Site name" }), "Shop");
  await user.type(screen.getByRole("textbox", { name: "Site addresses" }), "shop.example");
  await user.click(screen.getByRole("button", { name: "Add site" }));
  expect(await screen.findByRole("figure", { name: "Code for the template" })).toHaveTextContent(
    '<script data-yomikoe-site="key1"></script>',
  );
  expect(screen.getByText("https://shop.example")).toBeVisible();
  expect(screen.queryByRole("heading", { name: "New site" })).toBeNull();
  expect(screen.getByText(/^Paste one line into/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Remove “Shop”" }));
  await user.click(await screen.findByRole("button", { name: "Remove" }));
  expect(await screen.findByRole("textbox", { name: "Site name" })).toHaveValue("");
});

it("takes no further site where the account holds no more, and says so before the form", async () => {
  await panel([siteOf("a"), siteOf("b"), siteOf("c")]);
  const add = await screen.findByRole("button", { name: "Add site" });
  await waitFor(() => expect(add).toBeDisabled());
  expect(screen.getByRole("status")).toHaveTextContent(/^An account can hold up to 3 sites/);
  expect(add).toHaveAccessibleDescription("An account can hold up to 3 sites. Remove one to add another.");
});

it("takes another one while there is room", async () => {
  const user = await panel([siteOf("a"), siteOf("b")]);
  await user.click(await screen.findByRole("button", { name: "Add site" }));
  expect(screen.getByRole("textbox", { name: "Site name" })).toHaveValue("");
  expect(screen.queryByText(/^You get one line of code/)).toBeNull();
  expect(screen.queryByText(/can hold/)).not.toBeInTheDocument();
});

it("keeps what was typed for a new one when the last site above is removed", async () => {
  const user = await panel([siteOf("a")]);
  await user.click(await screen.findByRole("button", { name: "Add site" }));
  const name = screen.getByRole("textbox", { name: "Site name" });
  await user.type(name, "Shop");
  await user.type(screen.getByRole("textbox", { name: "Site addresses" }), "shop.example");
  await user.click(screen.getByRole("button", { name: "Remove “a”" }));
  await user.click(await screen.findByRole("button", { name: "Remove" }));
  expect(await screen.findByText(/^You get one line of code/)).toBeInTheDocument();
  expect(screen.getByRole("textbox", { name: "Site name" })).toBe(name);
  expect(name).toHaveValue("Shop");
  expect(screen.getByRole("textbox", { name: "Site addresses" })).toHaveValue("shop.example");
  expect(screen.queryByRole("button", { name: "Cancel" })).toBeNull();
});

it("leaves out what was typed once somebody has cancelled", async () => {
  const user = await panel([siteOf("a")]);
  await user.click(await screen.findByRole("button", { name: "Add site" }));
  await user.type(screen.getByRole("textbox", { name: "Site name" }), "Shop");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("textbox", { name: "Site name" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Add site" }));
  expect(screen.getByRole("textbox", { name: "Site name" })).toHaveValue("");
});

it("says what sites are for while they are being read, so that nothing below moves when they come", async () => {
  await withTexts("en");
  const { wrapper } = graphqlServer({
    InputLimits: () => limitsWith({ sites: 3 }),
    Sites: () => new Promise(() => {}),
  });
  render(<Sites />, { wrapper });
  expect(await screen.findByText(/^Paste one line into/)).toBeVisible();
  expect(screen.queryByRole("textbox")).toBeNull();
});
