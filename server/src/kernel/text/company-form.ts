/** Behind an ampersand the form is a part of the name: "Tarn & Co." */
const FORM =
  /^(?:㈱|㈲|株式会社|有限会社|合同会社|[(（][株有][)）])\s*|\s*(?:㈱|㈲|株式会社|有限会社|合同会社|[(（][株有][)）])$|(?<!&|\band),? (?:Inc|Ltd|LLC|GmbH|Co|Corp|S\.A|B\.V)\.?(?:, Ltd\.?)?$/u;

/** A company's name as one says it: the form of a company is for its papers. */
export const withoutCompanyForm = (name: string): string => name.replace(FORM, "").trim();
