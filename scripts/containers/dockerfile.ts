export interface Stage {
  base: string;
  name: string | null;
  instructions: { keyword: string; rest: string }[];
}

/** The stages of a Dockerfile, with continued lines joined and remarks left out. */
export function parseDockerfile(text: string): Stage[] {
  const lines = text.replace(/\\\n/g, " ").split("\n");
  const stages: Stage[] = [];
  for (const line of lines.filter((line) => line.trim() !== "" && !line.startsWith("#"))) {
    const [keyword = "", rest = ""] = line.split(/ +(.*)/);
    const from = /^(\S+)(?: AS (\S+))?$/.exec(rest);
    if (keyword === "FROM" && from)
      stages.push({ base: from[1] ?? "", name: from[2] ?? null, instructions: [] });
    else stages.at(-1)?.instructions.push({ keyword, rest });
  }
  return stages;
}

export const named = (stages: Stage[], name: string): Stage => {
  const stage = stages.find((stage) => stage.name === name);
  if (!stage) throw new Error(`The Dockerfile has no stage ${name}`);
  return stage;
};

/** Arguments of all instructions of one kind, in order. */
export const all = (stage: Stage, keyword: string): string[] =>
  stage.instructions.filter((instruction) => instruction.keyword === keyword).map(({ rest }) => rest);
