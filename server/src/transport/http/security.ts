import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import type { Env } from "#env";

const GOOGLE = ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"];

/** Where a page of ours may connect to: here, and where one signs in. */
export function connectSources({ PUBLIC_URL, FIREBASE_AUTH_EMULATOR_HOST }: Env): string[] {
  // Some browsers do not count the socket of one's own origin as 'self'.
  const socket = PUBLIC_URL.replace(/^http/, "ws");
  return ["'self'", socket, ...(FIREBASE_AUTH_EMULATOR_HOST ? [] : GOOGLE)];
}

/** The application's own policy; /graphql and /api/docs set theirs. */
export async function secureHeaders(app: FastifyInstance, env: Env): Promise<void> {
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
