import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { Sites } from "./Sites";

async function panel() {
  await withTexts("en");
  let kept: object[] = [];
  const server = graphqlServer({
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
  await user.type(await screen.findByRole("textbox", { name: "Site name" }), "Shop");
  await user.type(screen.getByRole("textbox", { name: "Site addresses" }), "shop.example");
  await user.click(screen.getByRole("button", { name: "Add site" }));
  expect(await screen.findByRole("figure", { name: "Code for the template" })).toHaveTextContent(
    '<script data-yomikoe-site="key1"></script>',
  );
  expect(screen.getByText("https://shop.example")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Remove “Shop”" }));
  await user.click(await screen.findByRole("button", { name: "Remove" }));
  expect(await screen.findByRole("textbox", { name: "Site name" })).toHaveValue("");
});
