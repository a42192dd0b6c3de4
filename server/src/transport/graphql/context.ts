import type { FastifyBaseLogger } from "fastify";
import type { Session } from "#domain/accounts/authenticate";
import { AppError } from "#kernel/errors";
import type { Viewer } from "#kernel/viewer";
import type { Host } from "#transport/shared/host";
import { type Loaders, loadersOver } from "./loaders.ts";

/** Caller: a session, a refused token, or nobody (introspection needs no token). */
export type Admission = Session | AppError | null;

export function sessionOf(admission: Admission): Session {
  if (admission === null) throw new AppError("UNAUTHORIZED");
  if (admission instanceof AppError) throw admission;
  return admission;
}

/** Context of every resolver, made for each operation because loaders cache. */
export class Context {
  readonly services: Host["services"];
  readonly events: Host["events"];
  readonly links: Host["links"];
  readonly speech: Host["speech"];
  readonly admission: Admission;
  /** Names the request in each line. */
  readonly log: FastifyBaseLogger;
  private remembered?: Loaders;

  constructor({ services, events, links, speech }: Host, admission: Admission, log: FastifyBaseLogger) {
    this.admission = admission;
    this.log = log;
    this.services = services;
    this.events = events;
    this.links = links;
    this.speech = speech;
  }

  /** Made when a field first wants them: a subscription that waits does without. */
  get loaders(): Loaders {
    this.remembered ??= loadersOver(this.services);
    return this.remembered;
  }

  /** Throws if nobody is signed in. It stands on the prototype, because the server copies own properties. */
  get viewer(): Viewer {
    return sessionOf(this.admission).viewer;
  }
}
