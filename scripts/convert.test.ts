import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Converter, testConverter } from "./convert/test-converter.ts";

let converter: Converter;
const convert: Converter["convert"] = (...request) => converter.convert(...request);
beforeAll(async () => {
  converter = await testConverter();
});
afterAll(() => converter.close());

describe("what cannot work is refused before anything is started", () => {
  it.each([
    [["ftp://example.org"], /^ftp:\/\/example\.org is no http or https address\.\nUsage: /],
    [["https://example.org", "--out", "none/x.wav"], /^There is no folder \/.*\/none to write to\.\n$/],
    [
      ["https://example.org", "--email", "a@example.org"],
      /^YOMIKOE_PASSWORD holds the password of --email\.\n$/,
    ],
  ])("%j", async (args, sentence) => {
    const { code, output } = await convert(args);
    expect(code).toBe(1);
    expect(output).toMatch(sentence);
  });

  it("a server that cannot be started", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as { port: number };
    mkdirSync(join(converter.folder, "fresh"));
    const variables = { DATA_DIR: join(converter.folder, "fresh"), PORT: String(port) };
    const { code, output } = await convert(["https://example.org"], variables);
    other.close();
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} is taken by another program`);
    expect(output.trim().split("\n").at(-1)).toBe("The server did not start: its reason stands above.");
  });
});
