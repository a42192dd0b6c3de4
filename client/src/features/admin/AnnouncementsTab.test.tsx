import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { AppError } from "#lib/errors";
import { graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import { AnnouncementsTab } from "./AnnouncementsTab";

const texts = {
  titleJa: "件名",
  titleEn: "Subject",
  contentJa: "本文",
  contentEn: "Text",
  priority: "normal",
};
const written = (more: object = {}) => ({
  __typename: "AdminAnnouncement",
  id: "a1",
  number: null,
  state: "draft",
  publishAt: null,
  createdAt: "2026-11-20T00:00:00Z",
  ...texts,
  ...more,
});

const Preview = ({ title }: { title: string }) => <h3>{title}</h3>;

async function open(
  list: object[],
  more: Record<string, (variables: Record<string, unknown>) => unknown> = {},
) {
  await withTexts("en");
  const server = graphqlServer({
    AdminAnnouncements: () => ({
      adminAnnouncements: {
        __typename: "AdminAnnouncementConnection",
        edges: list.map((node) => ({ __typename: "AdminAnnouncementEdge", cursor: "1", node })),
        pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
      },
    }),
    AdminCreateAnnouncement: () => ({ adminCreateAnnouncement: written() }),
    AdminUpdateAnnouncement: () => ({ adminUpdateAnnouncement: written() }),
    AdminPublishAnnouncement: () => ({
      adminPublishAnnouncement: written({ state: "published", number: 1 }),
    }),
    ...more,
  });
  render(<AnnouncementsTab Preview={Preview} />, { wrapper: server.wrapper });
  return server;
}

const write = async () => {
  await userEvent.click(screen.getByRole("button", { name: "Write an announcement" }));
  await screen.findByRole("dialog");
  for (const [name, value] of [
    ["Title (日本語)", texts.titleJa],
    ["Text (日本語, HTML or plain)", texts.contentJa],
    ["Title (English)", texts.titleEn],
    ["Text (English, HTML or plain)", texts.contentEn],
  ])
    await userEvent.type(screen.getByRole("textbox", { name: name! }), value!);
};

it("writes a draft in both languages, shown as readers will see it", async () => {
  const { calls } = await open([]);
  await write();
  expect(screen.getByRole("heading", { name: "Subject" })).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Save draft" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(calls("AdminCreateAnnouncement")).toEqual([{ input: texts }]);
});

it("schedules; when only that failed, the next attempt writes no second draft", async () => {
  const answers = [
    () => Promise.reject(new AppError("SERVER_ERROR")),
    () => ({ adminPublishAnnouncement: written({ state: "scheduled" }) }),
  ];
  const { calls } = await open([], { AdminPublishAnnouncement: () => answers.shift()?.() });
  await write();
  const schedule = screen.getByRole("button", { name: "Schedule" });
  expect(schedule).toBeDisabled();
  await userEvent.click(screen.getByRole("checkbox", { name: /^Publish at a set time/ }));
  const nextYear = String(new Date().getFullYear() + 1);
  // By way of a month that is too short, as arrow keys go.
  for (const [part, chosen] of [
    ["year", nextYear],
    ["month", "Jan"],
    ["day", "31"],
    ["month", "Feb"],
    ["month", "Mar"],
    ["hour", "3 AM"],
    ["minute", "05"],
  ] as const)
    await userEvent.selectOptions(screen.getByLabelText(part), chosen);
  await userEvent.click(schedule);
  expect(await screen.findByText(/Something went wrong/)).toBeInTheDocument();
  await userEvent.click(schedule);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(calls("AdminCreateAnnouncement")).toHaveLength(1);
  expect(calls("AdminPublishAnnouncement").at(-1)).toEqual({
    id: "a1",
    publishAt: new Date(Number(nextYear), 2, 31, 3, 5).toISOString(),
  });
});

it("says of a time that has passed that the announcement comes at once, and of a later one nothing", async () => {
  await open([]);
  await userEvent.click(screen.getByRole("button", { name: "Write an announcement" }));
  await screen.findByRole("dialog");
  await userEvent.click(screen.getByRole("checkbox", { name: /^Publish at a set time/ }));
  const word = () => screen.queryByText(/This time has passed/);
  expect(screen.getByRole("group", { name: "Time of publication" })).toBeInTheDocument();
  expect(word()).toBeNull();
  // The first moment of this year, and of the year after the next one.
  const now = new Date();
  const year = screen.getByLabelText("year");
  await userEvent.selectOptions(screen.getByLabelText("month"), "Jan");
  await userEvent.selectOptions(screen.getByLabelText("day"), "1");
  await userEvent.selectOptions(screen.getByLabelText("hour"), "12 AM");
  await userEvent.selectOptions(year, String(now.getFullYear()));
  expect(word()).toBeVisible();
  await userEvent.selectOptions(year, String(now.getFullYear() + 2));
  expect(word()).toBeNull();
});

it("asks before what was written is lost, and loses nothing by asking", async () => {
  const { calls } = await open([]);
  await write();
  await userEvent.keyboard("{Escape}");
  await userEvent.click(await screen.findByRole("button", { name: "Keep writing" }));
  expect(screen.getByRole("textbox", { name: "Title (English)" })).toHaveValue(texts.titleEn);
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await userEvent.click(await screen.findByRole("button", { name: "Close without saving" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(calls("AdminCreateAnnouncement")).toEqual([]);
});

it("closes at once where nothing was written", async () => {
  await open([]);
  await userEvent.click(screen.getByRole("button", { name: "Write an announcement" }));
  await screen.findByRole("dialog");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("publishes a draft after asking, and leaves what is published alone", async () => {
  const { calls } = await open([written(), written({ id: "a2", state: "published", number: 4 })]);
  await userEvent.click(await screen.findByRole("button", { name: "Publish now" }));
  const sure = screen.getByRole("button", { name: "Press again to publish" });
  await waitFor(() => expect(sure).not.toHaveAttribute("aria-disabled"));
  await userEvent.click(sure);
  await waitFor(() => expect(calls("AdminPublishAnnouncement")).toEqual([{ id: "a1" }]));
});
