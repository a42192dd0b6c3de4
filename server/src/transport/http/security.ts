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
  // Made once: Fastify's plugin works the policy out again for each request.
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
  app.addHook("onRequest", ({ raw: request }, { raw: reply }, done) => {
    reply.setHeader("permissions-policy", UNUSED);
    secure(request, reply, (error) => done(error as Error | undefined));
  });
}
