import { act, fireEvent, render, renderHook, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ScriptEditor_ScriptFragment } from "#gql/graphql";
import { AppError } from "#lib/errors";
import { finishBeforeSignOut } from "#lib/identity/before-sign-out";
import { setStorageOwner } from "#lib/own-storage";
import { AUTOSAVE_DELAY } from "#lib/timing";
import { graphqlServer } from "#test/graphql";
import { withTexts } from "#test/i18n";
import type { OncePrice, Speaking } from "./narration";
import { ScriptEditor } from "./ScriptEditor";
import { draftStore } from "./stored-draft";
import { useUnsavedScripts } from "./unsaved-scripts";

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => setStorageOwner(null));

const split = (content: string) =>
  [...content.matchAll(/[^。]+。/g)].map(([text], index) => ({
    __typename: "Sentence" as const,
    index,
    paragraph: 0,
    text,
    untied: text.match(/九+/g) ?? [],
    ties: text.includes("八")
      ? [{ __typename: "Tie" as const, text: "八", blockIndex: 3, excerpt: "気温は八度" }]
      : [],
  }));
const script = (content: string, version = 1): ScriptEditor_ScriptFragment & { __typename: "Script" } => ({
  __typename: "Script",
  id: "s1",
  content,
  version,
  settings: { __typename: "ScriptSettings", language: "ja" } as never,
  sentences: split(content) as never,
  leftOut: [],
  length: { __typename: "ScriptLength", seconds: 10, targetSeconds: 10, isShort: false } as never,
  updatedAt: "2026-01-01T00:00:00Z",
});

async function editor(
  content = "雨です。晴れです。",
  update = (variables: Record<string, unknown>): unknown => ({
    updateScript: script(String(variables.content), Number(variables.expectedVersion) + 1),
  }),
  now = (): unknown => ({ script: script("ほかの人の文。", 7) }),
) {
  await withTexts("ja");
  const server = graphqlServer({
    UpdateScript: update,
    ScriptNow: now,
  });
  const seek = vi.fn();
  const play = vi.fn();
  const narration = {
    spoken: null,
    sound: {
      match: (texts: readonly string[]) => texts.map((text, at) => (text.includes("雪") ? null : at)),
      seek,
      play,
      startOf: (cue: number) => cue * 65,
    },
  };
  const order = vi.fn();
  const once = {
    price: vi.fn(async () => ({ quoteId: "q1", credits: 1, isMade: true, others: 0 })),
    order: vi.fn(async () => {}),
  };
  const speaking = {
    stretch: 1,
    speakers: ["太郎"],
    hear: vi.fn(async (text: string) => `/media/${text}`),
    again: { credits: 3, order },
    once,
  };
  const user = userEvent.setup({ advanceTimers: (milliseconds) => vi.advanceTimersByTime(milliseconds) });
  const editorWith = (more: Partial<Speaking> = {}, stored = script(content)) => (
    <ScriptEditor
      entryId="e1"
      script={stored}
      language="ja"
      narration={narration}
      speaking={{ ...speaking, ...more }}
      onSaved={() => undefined}
    />
  );
  const view = render(editorWith(), { wrapper: server.wrapper });
  const sentence = (name: string) => screen.getByRole("button", { name });
  return {
    ...view,
    ...server,
    rerenderWith: (more: Partial<Speaking>) => view.rerender(editorWith(more)),
    storedElsewhere: (text: string, version: number) => view.rerender(editorWith({}, script(text, version))),
    user,
    seek,
    play,
    order,
    speaking,
    sentence,
    saved: () =>
      server.calls("UpdateScript").map(({ content, expectedVersion }) => [content, expectedVersion]),
    async rewrite(from: string, to: string) {
      await user.dblClick(sentence(from));
      const field = screen.getByRole("textbox", { name: "文" });
      await user.clear(field);
      await user.type(field, `${to}{Enter}`);
    },
    after: (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds)),
    autosave: () => act(() => vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY)),
  };
}

it("seeks by a click and edits by a double click; the change is saved on its version", async () => {
  const { user, sentence, seek, rewrite, autosave, saved } = await editor();
  await user.click(sentence("晴れです。"));
  expect(seek).toHaveBeenCalledWith(1);
  await rewrite("晴れです。", "雪です。");
  await autosave();
  expect(saved()).toEqual([["雨です。雪です。", 1]]);
  expect(screen.getByText("保存済み")).toBeInTheDocument();
  await rewrite("雨です。", "風です。");
  await autosave();
  expect(saved()[1]).toEqual(["風です。雪です。", 2]);
});

it("saves before its writer signs out", async () => {
  const { rewrite, saved } = await editor();
  await rewrite("雨です。", "雪です。");
  expect(saved()).toEqual([]);
  await act(() => finishBeforeSignOut());
  expect(saved()).toEqual([["雪です。晴れです。", 1]]);
});

it("stores no text any more once its writer has signed out, for nobody", async () => {
  setStorageOwner("u1");
  let answer = (_: unknown) => {};
  const { rewrite, autosave, after } = await editor(
    undefined,
    () => new Promise((resolve) => (answer = resolve)),
  );
  await rewrite("雨です。", "雪です。");
  await autosave();
  await rewrite("晴れです。", "霧です。");
  const kept = { ...localStorage };
  expect(Object.keys(kept)).toEqual(["yomikoe.u1.draft.s1"]);
  setStorageOwner(null);
  answer({ updateScript: script("雪です。晴れです。", 2) });
  await after(0);
  await rewrite("霧です。", "曇りです。");
  await autosave();
  expect({ ...localStorage }).toEqual(kept);
});

it("takes over what the server made of the text, and does not save it again", async () => {
  const { user, after, saved } = await editor(undefined, ({ content, expectedVersion }) => ({
    updateScript: script(String(content).trim(), Number(expectedVersion) + 1),
  }));
  await user.click(screen.getByRole("button", { name: "まとめて編集" }));
  await user.type(screen.getByRole("textbox", { name: "台本" }), "  ");
  await after(5 * AUTOSAVE_DELAY);
  expect(saved()).toEqual([["雨です。晴れです。  ", 1]]);
  expect(screen.getByRole("textbox", { name: "台本" })).toHaveValue("雨です。晴れです。");
});

it("asks before the page is left with a change that is not stored yet", async () => {
  const { rewrite, autosave } = await editor();
  const leave = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  expect(leave()).toBe(false);
  await rewrite("雨です。", "雪です。");
  expect(leave()).toBe(true);
  await autosave();
  expect(leave()).toBe(false);
});

it("saves 900 ms after the last change, and not before", async () => {
  const { rewrite, saved, after } = await editor();
  await rewrite("雨です。", "雪です。");
  await after(AUTOSAVE_DELAY - 300);
  expect(saved()).toEqual([]);
  await after(300);
  expect(saved()).toHaveLength(1);
});

it("goes back and forth, and saves where it ends", async () => {
  const { user, rewrite, autosave, saved, sentence } = await editor();
  await rewrite("晴れです。", "雪です。");
  await user.click(screen.getByRole("button", { name: "元に戻す" }));
  expect(sentence("晴れです。")).toBeInTheDocument();
  await autosave();
  expect(saved()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "やり直す" }));
  await autosave();
  expect(saved()).toEqual([["雨です。雪です。", 1]]);
});

it("gives up a sentence by Escape and walks by the arrows", async () => {
  const { user, sentence, saved, autosave } = await editor();
  sentence("雨です。").focus();
  await user.keyboard("{ArrowDown}");
  expect(sentence("晴れです。")).toHaveFocus();
  await user.keyboard("{Enter}x{Escape}");
  await autosave();
  expect(saved()).toEqual([]);
});

it("loses no text in a conflict, and saves it over the other when told to [8.6]", async () => {
  let refused = false;
  const { rewrite, autosave, user, saved } = await editor(undefined, ({ content, expectedVersion }) => {
    if (expectedVersion !== 7) {
      refused = true;
      throw new AppError("CONFLICT", { code: "CONFLICT" });
    }
    return { updateScript: script(String(content), 8) };
  });
  await rewrite("晴れです。", "雪です。");
  await autosave();
  expect(refused).toBe(true);
  expect(screen.getByRole("alert")).toHaveTextContent("ほかの場所で変更されました");
  expect(screen.getByRole("textbox", { name: "台本" })).toHaveValue("雨です。雪です。");
  await user.click(screen.getByRole("button", { name: "自分の変更を残す" }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(saved().at(-1)).toEqual(["雨です。雪です。", 7]);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

it("takes what is stored instead when told to", async () => {
  const { rewrite, autosave, user } = await editor(undefined, () => {
    throw new AppError("CONFLICT", { code: "CONFLICT" });
  });
  await rewrite("晴れです。", "雪です。");
  await autosave();
  await user.click(screen.getByRole("button", { name: "保存されている内容にする" }));
  expect(await screen.findByRole("button", { name: "ほかの人の文。" })).toBeInTheDocument();
});

it("keeps what could not be saved on this device, and brings it back", async () => {
  const first = await editor(undefined, () => {
    throw new AppError("NETWORK_ERROR");
  });
  await first.rewrite("晴れです。", "雪です。");
  await first.autosave();
  expect(
    screen.getByText("入力した内容はこの端末に保管されています。", { exact: false }),
  ).toBeInTheDocument();
  first.unmount();
  const second = await editor();
  await second.autosave();
  expect(second.saved()).toEqual([["雨です。雪です。", 1]]);
});

it("marks the numbers that the page does not say, until the sentence was edited", async () => {
  const { rewrite, autosave, sentence } = await editor();
  expect(screen.queryByText(/見当たらない/)).toBeNull();
  await rewrite("晴れです。", "九度です。");
  await autosave();
  expect(screen.getByText("九", { selector: "mark" })).toBeInTheDocument();
  expect(screen.getByText(/見当たらない 1（波線）/)).toBeInTheDocument();
  expect(sentence("九度です。")).toHaveAccessibleDescription(/九/);
  await rewrite("九度です。", "雪です。");
  expect(screen.queryByText("九", { selector: "mark" })).toBeNull();
});

it("shows where the page says a number, when asked to", async () => {
  const { rewrite, autosave, user } = await editor();
  expect(screen.queryByRole("switch")).toBeNull();
  await rewrite("晴れです。", "八度です。");
  await autosave();
  expect(screen.getByText("八")).toHaveAttribute("title", "ページの記載：気温は八度");
  await user.click(screen.getByRole("switch", { name: /出典を表示/ }));
  expect(screen.getByRole("list", { name: "ページの記載" })).toHaveTextContent("八 気温は八度");
});

it("says when the page had less to say than was asked for, until somebody writes more", async () => {
  await withTexts("en");
  const short = {
    ...script("雨です。"),
    length: { seconds: 42, targetSeconds: 120, isShort: true } as never,
  };
  const { wrapper } = graphqlServer({});
  render(<ScriptEditor entryId="e1" script={short} language="ja" narration={null} onSaved={vi.fn()} />, {
    wrapper,
  });
  expect(screen.getByRole("note")).toHaveTextContent("About 0:42, although 2:00 was asked for");
});

const conflict = () => {
  throw new AppError("CONFLICT", { code: "CONFLICT" });
};
const offline = () => {
  throw new AppError("NETWORK_ERROR");
};
const asText = { name: "まとめて編集" };

it("keeps an open sentence the one that it was while the others are split anew", async () => {
  const { user, sentence, rewrite, autosave, saved } = await editor();
  await rewrite("雨です。", "風です。雪です。");
  await user.dblClick(sentence("晴れです。"));
  const field = screen.getByRole("textbox", { name: "文" });
  await user.clear(field);
  await user.type(field, "曇りです。");
  await autosave();
  expect(saved()).toHaveLength(1);
  await user.keyboard("{Enter}");
  await autosave();
  expect(saved().at(-1)).toEqual(["風です。雪です。曇りです。", 2]);
  expect(sentence("風です。")).toBeInTheDocument();
});

it("shows the sentences split anew once an open one is given up", async () => {
  const { user, sentence, rewrite, autosave } = await editor();
  await rewrite("雨です。", "風です。雪です。");
  await user.dblClick(sentence("晴れです。"));
  await autosave();
  expect(screen.queryByRole("button", { name: "風です。" })).toBeNull();
  await user.keyboard("{Escape}");
  expect(sentence("風です。")).toBeInTheDocument();
});

it("leaves the focus where one clicked after writing a sentence", async () => {
  const { user, sentence } = await editor();
  await user.dblClick(sentence("晴れです。"));
  act(() => screen.getByRole("button", asText).focus());
  expect(sentence("晴れです。")).toBeInTheDocument();
  expect(screen.getByRole("button", asText)).toHaveFocus();
});

it("never calls an empty text saved, and does not bring it back", async () => {
  const first = await editor();
  await first.user.click(screen.getByRole("button", asText));
  await first.user.clear(screen.getByRole("textbox", { name: "台本" }));
  await first.autosave();
  await first.user.tab();
  expect(screen.getByRole("status")).toHaveTextContent("台本は空にできません");
  expect(first.saved()).toEqual([]);
  first.unmount();
  const second = await editor();
  expect(second.sentence("雨です。")).toBeInTheDocument();
});

it("sees no conflict in a text that was stored although the tab was closed meanwhile", async () => {
  draftStore("s1").keep({ content: "雨です。晴れです。", version: 0 });
  const { rewrite, autosave, saved } = await editor();
  await rewrite("晴れです。", "雪です。");
  await autosave();
  expect(saved()).toEqual([["雨です。雪です。", 1]]);
});

it("sees no conflict in its own text whose answer was lost", async () => {
  let tries = 0;
  const { rewrite, autosave, user } = await editor(
    undefined,
    () => (++tries === 1 ? offline() : conflict()),
    () => ({ script: script("雨です。雪です。", 2) }),
  );
  await rewrite("晴れです。", "雪です。");
  await autosave();
  await user.click(screen.getByRole("button", { name: "再試行" }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(tries).toBe(2);
  expect(screen.getByRole("status")).toHaveTextContent("保存済み");
});

it.each(["自分の変更を残す", "保存されている内容にする"])(
  "says that a conflict could not be settled, and keeps the text: %s",
  async (choice) => {
    const { rewrite, autosave, user } = await editor(undefined, conflict, offline);
    await rewrite("晴れです。", "雪です。");
    await autosave();
    await user.click(screen.getByRole("button", { name: choice }));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByRole("alert")).toHaveTextContent("サーバーに接続できません");
    expect(screen.getByRole("textbox", { name: "台本" })).toHaveValue("雨です。雪です。");
  },
);

it("leaves a sentence open that is being written when a conflict comes up", async () => {
  const { user, sentence, rewrite, autosave } = await editor(undefined, conflict);
  await rewrite("雨です。", "風です。");
  await user.dblClick(sentence("晴れです。"));
  await user.keyboard("夜も。");
  await autosave();
  expect(screen.getByRole("alert")).toBeInTheDocument();
  expect(screen.getByRole("textbox", { name: "文" })).toHaveValue("晴れです。夜も。");
  await user.keyboard("{Enter}");
  expect(screen.getByRole("textbox", { name: "台本" })).toHaveValue("風です。晴れです。夜も。");
});

it("takes a burst of typing back in one step even when it could not be saved", async () => {
  const { user, autosave } = await editor(undefined, offline);
  await user.click(screen.getByRole("button", asText));
  const field = screen.getByRole("textbox", { name: "台本" });
  await user.type(field, "あい");
  await autosave();
  await user.type(field, "うえ");
  await user.click(screen.getByRole("button", { name: "元に戻す" }));
  expect(field).toHaveValue("雨です。晴れです。");
});

it("tells the screen of changes that are not stored, until they are stored or taken back", async () => {
  const { rewrite, autosave, user } = await editor();
  const { result } = renderHook(useUnsavedScripts);
  await rewrite("晴れです。", "雪です。");
  expect([...result.current]).toEqual(["s1"]);
  await autosave();
  expect([...result.current]).toEqual([]);
  await rewrite("雪です。", "風です。");
  expect([...result.current]).toEqual(["s1"]);
  await user.click(screen.getByRole("button", { name: "元に戻す" }));
  expect([...result.current]).toEqual([]);
});

const tool = (name: string | RegExp) => screen.getByRole("button", { name });

it("offers the sentence with the focus, by Tab right behind it, and the one under the cursor", async () => {
  const { user, sentence } = await editor();
  expect(screen.queryByRole("toolbar")).toBeNull();
  act(() => sentence("雨です。").focus());
  expect(screen.getByRole("toolbar")).toBeInTheDocument();
  await user.tab();
  expect(tool("この文を編集")).toHaveFocus();
  fireEvent.pointerOver(sentence("晴れです。"));
  expect(screen.getAllByRole("toolbar")).toHaveLength(1);
  fireEvent.click(tool("この文を編集"));
  expect(screen.getByRole("textbox", { name: "文" })).toHaveValue("晴れです。");
});

it("deletes a sentence, keeps the focus beside it, and brings it back", async () => {
  const { user, sentence, autosave, saved } = await editor();
  sentence("雨です。").focus();
  await user.keyboard("{Delete}");
  expect(sentence("晴れです。")).toHaveFocus();
  await user.click(within(screen.getByText("文を削除しました。")).getByRole("button"));
  expect(sentence("雨です。")).toHaveFocus();
  expect(screen.queryByText("文を削除しました。")).toBeNull();
  await autosave();
  expect(saved()).toEqual([]);
});

it("moves a sentence by the keyboard and adds one below", async () => {
  const { user, sentence, autosave, saved } = await editor();
  sentence("雨です。").focus();
  await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
  expect(sentence("雨です。")).toHaveFocus();
  await user.keyboard("{Control>}{Enter}{/Control}");
  await user.type(screen.getByRole("textbox", { name: "文" }), "風です。{Enter}");
  expect(sentence("風です。")).toHaveFocus();
  await autosave();
  expect(saved()).toEqual([["晴れです。雨です。風です。", 1]]);
});

it("lets a sentence be heard, and speaks again only what was changed", async () => {
  const { user, sentence, rewrite, speaking, order } = await editor();
  vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, "pause").mockReturnValue();
  act(() => sentence("雨です。").focus());
  expect(screen.queryByRole("button", { name: /つくり直す/ })).toBeNull();
  await user.click(tool("この文を試聴（無料）"));
  expect(speaking.hear).toHaveBeenCalledExactlyOnceWith("雨です。");
  await rewrite("雨です。", "雪です。");
  act(() => sentence("雪です。").focus());
  await user.click(tool("変えた文の音声をつくり直す（3クレジット）"));
  expect(order).toHaveBeenCalledTimes(1);
});

it("speaks one unchanged sentence once more at the price it tells, or says what would change its sound", async () => {
  const { user, sentence, speaking } = await editor();
  act(() => sentence("雨です。").focus());
  act(() => tool("この文をもう一度読み上げる").focus());
  await user.keyboard("{Enter}");
  await user.click(await screen.findByRole("button", { name: "もう一度読み上げる1クレジット" }));
  const [line, price] = ["雨です。", { quoteId: "q1", credits: 1, isMade: true, others: 0 }];
  expect(speaking.once.order).toHaveBeenCalledExactlyOnceWith(line, price);
  speaking.once.price.mockResolvedValueOnce({ quoteId: "q2", credits: 0, isMade: false, others: 0 });
  await user.click(tool("この文をもう一度読み上げる"));
  expect(await screen.findByText(/この声は、同じ文をいつも同じように読み上げます/)).toBeVisible();
  expect(screen.queryByRole("button", { name: /^もう一度読み上げる/ })).toBeNull();
});

it("keeps what a sentence's tool has opened when the pointer leaves the sentence", async () => {
  const { user, sentence } = await editor();
  await user.hover(sentence("晴れです。"));
  const once = tool("この文をもう一度読み上げる");
  act(() => once.focus());
  fireEvent.click(once);
  expect(await screen.findByRole("dialog", { name: "この文をもう一度読み上げる" })).toBeVisible();
  await user.unhover(sentence("晴れです。"));
  expect(screen.getByRole("button", { name: "もう一度読み上げる1クレジット" })).toBeVisible();
});

it("asks for the price of one sentence anew where it could not be told, or holds no more", async () => {
  const { user, sentence, speaking } = await editor();
  const { price, order } = speaking.once;
  price.mockRejectedValueOnce(new AppError("NETWORK_ERROR"));
  act(() => sentence("雨です。").focus());
  await user.click(tool("この文をもう一度読み上げる"));
  await user.click(await screen.findByRole("button", { name: "再試行" }));
  price.mockResolvedValueOnce({ quoteId: "q2", credits: 2, isMade: true, others: 3 });
  order.mockRejectedValueOnce(new AppError("CONFLICT", { reason: "QUOTE_EXPIRED" }));
  await user.click(await screen.findByRole("button", { name: "もう一度読み上げる1クレジット" }));
  expect(await screen.findByText(/^見積もりの有効期限が切れました/)).toBeVisible();
  expect(await screen.findByText(/^この文のほかに、変わった文3件/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "もう一度読み上げる2クレジット" }));
  expect(order).toHaveBeenLastCalledWith("雨です。", expect.objectContaining({ quoteId: "q2" }));
});

it("asks for the price of one sentence as soon as an order was carried out", async () => {
  const { user, sentence, speaking, rerenderWith } = await editor();
  speaking.once.price.mockRejectedValueOnce(new AppError("NETWORK_ERROR"));
  act(() => sentence("雨です。").focus());
  await user.click(tool("この文をもう一度読み上げる"));
  const retry = await screen.findByRole("button", { name: "再試行" });
  rerenderWith({ once: null });
  await user.click(retry);
  expect(speaking.once.price).toHaveBeenCalledTimes(1);
  rerenderWith({});
  expect(await screen.findByRole("button", { name: "もう一度読み上げる1クレジット" })).toBeEnabled();
});

it("shows the price that was asked for last, whichever is told last", async () => {
  const { user, sentence, speaking } = await editor();
  let tellFirst = (_: OncePrice) => {};
  speaking.once.price.mockReturnValueOnce(
    new Promise((resolve) => {
      tellFirst = resolve;
    }),
  );
  act(() => sentence("雨です。").focus());
  await user.click(tool("この文をもう一度読み上げる"));
  await user.keyboard("{Escape}");
  await user.click(tool("この文をもう一度読み上げる"));
  expect(await screen.findByRole("button", { name: "もう一度読み上げる1クレジット" })).toBeVisible();
  await act(async () => tellFirst({ quoteId: "q0", credits: 9, isMade: true, others: 0 }));
  expect(screen.getByRole("button", { name: "もう一度読み上げる1クレジット" })).toBeVisible();
});

it("leaves the focus on the tool while its order is carried out", async () => {
  const { user, sentence, rerenderWith } = await editor();
  act(() => sentence("雨です。").focus());
  act(() => tool("この文をもう一度読み上げる").focus());
  rerenderWith({ once: null });
  expect(tool("この文をもう一度読み上げる")).toHaveFocus();
  expect(tool("この文をもう一度読み上げる")).toHaveAttribute("aria-disabled", "true");
  await user.keyboard("{Enter}");
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("shows chapters with their time and speakers as chips", async () => {
  const { user, play, sentence } = await editor("# 朝。太郎：雨です。");
  expect(screen.getByRole("heading", { name: "朝。" })).toBeInTheDocument();
  expect(screen.getByText("0:00")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "「朝。」から再生" }));
  expect(play).toHaveBeenCalledExactlyOnceWith(0);
  expect(sentence("太郎：雨です。")).toBeInTheDocument();
  expect(screen.getByText("太郎")).toHaveAttribute("data-speaker", "0");
});

it("leads to what the page does not say, from one to the next", async () => {
  const { user, sentence } = await editor("九度です。八度です。九時です。");
  expect(screen.getByText("数字と名前3か所：ページで確認 1、見当たらない 2（波線）")).toBeVisible();
  await user.click(tool("見る"));
  expect(sentence("九時です。")).toHaveFocus();
  await user.click(tool("見る"));
  expect(sentence("九度です。")).toHaveFocus();
});

it("takes in at once what another window has written in other sentences, and saves on it", async () => {
  const { rewrite, autosave, sentence, saved } = await editor(undefined, ({ expectedVersion }) => ({
    updateScript: script("霧です。雪です。", Number(expectedVersion) + 2),
  }));
  await rewrite("晴れです。", "雪です。");
  await autosave();
  expect(sentence("霧です。")).toBeInTheDocument();
  await rewrite("霧です。", "風です。");
  await autosave();
  expect(saved().at(-1)).toEqual(["風です。雪です。", 3]);
});

it("shows what another window saved while its own save was on its way [4.4]", async () => {
  const both = script("霧です。雪です。", 3);
  const tab = await editor(
    undefined,
    ({ content }) => {
      tab.send({ scriptChanged: both });
      return { updateScript: script(String(content), 2) };
    },
    () => ({ script: both }),
  );
  await tab.rewrite("晴れです。", "雪です。");
  await tab.autosave();
  expect(tab.sentence("霧です。")).toBeInTheDocument();
  await tab.rewrite("霧です。", "風です。");
  await tab.autosave();
  expect(tab.saved().at(-1)).toEqual(["風です。雪です。", 3]);
});

it("has what another window wrote merged anew where a sentence was open as it came [8.6]", async () => {
  const { user, sentence, rewrite, autosave, saved, calls } = await editor(
    "雨です。曇りです。晴れです。",
    () => ({
      updateScript: script("雨です。霧です。雪です。", 3),
    }),
  );
  await rewrite("晴れです。", "雪です。");
  await user.dblClick(sentence("雨です。"));
  await autosave();
  const field = screen.getByRole("textbox", { name: "文" });
  await user.clear(field);
  await user.type(field, "風です。{Enter}");
  await autosave();
  expect(saved()).toEqual([
    ["雨です。曇りです。雪です。", 1],
    ["風です。曇りです。雪です。", 3],
  ]);
  expect(calls("UpdateScript").map(({ baseContent }) => baseContent)).toEqual([
    undefined,
    "雨です。曇りです。雪です。",
  ]);
});

it("has a saved sentence's former words merged from what was saved, not from what it was before [8.6]", async () => {
  const { user, sentence, rewrite, autosave, calls } = await editor("雨です。曇りです。晴れです。", () => ({
    updateScript: script("雨です。霧です。雪です。", 3),
  }));
  await rewrite("晴れです。", "雪です。");
  await user.dblClick(sentence("雨です。"));
  await autosave();
  const field = screen.getByRole("textbox", { name: "文" });
  await user.clear(field);
  await user.type(field, "風です。{Enter}");
  await rewrite("雪です。", "晴れです。");
  await autosave();
  expect(calls("UpdateScript").at(-1)).toMatchObject({
    content: "風です。曇りです。晴れです。",
    expectedVersion: 3,
    baseContent: "雨です。曇りです。雪です。",
  });
});

it("keeps with an unsaved text what it was written on, for when the page is opened again [8.6]", async () => {
  let isDown = false;
  const first = await editor("雨です。晴れです。", () => {
    if (isDown) throw new AppError("NETWORK_ERROR");
    return { updateScript: script("霧です。雪です。", 3) };
  });
  await first.rewrite("晴れです。", "雪です。");
  await first.user.dblClick(first.sentence("雨です。"));
  await first.autosave();
  isDown = true;
  const field = screen.getByRole("textbox", { name: "文" });
  await first.user.clear(field);
  await first.user.type(field, "風です。{Enter}");
  await first.autosave();
  first.unmount();
  const second = await editor("霧です。雪です。");
  await second.autosave();
  expect(second.calls("UpdateScript")).toMatchObject([
    { content: "風です。雪です。", expectedVersion: 3, baseContent: "雨です。雪です。" },
  ]);
});

it("keeps what was written during a save with what that save has stored [8.6]", async () => {
  const saving = Promise.withResolvers<unknown>();
  let isDown = false;
  const first = await editor("雨です。晴れです。", () => {
    if (isDown) throw new AppError("NETWORK_ERROR");
    return saving.promise;
  });
  await first.rewrite("晴れです。", "雪です。");
  await first.autosave();
  await first.rewrite("雨です。", "風です。");
  isDown = true;
  saving.resolve({ updateScript: script("霧です。雪です。", 3) });
  await first.after(0);
  first.unmount();
  const second = await editor("霧です。雪です。");
  await second.autosave();
  expect(second.calls("UpdateScript")).toMatchObject([
    { content: "風です。雪です。", expectedVersion: 3, baseContent: "雨です。雪です。" },
  ]);
});

it("writes on the stored text again once a kept draft was taken back", async () => {
  draftStore("s1").keep({ content: "雨です。雪です。", version: 0, baseContent: "雨です。晴れです。" });
  const { rewrite, autosave, calls } = await editor("霧です。晴れです。");
  fireEvent.click(screen.getByRole("button", { name: "元に戻す" }));
  await rewrite("霧です。", "風です。");
  await autosave();
  expect(calls("UpdateScript")).toEqual([
    { entryId: "e1", scriptId: "s1", content: "風です。晴れです。", expectedVersion: 1 },
  ]);
});

it("takes back one's own sentences after another window's edit, and nothing of that [8.6]", async () => {
  const { rewrite, autosave, sentence, user, saved } = await editor(
    undefined,
    ({ content, expectedVersion }) => ({
      updateScript: script(String(content).replace("雨です。", "霧です。"), Number(expectedVersion) + 2),
    }),
  );
  await rewrite("晴れです。", "雪です。");
  await autosave();
  expect(sentence("霧です。")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "元に戻す" }));
  expect(sentence("霧です。")).toBeInTheDocument();
  expect(sentence("晴れです。")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "元に戻す" })).toBeDisabled();
  await user.click(screen.getByRole("button", { name: "やり直す" }));
  expect(sentence("雪です。")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "元に戻す" }));
  await autosave();
  expect(saved().at(-1)).toEqual(["霧です。晴れです。", 3]);
});

it("offers no step back in a sentence that another window has written anew", async () => {
  const { rewrite, autosave, sentence } = await editor(undefined, () => ({
    updateScript: script("雨です。霧です。", 3),
  }));
  await rewrite("晴れです。", "雪です。");
  await autosave();
  expect(sentence("霧です。")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "元に戻す" })).toBeDisabled();
});

it("shows what another window has written although it was told before the answer to a save [4.4]", async () => {
  let answer = (_: unknown) => {};
  const saving = new Promise((resolve) => {
    answer = resolve;
  });
  const { rewrite, autosave, after, sentence, storedElsewhere } = await editor(undefined, () => saving);
  await rewrite("晴れです。", "雪です。");
  await autosave();
  storedElsewhere("霧です。雪です。", 3);
  expect(sentence("雨です。")).toBeVisible();
  answer({ updateScript: script("雨です。雪です。", 2) });
  await after(0);
  expect(await screen.findByRole("button", { name: "霧です。" })).toBeVisible();
  storedElsewhere("雨です。雪です。", 2);
  expect(sentence("霧です。")).toBeVisible();
});

it("asks which one to keep where both have changed the same sentence, and only that [8.6]", async () => {
  const parts = [{ text: "霧です。" }, { mine: "雪です。", theirs: "雹です。" }];
  vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, "pause").mockReturnValue();
  const { rewrite, autosave, user, saved, speaking } = await editor(
    undefined,
    ({ content, expectedVersion }) => {
      if (expectedVersion !== 4)
        throw new AppError("CONFLICT", { code: "CONFLICT", details: { version: 4, parts } });
      return { updateScript: script(String(content), 5) };
    },
  );
  await rewrite("晴れです。", "雪です。");
  await autosave();
  const save = await screen.findByRole("button", { name: "選んだ文で保存" });
  expect(save).toBeDisabled();
  // As versions are compared: what differs, each side to be heard, and the rest on request.
  const both = within(screen.getByRole("group", { name: "異なる箇所" }));
  expect(both.getByText("雹", { selector: "del" })).toBeVisible();
  await user.click(both.getByRole("button", { name: "ほかの画面の文を聴く" }));
  expect(speaking.hear).toHaveBeenCalledExactlyOnceWith("雹です。");
  await user.click(screen.getByRole("switch", { name: "すべての文を表示" }));
  expect(screen.getAllByText("霧です。", { selector: "[role=group] span" })).toHaveLength(2);
  await user.click(both.getByRole("button", { name: "ほかの画面： こちらを残す" }));
  await user.click(save);
  await autosave();
  expect(saved().at(-1)).toEqual(["霧です。雹です。", 4]);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

/** Answers as the server does: of two sentences the last one was changed elsewhere, to hail. */
const hailElsewhere = ({ content, expectedVersion }: Record<string, unknown>) => {
  const [first = "", last = ""] = String(content).match(/[^。]+。/g) ?? [];
  if (expectedVersion !== 4) {
    const parts = [{ text: first }, { mine: last, theirs: "雹です。" }];
    throw new AppError("CONFLICT", { code: "CONFLICT", details: { version: 4, parts } });
  }
  return { updateScript: script(String(content), 5) };
};

it.each([
  ["at once", false],
  ["after a pause", true],
])("saves what was written while the choice was open, decided %s [8.6]", async (_, pauses) => {
  const { rewrite, autosave, user, saved, sentence } = await editor(undefined, hailElsewhere);
  await rewrite("晴れです。", "雪です。");
  await autosave();
  await user.click(await screen.findByRole("button", { name: "ほかの画面： こちらを残す" }));
  await rewrite("雨です。", "霧です。");
  if (pauses) await autosave();
  expect(screen.getByRole("button", { name: "ほかの画面： こちらを残す", pressed: true })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "選んだ文で保存" }));
  await autosave();
  expect(saved().at(-1)).toEqual(["霧です。雹です。", 4]);
  expect(sentence("霧です。")).toBeVisible();
  expect(screen.getByText("保存済み")).toBeVisible();
});

it("asks again when the text was emptied while the choice was open, and written anew [8.6]", async () => {
  const { rewrite, autosave, user, saved } = await editor(undefined, hailElsewhere);
  await rewrite("晴れです。", "雪です。");
  await autosave();
  await user.click(await screen.findByRole("button", { name: "まとめて編集" }));
  const text = screen.getByRole("textbox", { name: "台本" });
  await user.clear(text);
  await user.tab();
  expect(await screen.findByText("台本は空にできません")).toBeVisible();
  fireEvent.change(text, { target: { value: "霧です。雪です。" } });
  await autosave();
  await user.click(await screen.findByRole("button", { name: "ほかの画面： こちらを残す" }));
  await user.click(screen.getByRole("button", { name: "選んだ文で保存" }));
  await autosave();
  expect(saved().at(-1)).toEqual(["霧です。雹です。", 4]);
});

it("asks again where the very sentence is written anew while the choice is open [8.6]", async () => {
  const { rewrite, autosave, user, saved } = await editor(undefined, hailElsewhere);
  await rewrite("晴れです。", "雪です。");
  await autosave();
  await user.click(await screen.findByRole("button", { name: "この画面： こちらを残す" }));
  await rewrite("雪です。", "曇りです。");
  await user.click(screen.getByRole("button", { name: "選んだ文で保存" }));
  await autosave();
  expect(screen.getByRole("button", { name: "選んだ文で保存" })).toBeDisabled();
  await user.click(screen.getByRole("button", { name: "この画面： こちらを残す" }));
  await user.click(screen.getByRole("button", { name: "選んだ文で保存" }));
  await autosave();
  expect(saved().at(-1)).toEqual(["雨です。曇りです。", 4]);
});
