import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { startApp } from "#test/app";

it.each([
  ["1", true],
  ["", false],
])("with TRIAL_INSTALLATION=%s every screen says that anybody can get in: %s", async (value, says) => {
  const clientFolder = await mkdtemp(join(tmpdir(), "yomikoe-client-"));
  await writeFile(join(clientFolder, "index.html"), "<html><body><div id=root></div></body></html>");
  const test = await startApp({ clientFolder, env: { TRIAL_INSTALLATION: value } });
  onTestFinished(async () => {
    await test.close();
    await rm(clientFolder, { recursive: true });
  });
  for (const path of ["/", "/login", "/admin/users", "/index.html"]) {
    const { statusCode, body, headers } = await test.app.inject(path);
    expect([statusCode, headers["cache-control"]]).toEqual([200, "no-cache"]);
    expect(body).toContain("<div id=root>");
    expect(body.includes("anybody can get in")).toBe(says);
  }
});
