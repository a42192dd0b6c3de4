import { Client } from "pg";

/** After a connection that was lost, and after each attempt that failed, up to the second. */
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 5_000;

interface Options {
  url: string;
  channel: string;
  onMessage: (payload: string) => void;
  /** At the first connection, and at each that follows a lost one. */
  onListening: () => void;
  onError: (error: unknown) => void;
}

/** A connection of its own that listens to a channel, and comes back whenever it is lost. */
export function listenTo({ url, channel, onMessage, onListening, onError }: Options) {
  let closed = false;
  let failures = 0;
  let client: Client | null = null;
  let again: NodeJS.Timeout | undefined;

  async function connect() {
    const mine = new Client({ connectionString: url, application_name: "yomikoe", keepAlive: true });
    client = mine;
    mine.on("notification", ({ payload }) => onMessage(payload ?? ""));
    mine.on("error", () => {});
    mine.once("end", () => client === mine && comeBack());
    try {
      await mine.connect();
      await mine.query(`listen "${channel}"`);
      failures = 0;
      onListening();
    } catch (error) {
      if (closed) return;
      onError(error);
      await mine.end().catch(() => {});
      comeBack();
    }
  }

  function comeBack() {
    client = null;
    if (closed) return;
    clearTimeout(again);
    again = setTimeout(connect, Math.min(FIRST_WAIT_MS * 2 ** failures++, LONGEST_WAIT_MS));
  }

  void connect();
  return {
    async close() {
      closed = true;
      clearTimeout(again);
      await client?.end().catch(() => {});
    },
  };
}
