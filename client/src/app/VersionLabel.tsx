import { useEffect, useState } from "react";
import classes from "./VersionLabel.module.css";

async function readVersion(): Promise<string | null> {
  try {
    const response = await fetch("/version.json", { cache: "no-store" });
    const { version } = (await response.json()) as { version?: unknown };
    return response.ok && typeof version === "string" ? version : null;
  } catch {
    return null; // A label is not worth an error.
  }
}

export function VersionLabel() {
  const [version, setVersion] = useState<string | null>(null);
  useEffect(() => void readVersion().then(setVersion), []);
  return version && <footer className={classes.label}>v{version}</footer>;
}
