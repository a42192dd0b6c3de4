import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import { connectSources } from "#transport/shared/connect-sources";
import type { PublicSettings } from "#transport/shared/host";

/** The application's own policy; /graphql and /api/docs set theirs. */
export async function secureHeaders(app: FastifyInstance, env: PublicSettings): Promise<void> {
  const https = env.PUBLIC_URL.startsWith("https:");
  await app.register(helmet, {
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
    // The audio of one installation may be played by pages on its sister hosts.
    crossOriginResourcePolicy: { policy: "same-site" },
  });
}
