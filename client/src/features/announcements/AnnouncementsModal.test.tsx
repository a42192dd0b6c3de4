import { act, renderHook, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type Session, SessionContext } from "#lib/identity/AuthProvider";
import { withTexts } from "#test/i18n";
import { identityProvider } from "#test/identity-provider";
import { renderWithin, signedIn, signedOut } from "#test/render";
import { AnnouncementsModal } from "./AnnouncementsModal";
import type { UnreadAnnouncement } from "./unread";
import { useAnnouncements } from "./use-announcements";

const { server } = identityProvider();
const asked: string[] = [];
const marked: unknown[] = [];

const announcement = (more: Partial<UnreadAnnouncement> = {}): UnreadAnnouncement => ({
  id: 7,
  title: "New voices",
  content: "There are new voices.",
  priority: "normal",
  datetime: 202611200905,
  ...more,
});

const answer = (
  list: UnreadAnnouncement[] | null,
  mark: () => Response = () => HttpResponse.json({ success: true }),
) =>
  server.use(
    http.get(`${location.origin}/api/announcements/unread`, ({ request }) => {
      asked.push(new URL(request.url).search);
      return list
        ? HttpResponse.json({ success: true, data: list })
        : HttpResponse.json({ success: false, error: "SERVER_ERROR" }, { status: 500 });
    }),
    http.post(`${location.origin}/api/announcements/mark-read`, async ({ request }) => {
      marked.push(await request.json());
      return mark();
    }),
  );

beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterAll(() => server.close());
beforeEach(() => {
  asked.length = 0;
  marked.length = 0;
});
afterEach(() => server.resetHandlers());

const show = async (language: "ja" | "en" = "en", session: Session = signedIn) => {
  await renderWithin(<AnnouncementsModal />, { language, session });
};
const dialog = () => screen.findByRole("dialog", { name: "Announcements" });

it("opens over the app with what is unread, 42rem wide and 90vh high at most [2.13] [4.2]", async () => {
  answer([announcement()]);
  await show();
  // Compared as text, because jsdom folds the two limits into one property.
  expect((await dialog()).getAttribute("style")).toMatch(/42rem.*90vh/);
  expect(screen.getByRole("heading", { name: "New voices" })).toBeInTheDocument();
  expect(asked).toEqual(["?lang=en"]);
});

it("asks in the interface's language, and says so [1.7]", async () => {
  answer([announcement({ priority: "urgent" })]);
  await show("ja");
  expect(await screen.findByRole("dialog", { name: "お知らせ" })).toBeInTheDocument();
  expect(screen.getByText("緊急")).toBeInTheDocument();
  expect(asked).toEqual(["?lang=ja"]);
});

it("asks for nothing and shows nothing while nobody is signed in [4.2]", async () => {
  answer([announcement()]);
  await show("en", signedOut);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(asked).toEqual([]);
});

it.each([
  ["urgent", "urgent", "Urgent"],
  ["high", "high", "Important"],
  ["normal", "normal", null],
  ["whatever", "normal", null],
])("shows the priority %s in the style of %s [2.13] [3.10]", async (priority, style, label) => {
  answer([announcement({ priority })]);
  await show();
  await dialog();
  expect(screen.getByRole("article")).toHaveAttribute("data-priority", style);
  if (label) expect(screen.getByText(label)).toBeInTheDocument();
  else expect(screen.queryByText(/Urgent|Important/)).toBeNull();
});

describe("what it says", () => {
  it("shows its number as a Japanese long date and time, in every language [3.10]", async () => {
    answer([announcement({ datetime: 202612010005 })]);
    await show();
    await dialog();
    expect(screen.getByText("2026年12月1日 0:05")).toBeInTheDocument();
  });

  it("breaks plain text where it has newlines [3.10]", async () => {
    answer([announcement({ content: "First\nSecond < third" })]);
    await show();
    await dialog();
    expect(screen.getByText(/First/).innerHTML).toBe("First<br>Second &lt; third");
  });

  it("shows HTML without what could run [3.10]", async () => {
    const content =
      '<p onclick="x()">Hello <b>you</b><img src=x onerror="x()"><script>x()</script></p>' +
      '<a href="javascript:x()">one</a> <a href="https://example.com/">two</a>';
    answer([announcement({ content })]);
    await show();
    await dialog();
    expect(screen.getByText("you").closest("div")?.innerHTML).toBe(
      '<p>Hello <b>you</b></p><a>one</a> <a href="https://example.com/">two</a>',
    );
  });
});

describe("leaving it", () => {
  it.each([
    ["its confirmation", () => userEvent.click(screen.getByRole("button", { name: "Got it" }))],
    ["its closing", () => userEvent.click(screen.getByRole("button", { name: "Close" }))],
    ["Escape", () => userEvent.keyboard("{Escape}")],
  ])("by %s marks all read with the highest id [4.16]", async (_, leave) => {
    answer([announcement({ id: 8 }), announcement({ id: 12 }), announcement({ id: 3 })]);
    await show();
    await dialog();
    await leave();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(marked).toEqual([{ latestId: 12 }]));
  });

  it.each([
    ["is refused", () => HttpResponse.json({ success: false, error: "SERVER_ERROR" }, { status: 500 })],
    ["gets no answer", () => HttpResponse.error()],
  ])("empties the list even when marking %s [4.16] [8.16]", async (_, mark) => {
    answer([announcement()], mark);
    await show();
    await dialog();
    await userEvent.click(screen.getByRole("button", { name: "Got it" }));
    await waitFor(() => expect(marked).toHaveLength(1));
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("the list", () => {
  const follow = async () => {
    await withTexts("en");
    let session: Session = signedIn;
    const hook = renderHook(useAnnouncements, {
      wrapper: ({ children }) => <SessionContext value={session}>{children}</SessionContext>,
    });
    return {
      ...hook,
      be: (next: Session) => {
        session = next;
        act(() => hook.rerender());
      },
    };
  };

  it("is cleared at sign-out, and fetched anew at the next sign-in [4.2]", async () => {
    answer([announcement()]);
    const { result, be } = await follow();
    await waitFor(() => expect(result.current.announcements).toHaveLength(1));
    be(signedOut);
    expect(result.current.announcements).toEqual([]);
    be(signedIn);
    await waitFor(() => expect(result.current.announcements).toHaveLength(1));
    expect(asked).toHaveLength(2);
  });

  describe("when fetching fails", () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
    /** Lets waits pass, while answers take real time to arrive. */
    async function passUntil(holds: () => boolean) {
      while (!holds()) {
        await act(() => vi.advanceTimersByTimeAsync(100));
        await new Promise(setImmediate);
      }
    }

    it("is asked for three times more; then it is empty, with the error [8.16] [9.2]", async () => {
      answer(null);
      const { result } = await follow();
      await passUntil(() => result.current.error !== null);
      expect(result.current.error).toMatchObject({ code: "SERVER_ERROR" });
      expect(result.current.announcements).toEqual([]);
      expect(asked).toHaveLength(4);
    });

    it("is shown when a further attempt brings it [9.2]", async () => {
      answer(null);
      const { result } = await follow();
      await passUntil(() => asked.length === 1);
      answer([announcement()]);
      await passUntil(() => result.current.announcements.length > 0);
      expect(result.current.error).toBeNull();
      expect(asked).toHaveLength(2);
    });

    it("is asked for no more after the sign-out [4.2]", async () => {
      answer(null);
      const { be } = await follow();
      await passUntil(() => asked.length === 1);
      be(signedOut);
      await act(() => vi.advanceTimersByTimeAsync(60_000));
      expect(asked).toHaveLength(1);
    });
  });
});
