/** The browser's side of a socket, with the server's side in the test's hand. */
export class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];
  readyState = FakeSocket.CONNECTING;
  sent: { type: string; payload?: Record<string, unknown> }[] = [];
  onopen?: () => unknown;
  onmessage?: (message: { data: string }) => void;
  onerror?: (event: Event) => void;

  constructor(readonly url: string) {
    super();
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close(code = 1000) {
    this.drop(code);
  }
  drop(code: number) {
    if (this.readyState === FakeSocket.CLOSED) return;
    this.readyState = FakeSocket.CLOSED;
    this.dispatchEvent(new CloseEvent("close", { code }));
  }
  async accept() {
    this.readyState = FakeSocket.OPEN;
    await this.onopen?.();
    this.receive({ type: "connection_ack" });
  }
  receive(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** The one that was opened last. */
export const lastSocket = () => FakeSocket.all.at(-1) as FakeSocket;

export const openSockets = () =>
  FakeSocket.all.filter(({ readyState }) => readyState === FakeSocket.OPEN).length;
