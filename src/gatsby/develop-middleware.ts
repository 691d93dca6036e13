import type { IncomingMessage, ServerResponse } from "node:http";
import { CONTACT_API } from "../routes";
import { createContactHandler } from "../server/handle-contact";

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

interface App {
  use(path: string, handler: Handler): void;
}

/**
 * Makes the inbox, which stores messages, available under `gatsby develop`.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-config/#developmiddleware
 */
export const developMiddleware =
  (inbox: string) =>
  (app: App): void => {
    app.use(CONTACT_API, createContactHandler(inbox));
  };
