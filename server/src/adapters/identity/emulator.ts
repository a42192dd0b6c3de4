import { connect } from "node:net";

const LOOK_AGAIN_MS = 1_000;

/** Calls back whenever the emulator ends, which a connection that stays open notices at once. */
export function onEmulatorEnd(emulatorHost: string, ended: () => void): void {
  const [host, port] = emulatorHost.split(":");
  const socket = connect(Number(port), host);
  socket.unref();
  socket.on("error", () => {});
  socket.once("close", () => {
    ended();
    setTimeout(() => onEmulatorEnd(emulatorHost, ended), LOOK_AGAIN_MS).unref();
  });
}
