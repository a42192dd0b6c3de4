import { connect } from "#db/client";
import { domainOver } from "./domain.ts";

// A process of its own, to be killed: it makes a revision live and ends at once, or delivers what is due.
const [url = "", folder = "", receiver = "", change = ""] = process.argv.slice(2);
const { sql, db } = connect(url);
const domain = await domainOver({ url, db, sql, folder }, { concurrency: 1, receivers: [receiver] });
if (change) {
  const { viewer, entryId } = JSON.parse(change);
  await domain.revisions.setLive(viewer, entryId, "0001");
  process.kill(process.pid, "SIGKILL");
}
await domain.jobs.workPosts(domain.webhooks.deliverer);
