import { extractiveWriter } from "#adapters/writer/extractive";
import type { Page } from "#kernel/page";
import { startVendor, type Told } from "./vendor-server.ts";

interface ChatRequest {
  model: unknown;
  messages: { role: string; content: string }[];
  response_format: {
    type: string;
    json_schema: { name: string; strict: boolean; schema: { additionalProperties: boolean } };
  };
}

/** The parts of the messages that a model reads: the wishes, and the page between its marks. */
export function readTask({ messages }: ChatRequest) {
  const [, wishes, material] = messages;
  const [mark, json, end] = material!.content.split("\n");
  return { mark: mark!, end: end!, wishes: JSON.parse(wishes!.content), page: JSON.parse(json!) };
}

const refuse = (status: number, message: string): Told => ({ status, body: { error: { message } } });

export const completion = (content: string | null, finish = "stop", refusal: string | null = null): Told => ({
  body: {
    id: "chatcmpl-1",
    object: "chat.completion",
    choices: [{ index: 0, finish_reason: finish, message: { role: "assistant", content, refusal } }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  },
});

export const script = (...paragraphs: string[][]): Told => completion(JSON.stringify({ paragraphs }));

/**
 * `POST /v1/chat/completions` with structured output. Its model is the built-in writer, which knows of
 * the page and the wishes only what the messages say.
 */
export async function startChat({ apiKey = "sk-test" } = {}) {
  const vendor = await startVendor(async ({ method, path, headers, body }) => {
    if (method !== "POST" || path !== "/v1/chat/completions") return refuse(404, "no such route");
    if (headers.authorization !== `Bearer ${apiKey}`) return refuse(401, "Incorrect API key");
    const { model, response_format: format } = body as ChatRequest;
    if (typeof model !== "string") return refuse(400, "model");
    const { strict, schema } = format.json_schema;
    if (format.type !== "json_schema" || !strict || schema.additionalProperties) return refuse(400, "format");
    const { wishes, page } = readTask(body);
    const { length: _, styleMeans: __, ...settings } = wishes;
    const facts = page.facts.map((fact: object, id: number) => ({
      id: String(id),
      confidence: 0.9,
      ...fact,
    }));
    const read: Page = { url: null, ...page, facts };
    const { paragraphs } = await extractiveWriter().write(read, settings, new AbortController().signal);
    return script(...paragraphs.map((sentences) => sentences.map(({ text }) => text)));
  });
  return { ...vendor, baseUrl: `${vendor.url}/v1`, apiKey, model: "test-model" };
}
