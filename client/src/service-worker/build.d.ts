/** Written into the service worker by the build. */
declare const __BUILD__: { revision: string; files: string[] };
