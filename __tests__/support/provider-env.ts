/** The build of the site with the real content gets a form provider at another origin. */
export const PROVIDER_ENV = {
  GATSBY_CONTACT_ENDPOINT: "http://127.0.0.1:9797/messages",
  GATSBY_CONTACT_EXTRA: '{"access_key":"public-key"}',
};
