import { type ApolloClient, ApolloLink } from "@apollo/client";
import { MantineProvider } from "@mantine/core";
import { act, render, screen } from "@testing-library/react";
import { useEffect } from "react";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { emitEvent } from "#lib/events";
import { type Session, SessionContext, useAuthUser } from "#lib/identity/AuthProvider";
import { connectionOver } from "#test/connection";
import { ConnectionProvider, useConnection } from "./ConnectionProvider";
import type { Connection, ConnectionNeeds } from "./client";

function tracked() {
  const log: string[] = [];
  const open = ({ leave }: ConnectionNeeds): Connection => {
    const name = `c${log.filter((line) => line.startsWith("open")).length + 1}`;
    log.push(`open ${name}`);
    leaves.push(leave);
    return {
      ...connectionOver(ApolloLink.empty()),
      reopen: () => void log.push(`reopen ${name}`),
      close: () => void log.push(`close ${name}`),
    };
  };
  const leaves: ConnectionNeeds["leave"][] = [];
  return { log, open, leaves };
}

const as = (uid: string): Session => ({ status: "ready", user: { uid, email: null, displayName: null } });
const tree = (
  session: Session,
  open: ReturnType<typeof tracked>["open"],
  leave: () => void,
  child = <p>connected</p>,
) => (
  <MantineProvider env="test">
    <SessionContext value={session}>
      <ConnectionProvider leave={leave} loading={<p role="status">coming</p>} open={open}>
        {child}
      </ConnectionProvider>
    </SessionContext>
  </MantineProvider>
);

it("keeps one connection through navigation, and leaves by the newest way out", () => {
  const { log, open, leaves } = tracked();
  const [before, after] = [vi.fn(), vi.fn()];
  const { rerender } = render(tree(as("u1"), open, before));
  rerender(tree(as("u1"), open, after));
  expect(screen.getByText("connected")).toBeInTheDocument();
  expect(log).toEqual(["open c1"]);
  leaves[0]?.("ACCOUNT_LEAVING");
  expect([before, after].map(({ mock }) => mock.calls)).toEqual([[], [["ACCOUNT_LEAVING"]]]);
});

it("closes it when somebody else signs in, and when nobody is left", () => {
  const { log, open } = tracked();
  const { rerender, unmount } = render(tree(as("u1"), open, () => {}));
  rerender(tree(as("u2"), open, () => {}));
  expect(log).toEqual(["open c1", "close c1", "open c2"]);
  unmount();
  expect(log).toEqual(["open c1", "close c1", "open c2", "close c2"]);
});

it("keeps the connection of an account that is open again, and what is open with it", () => {
  const { log, open } = tracked();
  const clients = new Set<ApolloClient>();
  const Child = () => {
    clients.add(useConnection().client);
    useEffect(() => {
      log.push("mounted");
      return () => void log.push("unmounted");
    }, []);
    return <input aria-label="URL" />;
  };
  const { unmount } = render(tree(as("u1"), open, () => {}, <Child />));
  const field = screen.getByLabelText<HTMLInputElement>("URL");
  field.value = "https://example.com/half";
  act(() => emitEvent("accountReopened", {}));
  expect(log).toEqual(["open c1", "mounted", "reopen c1"]);
  expect(screen.getByLabelText("URL")).toBe(field);
  expect(field).toHaveValue("https://example.com/half");
  expect(clients.size).toBe(1);
  unmount();
  emitEvent("accountReopened", {});
  expect(log.slice(3).sort()).toEqual(["close c1", "unmounted"]);
});

it("never shows one user's to another", () => {
  const { open } = tracked();
  const seen = new Map<ApolloClient, Set<string>>();
  const Child = () => {
    const { client } = useConnection();
    seen.set(client, (seen.get(client) ?? new Set()).add(useAuthUser().uid));
    return null;
  };
  const { rerender } = render(tree(as("u1"), open, () => {}, <Child />));
  rerender(tree(as("u2"), open, () => {}, <Child />));
  expect([...seen.values()].map((uids) => [...uids])).toEqual([["u1"], ["u2"]]);
});

it("is a loading screen for as long as there is none [2.9]", () => {
  const { open } = tracked();
  const first = renderToString(tree(as("u1"), open, () => {}));
  expect(first).toContain('role="status"');
  expect(first).not.toContain("connected");
});
