import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Host } from "#transport/shared/host";
import { httpRefusalOf, type Thrown } from "#transport/shared/refusal";
import { readForms } from "../form-bodies.ts";
import { type InfoPage, infoPageOf } from "./info-page.ts";
import { noOrderInfoPage, orderInfoPage } from "./order-page.ts";
import { infoPageStyle } from "./texts.ts";

const Id = z.object({ id: z.string().max(100) });
/** An address without them was not signed, and is answered as one that has run out. */
const Signature = z.object({
  expires: z.coerce.number().int().catch(0),
  signature: z.string().max(100).catch(""),
});
const Shown = z.object({ shown: z.string().max(100) });

/** The last screen before paying, at an address that is signed and runs out. */
export const orderRoutes =
  ({ env: { PUBLIC_URL: publicUrl }, links, services: { payments } }: Host): FastifyPluginAsyncZod =>
  async (app) => {
    const style = infoPageStyle();
    const schema = { hide: true, params: Id, querystring: Signature };
    readForms(app);

    function send(reply: FastifyReply, infoPage: InfoPage, status = 200) {
      const { html, policy } = infoPageOf(style, infoPage);
      return reply
        .code(status)
        .headers({ "content-security-policy": policy, "cache-control": "no-store" })
        .type("text/html; charset=utf-8")
        .send(html);
    }

    // A person reads what went wrong, not a program.
    app.setErrorHandler((thrown: Thrown, { log }, reply) => {
      const { error, status } = httpRefusalOf(thrown);
      if (status >= 500) log.error({ err: error.cause ?? error }, error.message);
      return send(reply, noOrderInfoPage(error.code === "ACCOUNT_EXPIRED" ? "closed" : "failed"), status);
    });

    app.addHook("preHandler", async ({ url, query }, reply) => {
      const { expires, signature } = query as z.infer<typeof Signature>;
      if (!links.verify(url.split("?")[0] ?? "", expires, signature))
        return send(reply, noOrderInfoPage("expired"), 403);
    });

    app.get("/order/:id", { schema }, async ({ params }, reply) =>
      send(reply, orderInfoPage(await payments.lastScreen(params.id), publicUrl)),
    );

    app.post("/order/:id", { schema: { ...schema, body: Shown } }, async ({ params, body }, reply) => {
      const url = await payments.place(params.id, body.shown);
      if (url) return reply.redirect(url, 303);
      return send(reply, orderInfoPage(await payments.lastScreen(params.id), publicUrl, true));
    });
  };
