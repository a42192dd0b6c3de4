import WebSocket from "ws";

/** As the product's own screen asks. */
const CHANGES = `
  fragment EntryStatus_queue on Queue {
    id entryId type status stage done total progress revisionNumber errorCode errorMessage createdAt finishedAt
  }
  subscription QueueChanged { queueChanged { resync queue { ...EntryStatus_queue } } }`;

export type Change = { data: { queueChanged: { queue: { id: string; done: number } } } };

/** A socket with one subscription, as a client of the protocol that does nothing but hear. */
export class Listener {
  #socket: WebSocket;
  heard: Change | null = null;
  count = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  static async open(address: string, token: string, id: string): Promise<Listener> {
    const url = `${address.replace("http", "ws")}/graphql`;
    const socket = new WebSocket(url, "graphql-transport-ws", { perMessageDeflate: false });
    const listener = new Listener(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once("error", reject);
      socket.once("close", (code) => reject(new Error(`closed with ${code}`)));
      socket.on("open", () =>
        listener.#send({ type: "connection_init", payload: { authorization: `Bearer ${token}` } }),
      );
      socket.on("message", (text) => {
        const { type, payload } = JSON.parse(String(text));
        if (type === "connection_ack") {
          listener.#send({
            type: "subscribe",
            id,
            payload: { query: CHANGES, operationName: "QueueChanged" },
          });
          resolve();
        } else if (type === "next") {
          listener.heard = payload;
          listener.count++;
        } else if (type === "error") reject(new Error(String(text)));
      });
    });
    return listener;
  }

  #send(message: object) {
    this.#socket.send(JSON.stringify(message));
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#socket.once("close", () => resolve());
      this.#socket.close(1_000);
    });
  }
}
