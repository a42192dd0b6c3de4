import { useTranslation } from "react-i18next";
import { useMoment } from "./use-moment";
import { useNameOf } from "./use-name-of";

interface Props {
  /** Recorded details of an action, by field. */
  data: Record<string, unknown>;
}

/** Ids say nothing to a reader: the job is named by what the action was on. */
const hidden = ["queueId"];

/** Shows the details of an action; fields and values without a translation appear by name. */
export function AuditDetails({ data }: Props) {
  const { t } = useTranslation();
  const moment = useMoment();
  const nameOf = useNameOf();
  const texts: Record<string, (value: string) => string> = {
    publishAt: (value) => (value === "now" ? nameOf("values", value) : moment(value)),
    from: (value) => nameOf("values", value),
    to: (value) => nameOf("values", value),
    standing: (value) => nameOf("values", value),
  };
  const textOf = (field: string, value: unknown): string => {
    if (Array.isArray(value)) return value.map((name) => nameOf("fields", String(name))).join(", ");
    if (typeof value === "object") return JSON.stringify(value);
    return texts[field]?.(String(value)) ?? String(value);
  };
  return Object.entries(data)
    .filter(([field, value]) => value !== null && !hidden.includes(field))
    .map(([field, value]) => (
      <span key={field}>
        {t(($) => $.admin.audit.detail, { field: nameOf("fields", field), value: textOf(field, value) })}
      </span>
    ));
}
