import { type Client, createClient } from "graphql-ws";

/** An error that the API answered, with its code, fit to be shown as it is. */
export class ApiError extends Error {
  readonly code: string | undefined;
  readonly details: Record<string, unknown>;
  /** Narrows the code. */
  readonly reason: string | undefined;

  constructor(message: string, code?: string, details: Record<string, unknown> = {}, reason?: string) {
    super(message);
    this.name = "ApiError";
    this.code = code;
    this.details = details;
    this.reason = reason;
  }
}

interface GraphQLError {
  message: string;
  extensions?: { code?: string; reason?: string; details?: Record<string, unknown> };
}

interface GraphQLAnswer<Data> {
  data?: Data | null;
  errors?: GraphQLError[];
}

export interface Api {
  request<Data>(query: string, variables?: Record<string, unknown>): Promise<Data>;
  /** Items of a subscription until the caller stops iterating; reconnects by itself. */
  subscribe<Data>(query: string): AsyncIterableIterator<Data>;
  /** Fetches one of the signed paths that the API hands out. */
  download(path: string): Promise<Response>;
  close(): Promise<void>;
}

/** A client of the public API, as any consumer would write it. */
export function connectApi(baseUrl: string, token: string): Api {
  const socket: Client = createClient({
    url: `${baseUrl.replace(/^http/, "ws")}/graphql`,
    connectionParams: { authorization: `Bearer ${token}` },
    retryAttempts: 20,
    shouldRetry: () => true,
  });
  return {
    async request<Data>(query: string, variables: Record<string, unknown> = {}) {
      const response = await answer(`${baseUrl}/graphql`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          accept: "application/graphql-response+json",
          authorization: `Bearer ${token}`,
        },
        body: JSON.stringify({ query, variables }),
      });
      const { data, errors } = (await response.json()) as GraphQLAnswer<Data>;
      if (errors?.[0]) throw refusalOf(errors[0]);
      return data as Data;
    },
    subscribe<Data>(query: string) {
      const answers = socket.iterate<Data>({ query });
      // Not a generator: its return() would wait for the next item, and there may never be one.
      const items: AsyncIterableIterator<Data> = {
        async next() {
          const { value, done } = await answers.next();
          if (done) return { value: undefined, done };
          if (value.errors?.[0]) throw new ApiError(value.errors[0].message);
          return value.data ? { value: value.data, done: false } : items.next();
        },
        return: async () => {
          await answers.return?.();
          return { value: undefined, done: true };
        },
        [Symbol.asyncIterator]: () => items,
      };
      return items;
    },
    async download(path) {
      const response = await answer(new URL(path, baseUrl).href);
      if (!response.ok) throw new ApiError(`The audio file answered ${response.status}`);
      return response;
    },
    close: async () => socket.dispose(),
  };
}

const refusalOf = ({ message, extensions: { code, details, reason } = {} }: GraphQLError) =>
  new ApiError(message, code, details, reason);

/** fetch only says "fetch failed" when nothing answers. */
function answer(url: string, init?: RequestInit): Promise<Response> {
  return fetch(url, init).catch(({ cause }: Error) => {
    throw new ApiError(`${new URL(url).origin} does not answer: ${(cause as Error | undefined)?.message}`);
  });
}
