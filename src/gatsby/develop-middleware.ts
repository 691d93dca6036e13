import { type IncomingMessage, request, type ServerResponse } from "node:http";
import { createContactHandler } from "../inbox/handle-contact";
import { CONTACT_API } from "../routes";

type Handler = (
  request: IncomingMessage & { originalUrl: string },
  response: ServerResponse,
) => void;

interface App {
  use(path: string, handler: Handler): void;
}

/** Forwards requests to the editor, which `npm run cms` starts beside `gatsby develop`. */
const toEditor =
  (port: string): Handler =>
  (incoming, outgoing) => {
    const { method, headers, originalUrl: path } = incoming;
    const forwarded = request({ host: "127.0.0.1", port, path, method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    forwarded.once("error", () =>
      outgoing.writeHead(502).end("The editor is not running. Start it again: npm run cms"),
    );
    incoming.pipe(forwarded);
  };

/**
 * Makes the inbox, which stores messages, and the editor available under `gatsby develop`.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-config/#developmiddleware
 */
export const developMiddleware =
  ({ CONTACT_INBOX, EDITOR_PORT }: NodeJS.ProcessEnv) =>
  (app: App): void => {
    app.use(
      CONTACT_API,
      createContactHandler(() => CONTACT_INBOX),
    );
    if (EDITOR_PORT) app.use("/admin", toEditor(EDITOR_PORT));
  };
