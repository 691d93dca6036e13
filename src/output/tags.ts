/** The source of a regular expression for a tag after its name. Attributes may contain ">". */
export const REST_OF_TAG = /(?:"[^"]*"|[^">])*>/.source;
