import { Crash } from "#kernel/work/pool";
import type { Utterance } from "#ports/speech";

export type Request = { speak: Utterance } | { read: string };
export interface Reply {
  sampleRate: number;
  /** Samples of 32-bit floats, or the reading in UTF-8; in memory that other threads read where it lies. */
  body: Buffer;
}

export interface Installation {
  /** A program of this system, or of WebAssembly by its ending. */
  program: string;
  dictionary: string;
  /** The words of our lists, compiled. */
  words: string;
  voices: string;
}

/** A request as the C program of server/voice reads it. */
export function encode(request: Request): Buffer {
  if ("read" in request) {
    const text = Buffer.from(request.read);
    return Buffer.concat([Buffer.from(`read ${text.length}\n`), text]);
  }
  const { text, voice, speed, pitch } = request.speak;
  const bytes = Buffer.from(text);
  const name = voice.slice(voice.indexOf(":") + 1);
  return Buffer.concat([Buffer.from(`speak ${name} ${speed} ${pitch} ${bytes.length}\n`), bytes]);
}

/**
 * Puts the C program's answers together from the pieces in which they come: a reply or what the program complains
 * of when one is whole, a crash when it says something else, null until then.
 */
export function answerReader(): (chunk: Buffer) => Reply | Error | null {
  let answer: { header: Header; body: Buffer; received: number } | null = null;
  return (chunk) => {
    const begins = answer === null;
    const header = answer?.header ?? parseHeader(chunk);
    if (!header) return new Crash("The Japanese voice said something else");
    answer ??= { header, body: Buffer.from(new SharedArrayBuffer(header.bytes)), received: 0 };
    answer.received += chunk.copy(answer.body, answer.received, begins ? header.length : 0);
    if (answer.received < header.bytes) return null;
    const { body } = answer;
    answer = null;
    return header.error ? new Error(header.error) : { sampleRate: header.sampleRate, body };
  };
}

interface Header {
  /** Width of the first line and of the following ones. */
  length: number;
  bytes: number;
  sampleRate: number;
  error: string | null;
}

/** The program flushes an answer's first line together with its first block, so one chunk holds it. */
function parseHeader(chunk: Buffer): Header | null {
  const end = chunk.indexOf("\n");
  if (end < 0) return null;
  const [kind, first, second] = chunk.toString("utf8", 0, end).split(" ");
  const length = end + 1;
  if (kind === "pcm") return { length, bytes: Number(second) * 4, sampleRate: Number(first), error: null };
  if (kind === "kana") return { length, bytes: Number(first), sampleRate: 0, error: null };
  return {
    length,
    bytes: 0,
    sampleRate: 0,
    error: `The Japanese voice says: ${chunk.toString("utf8", 6, end)}`,
  };
}
