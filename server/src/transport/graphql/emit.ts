import { writeFileSync } from "node:fs";
import { printSdl } from "./sdl.ts";

// A program: writes the schema into the file that it is given.
writeFileSync(process.argv[2] ?? "schema.graphql", printSdl());
