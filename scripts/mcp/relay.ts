import {
  InsufficientScopeError,
  isInitializeRequest,
  isJSONRPCErrorResponse,
  isJSONRPCNotification,
  isJSONRPCRequest,
  isJSONRPCResultResponse,
  type JSONRPCMessage,
  type RequestId,
  SdkHttpError,
  StreamableHTTPClientTransport,
} from "@modelcontextprotocol/client";
import { StdioServerTransport } from "@modelcontextprotocol/server/stdio";

const REFUSED = -32_000;

/** Carries each message of a client on stdio to the endpoint of an installation, and what comes back to the client. */
export async function relayTo(endpoint: string, key: string): Promise<void> {
  const local = new StdioServerTransport();
  const headers = { authorization: `Bearer ${key}` };
  const remote = new StreamableHTTPClientTransport(new URL(endpoint), { requestInit: { headers } });
  /** Requests that wait for their answer. */
  const waiting = new Map<RequestId, AbortController>();
  let handshake: RequestId | null = null;

  const answer = (message: JSONRPCMessage) => void local.send(message).catch(() => {});
  const refuse = (id: RequestId, error: unknown) => {
    if (waiting.delete(id)) answer({ jsonrpc: "2.0", id, error: refusalOf(error) });
  };

  local.onmessage = (message) => {
    if (isJSONRPCRequest(message)) {
      const { id } = message;
      const left = new AbortController();
      waiting.set(id, left);
      if (isInitializeRequest(message)) handshake = id;
      const onRequestStreamEnd = () => refuse(id, new Error("The installation ended its answer too early"));
      remote
        .send(message, { requestSignal: left.signal, onRequestStreamEnd })
        .catch((error) => refuse(id, error));
    } else if (isJSONRPCNotification(message) && message.method === "notifications/cancelled") {
      // The endpoint keeps no sessions: a request is cancelled by leaving it.
      const id = message.params?.requestId as RequestId;
      waiting.get(id)?.abort();
      waiting.delete(id);
    } else remote.send(message).catch(() => {});
  };

  remote.onmessage = (message) => {
    if (isJSONRPCResultResponse(message) || isJSONRPCErrorResponse(message)) {
      if (message.id !== undefined) waiting.delete(message.id);
      if (message.id === handshake && "result" in message)
        remote.setProtocolVersion(String(message.result.protocolVersion));
    }
    answer(message);
  };

  local.onclose = () => void remote.close();
  await remote.start();
  await local.start();
}

/** The installation's own words where it gave any. */
function refusalOf(error: unknown): { code: number; message: string; data?: unknown } {
  if (error instanceof InsufficientScopeError)
    return {
      code: REFUSED,
      message: `The API key lacks a scope of this tool, which needs ${error.requiredScope}`,
      data: { code: "INSUFFICIENT_SCOPE", scope: error.requiredScope },
    };
  const text = error instanceof SdkHttpError ? error.data.text : "";
  try {
    const { error: refusal } = JSON.parse(String(text));
    if (typeof refusal?.code === "number" && typeof refusal.message === "string") return refusal;
  } catch {
    // Not the installation, but something before it answered.
  }
  const { message, cause } = error as Error;
  return { code: REFUSED, message: cause instanceof Error ? `${message}: ${cause.message}` : message };
}
