import type { FastifyInstance } from "fastify";

/** Path and query of an address of this installation. */
const pathOf = (url: string) => url.slice(new URL(url).origin.length);

/** Presses the button of the last screen before paying; the address where one pays. */
export async function pressOrder(app: FastifyInstance, url: string): Promise<string> {
  const screen = await app.inject(pathOf(url));
  const shown = /name="shown" value="(\w+)"/.exec(screen.body)?.[1] ?? "";
  const answer = await app.inject({
    method: "POST",
    url: pathOf(url),
    payload: `shown=${shown}`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  return String(answer.headers.location);
}
