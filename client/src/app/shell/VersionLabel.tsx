import { useEffect, useState } from "react";
import { servedVersion } from "#lib/new-version/served";
import classes from "./VersionLabel.module.css";

export function VersionLabel() {
  const [version, setVersion] = useState<string | null>(null);
  useEffect(() => void servedVersion().then(setVersion), []);
  return version && <footer className={classes.label}>v{version}</footer>;
}
