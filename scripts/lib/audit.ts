interface Report {
  error?: { code?: string; summary?: string };
  message?: string;
  vulnerabilities?: Record<string, { name: string; severity: string; range: string }>;
}

export interface AuditVerdict {
  /** "asked" where the registry answered. */
  state: "asked" | "unknown";
  isGood: boolean;
  lines: string[];
}

const GRAVE = ["high", "critical"];

/** Judges the answer of `npm audit --json`: grave findings fail, and a registry that does not answer is named. */
export function auditVerdict(output: string): AuditVerdict {
  const unknown = (why: string): AuditVerdict => ({
    state: "unknown",
    isGood: true,
    lines: [`Nobody could be asked about known vulnerabilities: ${why}`],
  });
  let report: Report;
  try {
    report = JSON.parse(output.slice(output.indexOf("{"), output.lastIndexOf("}") + 1));
  } catch {
    const said = output.split("\n").find((line) => line !== "" && !line.startsWith("npm warn"));
    return unknown(said ?? "npm said nothing");
  }
  const { error, message, vulnerabilities } = report;
  if (!vulnerabilities) return unknown(error?.summary || message || error?.code || "no list came");
  const grave = Object.values(vulnerabilities).filter(({ severity }) => GRAVE.includes(severity));
  const rest = Object.keys(vulnerabilities).length - grave.length;
  return {
    state: "asked",
    isGood: grave.length === 0,
    lines: [
      ...grave.map(({ name, severity, range }) => `${severity}: ${name} ${range}`),
      `${grave.length} grave and ${rest} lesser known vulnerabilities in what runs`,
    ],
  };
}
