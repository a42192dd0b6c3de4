/** Marks of a script around words of another language, [en]…[/en]; they are never spoken. */
export const LANGUAGE_MARK = /[[［](?<closing>[/／]?)(?<language>en|ja)[\]］]/gi;
