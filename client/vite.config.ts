import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { calledOnLoad } from "./build/called-on-load.ts";
import { compressed } from "./build/compressed.ts";
import { splitDocuments } from "./build/documents.ts";
import { faces } from "./build/faces.ts";
import { memoized } from "./build/memoized.ts";
import { serviceWorkerFiles } from "./build/service-worker.ts";
import { shaken } from "./build/shaken.ts";
import { splash } from "./build/splash.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const { version } = JSON.parse(readFileSync(here("../package.json"), "utf8")) as { version: string };

/** Writes the version file that the label at the bottom right reads. */
function versionFile(): Plugin {
  return {
    name: "version-file",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "version.json", source: JSON.stringify({ version }) });
    },
  };
}

/** While developing, everything that is not the interface is the server's. */
const server = process.env.SERVER_URL ?? "http://localhost:4000";
const forwarded = [
  "/api",
  "/media",
  "/m/",
  "/p/",
  "/legal/",
  "/help",
  "/status",
  "/order/",
  "/embed",
  "/oembed",
  "/samples",
  "/version.json",
  "/identitytoolkit.googleapis.com",
  "/securetoken.googleapis.com",
];

/**
 * Modules of the sign-in screens, bundled in one file: forty small ones would be 10 KB larger and load in
 * sequence. Only modules that they or all screens need belong here.
 */
const ofSignIn = new RegExp(
  [
    "/@mantine/core/esm/core/MantineProvider/",
    "/@mantine/core/esm/components/(ActionIcon|Alert|Anchor|Button|CloseButton|Input|InputBase|Loader)/",
    "/@mantine/core/esm/components/(PasswordInput|Stack|Text|TextInput|Transition|UnstyledButton)/",
    "/node_modules/(react|scheduler|react-dom|react-error-boundary|react-router|react-router-dom)/",
    "/node_modules/(i18next|react-i18next|clsx)/",
    "/lucide-react/dist/esm/(createLucideIcon|Icon|icons/(sun|moon|file-text|globe|audio-lines|circle-check|triangle-))",
    "/client/src/app/(notices|shell/(VersionLabel|use-leave))",
    "/client/src/features/auth/(?!(Regist|Forgot|Reset)\\w+|register|agree-|initialize-)|/client/src/app/shell/LoginScreen",
    "/client/src/lib/(help|i18n|theme)/|/client/src/lib/(errors|events|lazy-screen|timing|typing|api)\\.ts",
    "/client/src/lib/identity/(?!firebase|passwords)",
    "/client/src/lib/(use-error-text|ui/(ErrorText|go-to-start|LazyPart|LegalLinks|LoadingScreen|Mark|PasswordField|RouteLink))",
    "/client/src/lib/ui/use-(checks|document-title|validation)",
  ].join("|"),
);

/**
 * Everything else that at least two parts share comes in one file: alone, sixty small ones would each be a request
 * of the main screen. Not in it: modules of public screens, and large ones that only a dialog needs.
 */
const notOfStudio = new RegExp(
  [
    "\0|/client/index\\.html|/client/src/(main|service-worker|app/router|features/(auth|account|announcements)/)",
    "/client/src/app/(admin|shell/(Failure|Protected|AppError|Focus|LanguageFollower|Root))",
    "/client/src/lib/(i18n|identity|theme|new-version|trial|own-storage)",
    "/client/src/(gql/enums|features/credits/CreditPacks|lib/ui/CodeBlock)|/(diff|libesm/diff)/",
    "/node_modules/(@?firebase|idb|dompurify|wavesurfer\\.js|react-number-format)/|/use-mutation-observer/",
    "/components/(Checkbox|CopyButton|Drawer|Highlight|Mark|NativeSelect|NumberInput|SegmentedControl)/",
    "/components/(Slider|Switch|Tabs)/|/(InlineInput|InputsGroupFieldset)/",
  ].join("|"),
);

/** As a browser has it: for Node it keeps the first `fetch` that it meets, and each test file puts its own there. */
function identitySdk(): string {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve("firebase/package.json"));
  return resolve("@firebase/auth/package.json").replace("package.json", "dist/esm/index.js");
}

const ROUTER = "../node_modules/react-router/dist/production/index.mjs";

export default defineConfig(({ command }) => ({
  root: here("."),
  plugins: [
    react(),
    ...(command === "build" ? [memoized(), shaken(), splitDocuments()] : []),
    versionFile(),
    faces(here("./public"), here("./.faces")),
    splash(here("./public")),
    calledOnLoad(),
    serviceWorkerFiles(here("./public")),
    compressed(),
  ],
  define: { __VERSION__: JSON.stringify(version) },
  resolve: {
    alias: [
      { find: /^#(app|features|lib|gql|test)\//, replacement: `${here("./src")}/$1/` },
      // Under Node, tests would load graphql twice: as a module and as CommonJS.
      ...(process.env.VITEST
        ? [
            { find: /^graphql$/, replacement: "graphql/index.js" },
            { find: /^firebase\/auth$/, replacement: identitySdk() },
          ]
        : []),
      // Its exports name the build with warnings for developers alone, 1 KB larger.
      ...(command === "build" ? [{ find: /^react-router$/, replacement: here(ROUTER) }] : []),
    ],
  },
  server: {
    proxy: {
      ...Object.fromEntries(forwarded.map((path) => [path, server])),
      "/graphql": { target: server, ws: true },
    },
  },
  build: {
    outDir: "dist",
    target: "es2023",
    manifest: true,
    chunkSizeWarningLimit: 450,
    rolldownOptions: {
      input: {
        index: here("./index.html"),
        "service-worker": here("./src/service-worker/service-worker.ts"),
      },
      output: {
        // Its address must not change, and its folder limits its scope.
        entryFileNames: ({ name }) => (name === "service-worker" ? `${name}.js` : "assets/[name]-[hash].js"),
        codeSplitting: {
          groups: [
            { name: "sign-in", test: ofSignIn },
            { name: "studio", test: (id) => !notOfStudio.test(id), minShareCount: 2 },
          ],
        },
      },
    },
  },
  test: {
    environment: "jsdom",
    setupFiles: ["src/test/setup.ts"],
    // Only hanging tests reach these limits, even on the slowest machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
    css: { modules: { classNameStrategy: "non-scoped" } },
  },
}));
