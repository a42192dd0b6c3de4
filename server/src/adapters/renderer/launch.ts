import { join } from "node:path";
import { chromium } from "playwright-core";
import { assetsFolder } from "#kernel/folders";

/** Starts Chromium as another user, since it refuses its sandbox to root; needs `setpriv` of util-linux. */
const unprivileged = join(assetsFolder, "renderer/unprivileged-chromium");

/** The program to start, and all the environment that it gets. */
function programOf(executablePath: string) {
  return process.getuid?.() === 0
    ? {
        executablePath: unprivileged,
        env: { CHROMIUM: executablePath, PATH: "/usr/sbin:/usr/bin:/sbin:/bin" },
      }
    : { executablePath, env: {} };
}

/**
 * A browser in its own sandbox, without network access: no name resolves and its proxy does not exist, so that everything not
 * fetched for it (preconnections, WebRTC, QUIC) goes nowhere.
 */
export const launchCaged = (executablePath: string, timeout: number) =>
  chromium.launchServer({
    ...programOf(executablePath),
    timeout,
    chromiumSandbox: true,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    proxy: { server: "http://127.0.0.1:9", bypass: "<-loopback>" },
    args: [
      "--host-resolver-rules=MAP * ~NOTFOUND",
      "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
      "--disable-quic",
      "--disable-gpu",
      "--disable-sync",
      "--disable-component-update",
      "--disable-background-networking",
      "--js-flags=--max-old-space-size=256",
    ],
  });
