import { useTranslation } from "react-i18next";

/** Words for what the audit log names; what this version has no words for keeps its own name. */
export function useNameOf(): (kind: "actions" | "fields" | "values", name: string) => string {
  const { i18n } = useTranslation();
  return (kind, name) => {
    const key = `admin.audit.${kind}.${name.replace(".", "_")}`;
    return i18n.exists(key) ? String(i18n.getResource(i18n.language, "translation", key)) : name;
  };
}
