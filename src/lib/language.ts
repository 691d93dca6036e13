/** The language of the labels in components, as a BCP 47 code. */
export const LANGUAGE = "en";
