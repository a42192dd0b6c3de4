import { runFlite, NO_WAV } from "./src/adapters/speech/flite-run.ts";
import { normalizeEnglish } from "./src/adapters/speech/normalize-en/index.ts";
import { readFileSync } from "node:fs";
for (const t of readFileSync(0,"utf8").trim().split("\n")) { const s=normalizeEnglish(t); const r=await runFlite([["-voice","rms"],["-ps"],["-t",s],NO_WAV]); console.log(t,"\n  ",s,"\n  ",r.printed.join(" ")); }
