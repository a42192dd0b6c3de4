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
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${messageOf(text)}`);
    return (JSON.parse(text) as { data: Data }).data;
  };

/** Of an answer that is none of the API's, like a proxy's, its beginning. */
function messageOf(text: string): string {
  try {
    return (JSON.parse(text) as { message: string }).message;
  } catch {
    return text.slice(0, 200);
  }
}
