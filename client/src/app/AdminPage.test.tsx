import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Connected, profileLink } from "#test/connection";
import { renderWithin, signedIn } from "#test/render";
import { AdminPage } from "./AdminPage";

it.each([
  ["user", "管理者の権限が必要です"],
  ["admin", "管理機能はまだありません"],
])("opens for anybody signed in, and tells a %s what is true for them [2.7]", async (role, words) => {
  await renderWithin(
    <Connected link={profileLink({ role }).link}>
      <AdminPage />
    </Connected>,
    { session: signedIn },
  );
  expect(await screen.findByText(new RegExp(words))).toBeInTheDocument();
});
