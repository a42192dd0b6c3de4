import WebSocket from "ws";
import type { TestApp } from "./app.ts";
import { eventually, listen } from "./graphql.ts";

type Message = Record<string, unknown>;

/** A socket that speaks only what the test makes it say. */
export async function rawSocket(test: TestApp, protocol = "graphql-transport-ws") {
  const url = `${(await listen(test)).replace("http", "ws")}/graphql`;
  const socket = new WebSocket(url, protocol);
  const heard: Message[] = [];
  const closed = new Promise<number>((resolve) => socket.on("close", (code) => resolve(code)));
  socket.on("message", (data) => heard.push(JSON.parse(String(data))));
  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
  return {
    heard,
    closed,
    /** Messages as JSON; anything else as it is. */
    say: (message: Message | Message[] | string | Buffer) =>
      socket.send(
        typeof message === "string" || Buffer.isBuffer(message) ? message : JSON.stringify(message),
      ),
    /** The first message of a type, or for an id. */
    hears: (wanted: Message, ms?: number) =>
      eventually(() => {
        const found = heard.find((message) =>
          Object.entries(wanted).every(([key, value]) => message[key] === value),
        );
        if (!found) throw new Error(`heard only ${JSON.stringify(heard)}`);
        return found;
      }, ms),
    /** Reads nothing until it is resumed. */
    pause: () => socket.pause(),
    resume: () => socket.resume(),
    end: () => socket.terminate(),
  };
}
