import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import express from "express";
import sirv from "sirv";
import { isLocal } from "../gatsby/check-address";
import { EDITOR, editorHeaders, isOfEditor } from "../headers/editor-headers";

/** Where the editor asks for files and sends them, below /admin. */
export const LOCAL_API = `${EDITOR}/api/v1`;

const isHere = (origin: string) => URL.canParse(origin) && isLocal(new URL(origin));

/**
 * Whether a request is from a page of this machine. Any site that somebody has open here could
 * otherwise write files: by a form, or under a name that it lets point to this machine.
 */
function isOwn({ headers }: IncomingMessage): boolean {
  const { host = "", origin } = headers;
  if (!isHere(`http://${host}`)) return false;
  if (origin !== undefined && !isHere(origin)) return false;
  return /^application\/json\b/.test(headers["content-type"] ?? "");
}

/** What reads and writes files for the editor: decap-server, without its own open doors. */
async function filesOf(project: string) {
  const { registerLocalFs } = await import("decap-server/dist/middlewares");
  // The only way to say which folder.
  process.env.GIT_REPO_DIRECTORY = project;
  const app = express();
  app.disable("x-powered-by");
  app.use((request, response, next) => {
    if (isOwn(request)) return next();
    response.status(403).json({ error: "Not from a page of this machine" });
  });
  app.use(express.json({ limit: "50mb" }));
  const logger = { info: () => {}, debug: () => {}, error: (text: string) => console.error(text) };
  await registerLocalFs(app, { logger });
  return app;
}

/**
 * Makes the server of the editor on one's own machine, not yet listening.
 *
 * @param folder what `buildEditor` wrote
 * @param project whose content is edited
 */
export async function createEditorServer(folder: string, project: string): Promise<Server> {
  const files = sirv(folder, { dev: true });
  const api = await filesOf(project);
  const headers = new Map(Object.entries(editorHeaders([])));
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const path = (request.url ?? "/").split("?", 1)[0] ?? "/";
    if (path === "/") return void response.writeHead(302, { Location: EDITOR }).end();
    if (!isOfEditor(path)) return void response.writeHead(404).end();
    response.setHeaders(headers);
    // What follows knows addresses below the editor's own.
    request.url = (request.url ?? "").slice(EDITOR.length) || "/";
    if (request.url.startsWith("/api/")) api(request as never, response as never);
    else files(request, response);
  };
  return createServer(answer);
}
