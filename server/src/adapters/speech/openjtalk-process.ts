import { spawn } from "node:child_process";
import { Crash, type PoolMember } from "#kernel/work/pool";
import { answerReader, encode, type Installation, type Reply, type Request } from "./openjtalk-protocol.ts";

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
  const take = answerReader();

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
    const answer = take(chunk);
    if (answer instanceof Crash) return die(answer.message);
    if (!answer) return;
    if (answer instanceof Error) settle?.reject(answer);
    else settle?.resolve(answer);
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
