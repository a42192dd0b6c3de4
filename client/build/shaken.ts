import type { Plugin } from "vite";

/** The part of the router's build for production that holds all of it, and the one of the identity SDK. */
export const ROUTER = /\/react-router\/dist\/production\/chunk-\w+\.mjs$/;
export const IDENTITY = /\/@firebase\/auth\/dist\/esm\/index-\w+\.js$/;

const NAMING = /^\w+\.displayName = "[^"]*";$/gm;
const MAKING = /^var \w+ = (?=React\w*\.(forwardRef|createContext|memo)\()/gm;

/**
 * The names that the router gives its parts, for developers' tools, and the calls that make them count as effects, so
 * that forms, loaders and prefetching stay in the bundle though nobody uses them: a third of it.
 */
export const shakenRouter = (code: string): string =>
  code.replace(NAMING, "").replace(MAKING, (making) => `${making}/* @__PURE__ */ `);

const FEDERATED = /^(Facebook|Github|Google|Twitter)AuthProvider\.\w+ = .*;$/gm;

/** One signs in by a password alone; the constants of other providers would keep all of their code. */
export const shakenIdentity = (code: string): string => code.replace(FEDERATED, "");

export const IDS = /\/@mantine\/hooks\/esm\/use-id\/use-id\.mjs$/;
const SECOND = /^\tconst \w+ = useRef\(false\);\n\tuseIsomorphicEffect\(.*?^\t\}, \[\]\);\n/ms;

/** React's own number names a part for good; a second one, set afterwards, would draw each field and menu twice. */
export const shakenIds = (code: string): string => code.replace(SECOND, "");

function shaking(name: string, id: RegExp, change: (code: string) => string): Plugin {
  let changed = 0;
  return {
    name,
    buildStart() {
      changed = 0;
    },
    transform: {
      filter: { id },
      handler(code) {
        const made = change(code);
        if (made !== code) changed++;
        return { code: made, map: null };
      },
    },
    buildEnd(failed) {
      // Else a package that moved its files would make the bundle larger in silence.
      if (!failed && changed !== 1) this.error(`${name} has changed ${changed} modules, not one`);
    },
  };
}

/** Lets the bundler leave out what nobody uses of packages that seem to use it themselves. */
export const shaken = (): Plugin[] => [
  shaking("shaken-router", ROUTER, shakenRouter),
  shaking("shaken-identity", IDENTITY, shakenIdentity),
  shaking("shaken-ids", IDS, shakenIds),
];
