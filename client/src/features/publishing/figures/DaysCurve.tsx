import { useTranslation } from "react-i18next";
import { clock } from "#lib/clock";
import { Chart } from "./Chart";
import { Curve } from "./Curve";
import { everyDay } from "./every-day";
import { scaleFor } from "./path-of";

interface Props {
  from: string;
  to: string;
  days: { day: string; loads: number; plays: number; seconds: number }[];
}

/** Plays of each day. */
export function DaysCurve({ from, to, days }: Props) {
  const { t, i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(i18n.language, { month: "short", day: "numeric", timeZone: "UTC" });
  const dated = everyDay(from, to, days).map((one) => ({ ...one, date: format.format(new Date(one.day)) }));
  const plays = dated.map((one) => one.plays);
  const title = t(($) => $.publishing.listening.days);
  const best = dated.reduce<(typeof dated)[number] | undefined>(
    (most, one) => (one.plays > (most?.plays ?? 0) ? one : most),
    undefined,
  );
  return (
    <Chart
      title={title}
      heads={[
        t(($) => $.publishing.listening.day),
        t(($) => $.publishing.listening.loads),
        t(($) => $.publishing.listening.plays),
        t(($) => $.publishing.listening.time),
      ]}
      rows={dated.map(({ date, loads, plays, seconds }) => [date, loads, plays, clock(seconds)])}
    >
      <Curve
        label={title}
        lines={[plays]}
        most={scaleFor(plays)}
        ends={[dated[0]?.date ?? "", dated.at(-1)?.date ?? ""]}
        describe={(index) => {
          const one = index === null ? best : dated[index];
          if (!one) return null;
          const { date, plays: count } = one;
          return index === null
            ? t(($) => $.publishing.listening.bestDay, { date, count })
            : t(($) => $.publishing.listening.onDay, { date, count });
        }}
      />
    </Chart>
  );
}
