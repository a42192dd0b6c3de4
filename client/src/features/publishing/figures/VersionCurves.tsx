import { useTranslation } from "react-i18next";
import { clock } from "#lib/clock";
import { Chart } from "./Chart";
import { Curve } from "./Curve";
import curve from "./Curve.module.css";
import type { HeardVersion } from "./LeavingCurve";
import { shareOf, sharesOf } from "./leaving";
import { useVersionName } from "./use-version-name";

/** More curves than that nobody tells apart; the table has them all. */
const MOST_CURVES = 3;

/** How well versions keep their listeners, beside each other. */
export function VersionCurves({ versions }: { versions: readonly HeardVersion[] }) {
  const { t } = useTranslation();
  const title = t(($) => $.publishing.listening.versions);
  const name = useVersionName();
  const drawn = versions.slice(0, MOST_CURVES).map((version) => ({
    name: name(version.revisionNumber),
    shares: sharesOf(version),
  }));
  return (
    <Chart
      title={title}
      heads={[
        t(($) => $.publishing.listening.version),
        t(($) => $.publishing.listening.plays),
        t(($) => $.publishing.listening.toEnd),
        t(($) => $.publishing.listening.average),
      ]}
      rows={versions.map(({ revisionNumber, plays, ended, seconds }) => [
        name(revisionNumber),
        plays,
        `${shareOf(ended, plays)}%`,
        clock(seconds / Math.max(1, plays)),
      ])}
    >
      <ul className={curve.keys}>
        {drawn.map((version, line) => (
          <li key={version.name} data-line={line}>
            <svg className={curve.key} viewBox="0 0 28 4" aria-hidden>
              <path d="M0 2H28" />
            </svg>
            {version.name}
          </li>
        ))}
      </ul>
      <Curve
        label={title}
        lines={drawn.map(({ shares }) => shares)}
        most={100}
        unit="%"
        ends={[t(($) => $.publishing.listening.start), t(($) => $.publishing.listening.end)]}
        describe={(index) =>
          drawn.map((version) => (
            <span key={version.name} className={curve.each}>
              {`${version.name}: ${index === null ? (version.shares.at(-1) ?? 0) : (version.shares[index] ?? 0)}%`}
            </span>
          ))
        }
      />
    </Chart>
  );
}
