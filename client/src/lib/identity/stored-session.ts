import { keysOf } from "#lib/ensure-storage";

/** Under which the provider's SDK keeps who is signed in. */
const KEY = /^firebase:authUser:/;

/** Whether this browser holds a session. Whether it still holds good only the provider's SDK can tell, which is not loaded yet. */
export function isProbablySignedIn(): boolean {
  try {
    return keysOf(localStorage).some((key) => KEY.test(key));
  } catch {
    // A browser that keeps nothing has no session either.
    return false;
  }
}
