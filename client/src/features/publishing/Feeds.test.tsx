import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { limitsWith } from "#test/input-limits";
import { Feeds } from "./Feeds";

const kept = {
  __typename: "Feed",
  feedId: "f1",
  url: "https://yomikoe.example/f/f1.xml",
  title: "Tools",
  description: "",
  author: "",
  ownerEmail: null,
  website: null,
  language: "en",
  category: "arts",
  color: "0c6b58",
  isPrivate: false,
  entryIds: null,
  hasOwnArtwork: false,
  artworkUrl: "https://yomikoe.example/f/f1.png?v=1",
};

async function panel(language: "ja" | "en", feeds: object[]) {
  await withTexts(language);
  const { wrapper } = graphqlServer({
    InputLimits: () => limitsWith({ feeds: 3 }),
    Feeds: () => ({ feeds }),
  });
  render(<Feeds />, { wrapper });
}

it.each([
  [
    "en",
    "New podcast",
    "Title",
    [
      "Say what the podcast is about and who makes it.",
      "You get a feed address. Give it to Apple Podcasts, Spotify and other directories.",
      "What you share appears there as a new episode.",
    ],
  ],
  [
    "ja",
    "新しいポッドキャスト",
    "タイトル",
    [
      "番組のタイトルや説明を登録します。",
      "フィードのアドレスができるので、Apple Podcasts や Spotify に登録します。",
      "公開した音声が、新しいエピソードとして届きます。",
    ],
  ],
] as const)(
  "leads to the first podcast by steps and an open form, in %s",
  async (language, name, field, steps) => {
    await panel(language, []);
    expect(await screen.findByRole("heading", { name })).toBeInTheDocument();
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(steps);
    expect(screen.getByRole("textbox", { name: field })).toHaveValue("");
  },
);

it("shows a podcast with its address, and neither steps nor an open form beside it", async () => {
  await panel("en", [kept]);
  expect(await screen.findByText("Tools")).toBeVisible();
  expect(screen.getByText("https://yomikoe.example/f/f1.xml")).toBeInTheDocument();
  expect(screen.queryByText(/^You get a feed address/)).toBeNull();
  expect(screen.queryByRole("heading", { name: "New podcast" })).toBeNull();
});
