interface Installation {
  /** Where the server listens. */
  address: string;
  token: string;
  signal?: AbortSignal | undefined;
}

/** Asks the REST API in somebody's name: a body makes it a POST. A refusal is thrown. */
export const apiCaller =
  ({ address, token, signal }: Installation) =>
  async <Data>(path: string, body?: object): Promise<Data> => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const init = body && { method: "POST", body: JSON.stringify(body) };
    const answer = await fetch(`${address}/api${path}`, { ...init, headers, signal: signal ?? null });
    const { data, message } = (await answer.json()) as { data: Data; message?: string };
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${message}`);
    return data;
  };
