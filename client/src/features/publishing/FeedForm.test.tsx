import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { FeedForm } from "./FeedForm";

async function form(language: "ja" | "en") {
  await withTexts(language);
  const server = graphqlServer({
    CreateFeed: () => ({ createFeed: { __typename: "Feed", feedId: "f1" } }),
    Feeds: () => ({ feeds: [] }),
  });
  render(<FeedForm onDone={() => {}} />, { wrapper: server.wrapper });
  return server;
}

const fill = (name: string, text: string) => userEvent.type(screen.getByRole("textbox", { name }), text);
const said = () =>
  screen
    .getAllByRole("textbox")
    .filter((field) => field.getAttribute("aria-invalid") === "true")
    .map((field) => document.getElementById(`${field.id}-error`)?.textContent);

it.each([
  [
    "ja",
    { add: "ポッドキャストをつくる", website: "サイト（任意）", mail: "連絡先のメールアドレス（任意）" },
    [
      "タイトルを入力してください。 くわしい説明",
      "説明を入力してください。 くわしい説明",
      "制作者を入力してください。 くわしい説明",
      "URLとして認識できません。綴りを確認してください。 くわしい説明",
      "メールアドレスの形式を確認してください。 くわしい説明",
    ],
  ],
  [
    "en",
    { add: "Create podcast", website: "Website (optional)", mail: "Contact email (optional)" },
    [
      "Title must be filled in. More about this",
      "Description must be filled in. More about this",
      "Author must be filled in. More about this",
      "This is not a URL. Check its spelling. More about this",
      "Check the format of the email address. More about this",
    ],
  ],
] as const)(
  "says itself what is wrong with each field, and leads to the help, in %s",
  async (language, names, texts) => {
    const { calls } = await form(language);
    await fill(names.website, "shop");
    await fill(names.mail, "me");
    await userEvent.click(screen.getByRole("button", { name: names.add }));
    expect(said()).toEqual(texts);
    expect(screen.getAllByRole("textbox")[0]).toHaveFocus();
    expect(calls("CreateFeed")).toEqual([]);
  },
);

it("takes a site without its scheme, and none", async () => {
  const { calls } = await form("en");
  for (const name of ["Title", "Description", "Author"]) await fill(name, "Tools");
  const add = screen.getByRole("button", { name: "Create podcast" });
  await userEvent.click(add);
  await fill("Website (optional)", "shop.example");
  await userEvent.click(add);
  expect(calls("CreateFeed")).toMatchObject([
    { input: { website: null, ownerEmail: null } },
    { input: { website: "https://shop.example/" } },
  ]);
});
