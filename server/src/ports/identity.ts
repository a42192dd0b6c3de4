/** The verified content of a bearer token. `expiresAt` limits the life of a socket opened with it. */
export interface Identified {
  uid: string;
  email: string;
  emailVerified: boolean;
  displayName: string | null;
  issuedAt: Date;
  expiresAt: Date;
}

export interface Identity {
  /** Verifies signature, project, issuer and times. Throws AppError UNAUTHORIZED. */
  verify(token: string): Promise<Identified>;
  /**
   * Asks the provider (at most every 60 s per user) whether the account was disabled or the token
   * revoked since. Throws AppError UNAUTHORIZED. Resolves with when it would ask anew.
   */
  checkAccount(identified: Identified): Promise<Date>;
  /** Ends every sign-in of a user and lets nobody sign in as them. Of an unknown user nothing happens. */
  disable(uid: string): Promise<void>;
  /** Lets the user sign in again; sign-ins of before stay ended. */
  enable(uid: string): Promise<void>;
  /** Removes the user for good. */
  remove(uid: string): Promise<void>;
  /** Resolves when the provider can be reached. */
  ready(): Promise<void>;
}

/** Configuration that a browser needs to sign in; `emulatorUrl` is null in production. */
export interface IdentityConfig {
  apiKey: string;
  projectId: string;
  authDomain: string;
  emulatorUrl: string | null;
}
