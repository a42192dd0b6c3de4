import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import helmet from "helmet";
import { connectSources } from "#transport/shared/connect-sources";
import type { PublicSettings } from "#transport/shared/host";

/** Browser features that no page of ours uses. */
const UNUSED = ["camera", "microphone", "geolocation", "payment", "usb", "serial", "display-capture"]
  .map((feature) => `${feature}=()`)
  .join(", ");

/** The application's own policy; /graphql and /api/docs set theirs. */
export function secureHeaders(app: FastifyInstance, env: PublicSettings): void {
  const https = env.PUBLIC_URL.startsWith("https:");
  const secure = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": ["'self'"],
        "script-src": ["'self'"],
        "style-src": ["'self'", "'unsafe-inline'"],
        "img-src": ["'self'", "data:"],
        "font-src": ["'self'"],
        "media-src": ["'self'", "blob:"],
        "worker-src": ["'self'"],
        "connect-src": connectSources(env),
        "manifest-src": ["'self'"],
        "object-src": ["'none'"],
        "base-uri": ["'self'"],
        "form-action": ["'self'"],
        "frame-ancestors": ["'none'"],
        ...(https && { "upgrade-insecure-requests": [] }),
      },
    },
    strictTransportSecurity: https,
    // Says to old browsers what frame-ancestors says.
    xFrameOptions: { action: "deny" },
    // The audio of one installation may be played by pages on its sister hosts.
    crossOriginResourcePolicy: { policy: "same-site" },
  });
  const headers = { "permissions-policy": UNUSED, ...writtenBy(secure) };
  // Written down with the reply's others: Node sends headers that were set one by one half as fast.
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** Headers that are the same for every answer. */
function writtenBy(secure: ReturnType<typeof helmet>): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  secure(request, answer, (error) => {
    if (error) throw error;
  });
  return answer.getHeaders();
}
