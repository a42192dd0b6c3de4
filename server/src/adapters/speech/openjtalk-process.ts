import { spawn } from "node:child_process";
import { Crash, type PoolMember } from "#kernel/work/pool";
import type { Utterance } from "#ports/speech";

export type Request = { speak: Utterance } | { read: string };
export interface Reply {
  sampleRate: number;
  /** Samples of 32-bit floats, or the reading in UTF-8; in memory that other threads read where it lies. */
  body: Buffer;
}

export interface Installation {
  program: string;
  dictionary: string;
  /** The words of our lists, compiled. */
  words: string;
  voices: string;
}

/**
 * The C program of server/voice: one request, one answer, until its input ends. Tells the number of its
 * process, and 0 when that has ended.
 */
export function openjtalkProcess(
  { program, dictionary, words, voices }: Installation,
  running: (pid: number) => void,
): PoolMember<Request, Reply> {
  const child = spawn(program, [dictionary, words, voices], { stdio: ["pipe", "pipe", "ignore"] });
  running(child.pid ?? 0);
  let settle: { resolve: (reply: Reply) => void; reject: (error: Error) => void } | null = null;
  let dead: Crash | null = null;
  let answer: { header: Header; body: Buffer; received: number } | null = null;

  const die = (reason: string) => {
    dead ??= new Crash(reason);
    settle?.reject(dead);
    settle = null;
  };
  child.on("error", (error) => die(error.message));
  child.on("exit", (code, signal) => {
    running(0);
    die(`The Japanese voice ended (${signal ?? code})`);
  });
  child.stdin.on("error", () => die("The Japanese voice takes no input"));
  child.stdout.on("data", (chunk: Buffer) => {
    const begins = answer === null;
    const header = answer?.header ?? parseHeader(chunk);
    if (!header) return die("The Japanese voice said something else");
    answer ??= { header, body: Buffer.from(new SharedArrayBuffer(header.bytes)), received: 0 };
    answer.received += chunk.copy(answer.body, answer.received, begins ? header.length : 0);
    if (answer.received < header.bytes) return;
    if (header.error) settle?.reject(new Error(header.error));
    else settle?.resolve({ sampleRate: header.sampleRate, body: answer.body });
    answer = null;
    settle = null;
  });

  return {
    run: (request) =>
      new Promise<Reply>((resolve, reject) => {
        if (dead) return reject(dead);
        settle = { resolve, reject };
        child.stdin.write(encode(request));
      }),
    stop: () => void child.kill("SIGKILL"),
  };
}

function encode(request: Request): Buffer {
  if ("read" in request) {
    const text = Buffer.from(request.read);
    return Buffer.concat([Buffer.from(`read ${text.length}\n`), text]);
  }
  const { text, voice, speed, pitch } = request.speak;
  const bytes = Buffer.from(text);
  const name = voice.slice(voice.indexOf(":") + 1);
  return Buffer.concat([Buffer.from(`speak ${name} ${speed} ${pitch} ${bytes.length}\n`), bytes]);
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
