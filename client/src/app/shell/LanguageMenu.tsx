import { LanguageChoice } from "#lib/ui/LanguageChoice";
import { useChooseLanguage } from "../account/use-choose-language";

export const LanguageMenu = () => <LanguageChoice onChoose={useChooseLanguage()} />;
