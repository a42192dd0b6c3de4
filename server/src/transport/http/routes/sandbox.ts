import type { FastifyInstance, FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Host } from "#transport/shared/host";
import { readForms } from "../form-bodies.ts";
import { pagePolicy, renderPage, type SandboxPage } from "../sandbox/page.ts";
import { checkoutPage, portalPage } from "../sandbox/pages.ts";

const Id = z.object({ id: z.string().regex(/^[\w-]{1,100}$/) });
const hidden = { hide: true };

/** The pages that the payment sandbox has in place of a provider's. */
export const sandboxRoutes =
  (sandbox: NonNullable<Host["paymentSandbox"]>, publicUrl: string, webhook: string): FastifyPluginAsyncZod =>
  async (api) => {
    const Change = z.object({ action: z.enum(sandbox.actions) });
    const policy = pagePolicy(publicUrl);
    const show = (reply: FastifyReply, page: SandboxPage) =>
      reply
        .type("text/html; charset=utf-8")
        .header("content-security-policy", policy)
        .header("cache-control", "no-store")
        .send(renderPage(page));

    readForms(api);

    api.get("/checkout/:id", { schema: { ...hidden, params: Id } }, async ({ params }, reply) =>
      show(reply, checkoutPage(await sandbox.openCheckout(params.id))),
    );

    api.post("/checkout/:id", { schema: { ...hidden, params: Id } }, async ({ params }, reply) => {
      const { successUrl, event } = await sandbox.pay(params.id);
      await deliver(api, webhook, event);
      return reply.redirect(successUrl, 303);
    });

    api.get("/portal/:id", { schema: { ...hidden, params: Id } }, async ({ params }, reply) =>
      show(reply, portalPage(await sandbox.openPortal(params.id))),
    );

    api.post(
      "/portal/:id",
      { schema: { ...hidden, params: Id, body: Change } },
      async ({ params, body }, reply) => {
        await deliver(api, webhook, await sandbox.change(params.id, body.action));
        return reply.redirect(`${publicUrl}${api.prefix}/portal/${params.id}`, 303);
      },
    );
  };

interface Delivery {
  body: string;
  headers: Record<string, string>;
}

/** Calls the same endpoint as a provider does, at this server's own address. */
async function deliver(api: FastifyInstance, url: string, { body, headers }: Delivery): Promise<void> {
  const answer = await api.inject({ method: "POST", url, payload: body, headers });
  if (answer.statusCode !== 200) throw new Error(`the webhook answered ${answer.statusCode}`);
}
