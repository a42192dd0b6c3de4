import { proveFiles } from "#test/read-by-ffmpeg";

proveFiles(["flite:rms"]);
