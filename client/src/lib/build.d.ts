/** The version in package.json when this was built. */
declare const __VERSION__: string;
