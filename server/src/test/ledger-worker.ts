import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { connect } from "#db/client";
import { domainOver } from "./domain.ts";
import type { Cast, Deed } from "./ledger/deeds.ts";
import { inParallel, player } from "./ledger/play.ts";

// A process of its own that does deeds until it is killed; it says a line for each that it did.
const [url = "", folder = "", script = ""] = process.argv.slice(2);
const { cast, deeds } = JSON.parse(await readFile(script, "utf8")) as { cast: Cast; deeds: Deed[] };
const { play } = player(await domainOver({ url, folder, ...connect(url) }), cast);
await inParallel(6, deeds, async (deed) => {
  await play(deed);
  process.stdout.write(".\n");
});
await wait(600_000);
