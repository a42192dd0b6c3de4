import { chromium } from "playwright-core";

/**
 * A browser without network access: no name resolves and its proxy does not exist, so that everything not
 * fetched for it (preconnections, WebRTC, QUIC) goes nowhere.
 */
export const launchCaged = (executablePath: string, timeout: number) =>
  chromium.launchServer({
    executablePath,
    timeout,
    // Chromium refuses its sandbox to root.
    chromiumSandbox: process.getuid?.() !== 0,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    env: {},
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
