/**
 * Where a worker thread or child process of ours starts, whether this process runs the sources
 * (tsx, vitest) or the compiled tree. From source, Node strips the types itself, so an entry and all
 * that it imports may use erasable TypeScript only: no decorators, enums or parameter properties.
 *
 *     const { url, execArgv } = ownEntry(import.meta.url, "./parse-process");
 *     fork(url, { execArgv });          // child process
 *     new Worker(url, { execArgv });    // worker thread
 */
export function workerEntry(caller: string, name: string): { url: URL; execArgv: string[] } {
  const fromSource = new URL(caller).pathname.endsWith(".ts");
  return {
    url: new URL(`${name}${fromSource ? ".ts" : ".js"}`, caller),
    execArgv: fromSource ? ["--conditions=source"] : [],
  };
}
