import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Stripe } from "stripe";
import { stripePayments } from "#adapters/payments/stripe";
import { type Books, MONTHLY_PRICE, openBooks } from "./books.ts";
import { checkShape, parseForm, Refusal, type Value } from "./form.ts";
import type { StripeEvent } from "./objects.ts";

const SECRET_KEY = "sk_test_own";
const WEBHOOK_SECRET = "whsec_own";

interface Answer {
  status: number;
  body: unknown;
}

type Trouble = "lost answer" | "outage";

/** The calls that the adapter makes of Stripe's API, with its rules of keys, shapes and idempotency. */
export async function startStripe() {
  const books = openBooks();
  const remembered = new Map<string, { request: string; answer: Answer }>();
  const troubles: Trouble[] = [];
  const requests: string[] = [];
  let held: { asked: PromiseWithResolvers<void>; freed: PromiseWithResolvers<void> } | undefined;

  const server = createServer(async (request, response) => {
    const body = await text(request);
    requests.push(`${request.method} ${request.url?.split("?")[0]}`);
    if (held && requests.at(-1) === "POST /v1/checkout/sessions") {
      const { asked, freed } = held;
      held = undefined;
      asked.resolve();
      await freed.promise;
    }
    const trouble = troubles.shift();
    if (trouble === "outage") return send(response, { status: 503, body: { error: { type: "api_error" } } });
    const answer = once(remembered, request, body, () => answerTo(books, request, body));
    if (trouble === "lost answer") return request.socket.destroy();
    send(response, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;

  return {
    ...books,
    requests,
    /** Prepared faults for the next requests, one each. */
    trouble: (...next: Trouble[]) => void troubles.push(...next),
    /** Lets the next new checkout wait until it is freed. */
    holdCheckout() {
      held = { asked: Promise.withResolvers(), freed: Promise.withResolvers() };
      return { asked: held.asked.promise, free: held.freed.resolve };
    },
    payments: stripePayments({
      secretKey: SECRET_KEY,
      webhookSecret: WEBHOOK_SECRET,
      monthlyPrice: MONTHLY_PRICE,
      server: { host: "127.0.0.1", port, protocol: "http" },
    }),
    signed,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
export type FakeStripe = Awaited<ReturnType<typeof startStripe>>;

/** An event as it arrives at the webhook. */
function signed(event: StripeEvent, { secret = WEBHOOK_SECRET, secondsAgo = 0 } = {}) {
  const payload = JSON.stringify(event);
  const timestamp = Math.floor(Date.now() / 1_000) - secondsAgo;
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return { body: Buffer.from(payload), headers: { "stripe-signature": signature } };
}

/** The same key gives the first answer again; with another request it is refused. */
function once(
  remembered: Map<string, { request: string; answer: Answer }>,
  { headers, url }: IncomingMessage,
  body: string,
  make: () => Answer,
): Answer {
  const key = headers["idempotency-key"];
  if (typeof key !== "string") return make();
  const request = `${url}\n${body}`;
  const first = remembered.get(key);
  if (first && first.request !== request) {
    const message =
      "Keys for idempotent requests can only be used with the same parameters they were first used with.";
    return { status: 400, body: { error: { type: "idempotency_error", message } } };
  }
  const answer = first?.answer ?? make();
  // Requests refused before they began are not remembered.
  if (answer.status < 400 || answer.status >= 500) remembered.set(key, { request, answer });
  return answer;
}

function answerTo(books: Books, request: IncomingMessage, body: string): Answer {
  try {
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`) {
      throw new Refusal(401, { message: "Invalid API Key provided" });
    }
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const given = parseForm(request.method === "GET" ? searchParams.toString() : body);
    return { status: 200, body: handlerOf(books, request.method ?? "", pathname)(given) };
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, body: { error: error.error } };
    throw error;
  }
}

function handlerOf(books: Books, method: string, path: string): (given: Record<string, Value>) => unknown {
  const list = books.list[path];
  if (method === "GET" && list) {
    return (given) => {
      checkShape(given, { required: ["customer", "limit"], optional: ["status"] });
      const data = list(String(given.customer), given).slice(0, Number(given.limit));
      return { object: "list", url: path, has_more: false, data };
    };
  }
  const session = method === "POST" && /^\/v1\/checkout\/sessions\/(\w+)\/expire$/.exec(path)?.[1];
  if (session) return () => books.expire(session);
  const asked = method === "GET" && /^\/v1\/checkout\/sessions\/(\w+)$/.exec(path)?.[1];
  if (asked) return () => books.session(asked);
  const updated = method === "POST" && /^\/v1\/checkout\/sessions\/(\w+)$/.exec(path)?.[1];
  if (updated)
    return (given) => {
      checkShape(given, { required: ["metadata"] });
      return books.updateSession(updated, { metadata: given.metadata as Record<string, Value> });
    };
  const ended = method === "DELETE" && /^\/v1\/subscriptions\/(\w+)$/.exec(path)?.[1];
  if (ended) return () => books.cancel(ended);
  const customer = method === "POST" && /^\/v1\/customers\/(\w+)$/.exec(path)?.[1];
  if (customer)
    return (given) => {
      checkShape(given, { required: [], optional: ["email", "name", "metadata"] });
      return books.updateCustomer(customer, given);
    };
  const found = posts[`${method} ${path}`];
  if (found) return (given) => found(books, given);
  throw new Refusal(404, { message: `Unrecognized request URL (${method}: ${path}).` });
}

const posts: Record<string, (books: Books, given: Record<string, Value>) => unknown> = {
  "POST /v1/customers": (books, given) => {
    checkShape(given, { required: [], optional: ["email", "metadata"] });
    return books.createCustomer(given);
  },

  "POST /v1/checkout/sessions": (books, given) => {
    const required = ["mode", "customer", "line_items", "success_url", "client_reference_id"];
    checkShape(given, { required, optional: ["locale", "cancel_url", "metadata"] });
    const mode = given.mode === "subscription" ? "subscription" : "payment";
    for (const line of Object.values(given.line_items as object)) checkLine(mode, line);
    return books.createSession(String(given.customer), {
      mode,
      locale: String(given.locale),
      success_url: String(given.success_url),
      client_reference_id: String(given.client_reference_id),
      metadata: (given.metadata ?? {}) as Record<string, Value>,
    });
  },

  "POST /v1/billing_portal/sessions": (books, given) => {
    checkShape(given, { required: ["customer"], optional: ["locale", "return_url"] });
    return books.portal(String(given.customer), given.return_url ?? "");
  },
};

function checkLine(mode: "subscription" | "payment", line: Record<string, Value>) {
  checkShape(line, { required: ["quantity"], optional: ["price", "price_data"] });
  if (mode === "subscription") {
    if (line.price === MONTHLY_PRICE) return;
    throw new Refusal(400, { code: "resource_missing", message: `No such price: '${line.price}'` });
  }
  const price = (line.price_data ?? {}) as Record<string, Value>;
  checkShape(price, { required: ["currency", "unit_amount", "product_data"] });
  checkShape(price.product_data as Record<string, Value>, { required: ["name"] });
  if (!/^\d+$/.test(String(price.unit_amount))) throw new Refusal(400, { message: "Invalid integer" });
}

function send(response: ServerResponse, { status, body }: Answer) {
  response.writeHead(status, { "content-type": "application/json", "request-id": "req_own" });
  response.end(JSON.stringify(body));
}
