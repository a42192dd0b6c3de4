import type { FastifyInstance } from "fastify";
import type { Host } from "#transport/shared/host";
import type { ViewerLimit } from "../shared/rate-limits.ts";
import { accountRoutes, signInRoutes } from "./routes/account.ts";
import { adminAnnouncementRoutes } from "./routes/admin/announcements.ts";
import { adminLeavingRoutes } from "./routes/admin/leaving.ts";
import { adminOverviewRoutes } from "./routes/admin/overview.ts";
import { adminUserRoutes } from "./routes/admin/users.ts";
import { announcementRoutes } from "./routes/announcements.ts";
import { audioRoutes } from "./routes/audios.ts";
import { changeRoutes } from "./routes/changes.ts";
import { configRoutes } from "./routes/config.ts";
import { creditRoutes } from "./routes/credits.ts";
import { dictionaryRoutes } from "./routes/dictionary.ts";
import { entryRoutes } from "./routes/entries.ts";
import { feedRoutes } from "./routes/feeds.ts";
import { keyRoutes } from "./routes/keys.ts";
import { listeningRoutes } from "./routes/listening.ts";
import { paymentRoutes } from "./routes/payments.ts";
import { publicationRoutes } from "./routes/publications.ts";
import { queueRoutes } from "./routes/queues.ts";
import { revisionRoutes } from "./routes/revisions.ts";
import { sandboxRoutes } from "./routes/sandbox.ts";
import { scriptRoutes } from "./routes/scripts.ts";
import { siteRoutes } from "./routes/sites.ts";
import { userRoutes } from "./routes/user.ts";
import { voiceRoutes } from "./routes/voices.ts";
import { WEBHOOK_PATH, webhookRoutes } from "./routes/webhook.ts";
import { webhookEndpointRoutes } from "./routes/webhooks.ts";
import { requireViewer } from "./viewer.ts";

const owned = [
  accountRoutes,
  adminAnnouncementRoutes,
  adminOverviewRoutes,
  adminUserRoutes,
  adminLeavingRoutes,
  announcementRoutes,
  audioRoutes,
  changeRoutes,
  creditRoutes,
  dictionaryRoutes,
  entryRoutes,
  feedRoutes,
  keyRoutes,
  listeningRoutes,
  paymentRoutes,
  publicationRoutes,
  queueRoutes,
  revisionRoutes,
  scriptRoutes,
  siteRoutes,
  userRoutes,
  voiceRoutes,
  webhookEndpointRoutes,
];

/** REST: public calls and calls on the user's own data. */
export async function serveApi(
  app: FastifyInstance,
  container: Host,
  limitViewer: ViewerLimit,
): Promise<void> {
  await app.register(configRoutes(container), { prefix: "/api" });
  await app.register(signInRoutes(container), { prefix: "/api" });
  await app.register(webhookRoutes(container), { prefix: "/api" });
  const { paymentSandbox, env } = container;
  if (paymentSandbox) {
    const pages = sandboxRoutes(paymentSandbox, env.PUBLIC_URL, `/api${WEBHOOK_PATH}`);
    await app.register(pages, { prefix: paymentSandbox.path });
  }
  await app.register(
    async (api) => {
      requireViewer(api, container);
      api.addHook("preHandler", limitViewer);
      for (const routes of owned) await api.register(routes(container));
    },
    { prefix: "/api" },
  );
}
