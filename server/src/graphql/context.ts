import type { Container } from "#container";
import type { Session } from "#domain/accounts/authenticate";
import { AppError } from "#domain/errors";
import type { Viewer } from "#domain/viewer";
import { type Loaders, loadersOver } from "./loaders.ts";

/** Who came: a session, why the token was refused, or nobody (introspection needs no token). */
export type Admission = Session | AppError | null;

/** What every resolver gets: made anew for each operation, because loaders remember. */
export interface Context {
  admission: Admission;
  /** Throws where there is none. */
  readonly viewer: Viewer;
  services: Container["services"];
  events: Container["events"];
  links: Container["links"];
  speech: Container["speech"];
  loaders: Loaders;
}

export function contextOf(container: Container, admission: Admission): Context {
  const { services, events, links, speech } = container;
  return {
    admission,
    services,
    events,
    links,
    speech,
    loaders: loadersOver(services),
    get viewer() {
      return sessionOf(admission).viewer;
    },
  };
}

export function sessionOf(admission: Admission): Session {
  if (admission === null) throw new AppError("UNAUTHORIZED");
  if (admission instanceof AppError) throw admission;
  return admission;
}
