/** Where the journeys find everything; workers inherit it by the environment. */
export interface Places {
  address: string;
  /** The saved pages of other sites. */
  pages: string;
  /** host:port of the Auth emulator. */
  emulator: string;
  /** Administers once it is verified. */
  adminEmail: string;
}

export const places = (): Places => JSON.parse(process.env.E2E_PLACES ?? "{}") as Places;
