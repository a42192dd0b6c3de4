import classes from "./FigureTable.module.css";

interface Props {
  caption: string;
  /** Name of what is counted. */
  figure: string;
  rows: readonly (readonly [name: string, count: number])[];
}

/** Figures as a table whose rows are bars: one thing for eyes and for screen readers. */
export function FigureTable({ caption, figure, rows }: Props) {
  const most = Math.max(1, ...rows.map(([, count]) => count));
  return (
    <table className={classes.table}>
      <caption>{caption}</caption>
      <thead className={classes.heads}>
        <tr>
          <th scope="col">{caption}</th>
          <th scope="col">{figure}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, count]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <span className={classes.bar} style={{ width: `${(count / most) * 80}%` }} aria-hidden />
              {count}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
