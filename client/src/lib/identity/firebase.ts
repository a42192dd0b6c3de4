import * as firebase from "firebase/app";

// Only what is used: everything named here lands in the lazily loaded identity chunk.
export { initializeApp } from "firebase/app";
export {
  browserLocalPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  initializeAuth,
  onIdTokenChanged,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
} from "firebase/auth";

/** Internal interface of the SDK, missing in its public types. */
interface Internals {
  _getProvider(app: firebase.FirebaseApp, name: "auth-internal"): { getImmediate(): TokenSource };
}
interface TokenSource {
  addAuthTokenListener(listener: () => void): void;
}

/**
 * Lets the SDK renew tokens ahead of time (5 minutes before they run out, with its own back-off). It
 * does so only while another part of it listens, and this product has none.
 */
export const renewAhead = (app: firebase.FirebaseApp): void =>
  (firebase as unknown as Internals)
    ._getProvider(app, "auth-internal")
    .getImmediate()
    .addAuthTokenListener(() => {});
