import { SingleBar } from "cli-progress";

export interface ShownProgress {
  /** `part` of the whole way, 0–1, and what is going on. */
  update(part: number, stage: string): void;
  end(): void;
}

/** A bar where somebody looks on; elsewhere a line each time another stage begins. */
export function showProgress(url: string, stream = process.stderr): ShownProgress {
  return stream.isTTY ? bar(stream) : lines(url, stream);
}

function bar(stream: NodeJS.WriteStream): ShownProgress {
  const format = "{bar} {percentage} %  {stage}";
  const shown = new SingleBar({ format, hideCursor: true, clearOnComplete: true, stream });
  shown.start(100, 0, { stage: "reading" });
  return {
    update: (part, stage) => shown.update(Math.round(part * 100), { stage }),
    end: () => shown.stop(),
  };
}

function lines(url: string, stream: NodeJS.WriteStream): ShownProgress {
  let last = "";
  return {
    update(_, stage) {
      const named = stage.replace(/ \d+\/\d+$/, "");
      if (named !== last) stream.write(`${url}: ${named}\n`);
      last = named;
    },
    end: () => {},
  };
}
