import { randomUUID } from "node:crypto";
import { critic } from "#kernel/critic/critic";
import { AppError } from "#kernel/errors";
import { createProvider, type ProviderTuning } from "#kernel/provider/provider";
import { serviceName } from "#kernel/provider/service-name";
import { tieChecker } from "#kernel/ties/check";
import type { Writer, WrittenScript } from "#ports/writer";
import { answerFormat, Completion, readScript } from "./chat/answer.ts";
import { materialOf, wishesOf } from "./chat/material.ts";
import { mend } from "./chat/mend.ts";
import { problemsOf } from "./chat/problems.ts";
import { correction, type Message, messagesOf } from "./chat/prompt.ts";
import { leftOutOf } from "./contradictions.ts";

const OPENAI = "https://api.openai.com/v1";
const TIMEOUT_MS = 90_000;
/** A script that cannot be used is asked for once more, with what is wrong about it. */
const DRAFTS = 2;

interface ChatWriterOptions extends ProviderTuning {
  /** OpenAI's own without one; Ollama, vLLM, LM Studio and others answer the same. */
  baseUrl?: string;
  apiKey?: string;
  model: string;
}

/**
 * Writes with a language model behind an OpenAI-compatible chat endpoint. It can translate, shorten and
 * rephrase. The page reaches the model as material only, and what comes back is believed in nothing:
 * language, length and words are checked here, numbers tied to the page, and sentences that an editor
 * would strike asked for again once, then left out.
 */
export function chatWriter({ baseUrl = OPENAI, apiKey, model, ...tuning }: ChatWriterOptions): Writer {
  const name = baseUrl === OPENAI ? "OpenAI" : serviceName(baseUrl, "The writing service");
  const provider = createProvider({ name, reason: "WRITER", timeoutMs: TIMEOUT_MS, ...tuning });

  async function complete(messages: Message[], signal: AbortSignal): Promise<string> {
    const { message, finish_reason } = await provider.ask(
      {
        url: `${baseUrl}/chat/completions`,
        headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {},
        body: { model, messages, response_format: answerFormat },
      },
      async (response) => Completion.parse(await response.json()).choices[0],
      signal,
    );
    if (message.refusal || finish_reason === "content_filter") throw unusable(name, ["It was refused."]);
    return message.content ?? "";
  }

  return {
    name: "chat",
    async write(page, settings, signal): Promise<WrittenScript> {
      signal.throwIfAborted();
      const wishes = wishesOf(page, settings);
      const { material, contradictions } = materialOf(page);
      const mark = `page-${randomUUID()}`;
      const tie = tieChecker(page);
      let messages = messagesOf(wishes.language, mark, wishes, material);

      for (let draft = 1; ; draft += 1) {
        const answer = await complete(messages, signal);
        const paragraphs = readScript(answer);
        const problems = paragraphs
          ? problemsOf(paragraphs, { page, wishes, mark })
          : ["It is not the JSON that was agreed on."];
        if (paragraphs && problems.length === 0) {
          const given: Message[] = [...messages, { role: "assistant", content: answer }];
          const checked = {
            language: wishes.language,
            judge: critic(page, tie),
            isDemanded: demandedBy(wishes),
          };
          const kept = await mend(paragraphs, checked, (more) => complete([...given, ...more], signal));
          if (kept.paragraphs.length === 0) throw unusable(name, kept.leftOut);
          return {
            language: wishes.language,
            paragraphs: kept.paragraphs.map((sentences) =>
              sentences.map((text) => ({ text, ties: tie(text) })),
            ),
            leftOut: [
              ...leftOutOf(contradictions, page.language),
              ...kept.leftOut.map((text) => ({ reason: "UNFIT_SENTENCE" as const, text })),
            ],
          };
        }
        if (draft === DRAFTS) throw unusable(name, problems);
        messages = [...messages, ...correction(answer, problems)];
      }
    },
  };
}

const demandedBy =
  ({ mustSay = [] }: { mustSay?: readonly string[] }) =>
  (sentence: string) =>
    mustSay.some((phrase) => sentence.includes(phrase));

const unusable = (name: string, problems: string[]) =>
  new AppError("SERVICE_UNAVAILABLE", {
    message: `${name} wrote no script that can be used; nothing was charged`,
    reason: "WRITER_ANSWER",
    details: { provider: name, problems },
  });
