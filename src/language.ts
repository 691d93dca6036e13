/** The language of the labels in components, as a BCP 47 code. */
export const LANGUAGE = "en";

/** The same language with a region, as Open Graph writes it: https://ogp.me/#optional */
export const LOCALE = "en_US";
