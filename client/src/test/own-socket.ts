import { afterEach, beforeEach, vi } from "vitest";
import { createSocket, type Socket } from "#lib/apollo/socket";
import { FakeSocket } from "./fake-socket";

export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
export const onRefused = vi.fn();

/** Hands each test of the file a socket of its own over fake connections, in a time that only `pass` moves. */
export function withOwnSocket(use: (socket: Socket) => void): void {
  let socket: Socket;
  const getToken = async (renew?: boolean) => (renew ? "new" : "old");
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.all = [];
    onRefused.mockClear();
    socket = createSocket({ url: "ws://localhost/graphql", getToken, onRefused });
    use(socket);
  });
  afterEach(() => {
    socket.dispose();
    vi.unstubAllGlobals();
  });
}
