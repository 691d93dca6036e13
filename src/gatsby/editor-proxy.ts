import { type IncomingMessage, request, type ServerResponse } from "node:http";

interface App {
  use(
    path: string,
    handler: (request: IncomingMessage & { originalUrl: string }, response: ServerResponse) => void,
  ): void;
}

/**
 * Shows the editor that `npm run cms` has started beside `gatsby develop` at /admin of the site.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-config/#developmiddleware
 */
export function editorProxy({ EDITOR_PORT: port }: NodeJS.ProcessEnv) {
  if (!port) return undefined;
  return (app: App) =>
    app.use("/admin", (incoming, outgoing) => {
      const { method, headers, originalUrl: path } = incoming;
      const onward = request({ host: "127.0.0.1", port, path, method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      onward.once("error", () => outgoing.writeHead(502).end("The editor has ended."));
      incoming.pipe(onward);
    });
}
