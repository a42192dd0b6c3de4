import { once } from "node:events";
import { createServer } from "node:net";
import { describe, expect, it } from "vitest";
import { failedStarts } from "./lib/test-failed-starts.ts";

const { failure } = failedStarts();

describe("a start that cannot succeed says why in a sentence", () => {
  it("when the port is taken", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as { port: number };
    expect(await failure({ PORT: String(port) })).toEqual({
      code: 1,
      output: `Port ${port} is taken by another program: set PORT to a free one.`,
    });
    other.close();
  });

  it("when variables are wrong, naming all of them", async () => {
    const { code, output } = await failure({ PORT: "high", ROLE: "boss" });
    expect(code).toBe(1);
    expect(output).toMatch(/^The environment is not valid:\n {2}PORT: .*\n {2}ROLE: .*$/);
  });
});
