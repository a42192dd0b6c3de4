import { useLocation, useNavigate } from "react-router-dom";
import type { Language } from "#lib/i18n/language";
import { LanguageChoice } from "#lib/ui/LanguageChoice";

/** Without a profile the address keeps the choice, so that it outlives a reload and can be shared. */
export function AddressLanguage() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const choose = (language: Language) => {
    const query = new URLSearchParams(search);
    query.set("lang", language);
    const path = pathname.replace(/^\/(ja|en)\//, "/");
    void navigate(`${path}?${query}`, { replace: true });
  };
  return <LanguageChoice onChoose={choose} />;
}
