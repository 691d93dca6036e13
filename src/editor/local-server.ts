import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { createRequire } from "node:module";
import path from "node:path";
import sirv from "sirv";
import { isLocal } from "../gatsby/check-environment";
import { EDITOR, editorHeaders, isOfEditor } from "../headers/security-headers";
import { EDITOR_PACKAGES } from "./build-editor";

/** URL path of decap-server's API for files. */
export const LOCAL_API = `${EDITOR}/api/v1`;

const isHere = (origin: string) => URL.canParse(origin) && isLocal(new URL(origin));

/**
 * Checks that a page on this machine sent the request. A form on another website (CSRF), or a
 * domain that resolves to this machine (DNS rebinding), must not write files.
 */
function isOwn({ headers }: IncomingMessage): boolean {
  const { host = "", origin } = headers;
  if (!isHere(`http://${host}`)) return false;
  if (origin !== undefined && !isHere(origin)) return false;
  return /^application\/json\b/.test(headers["content-type"] ?? "");
}

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

interface ExpressApp {
  (request: IncomingMessage, response: ServerResponse): void;
  disable(setting: string): void;
  use(handler: Handler): void;
}

interface Express {
  (): ExpressApp;
  json(options: { limit: string }): Handler;
}

const refuseOthers: Handler = (request, response, next) => {
  if (isOwn(request)) return next();
  response.writeHead(403, { "Content-Type": "application/json" });
  response.end(JSON.stringify({ error: "The request was not sent by a page on this machine" }));
};

/**
 * Mounts only the API of decap-server. Its own HTTP server is not used, because that server accepts
 * requests from any page.
 */
async function fileApi(project: string): Promise<ExpressApp> {
  const require = createRequire(path.resolve(EDITOR_PACKAGES, "package.json"));
  const express: Express = require("express");
  const middlewares: typeof import("decap-server/dist/middlewares") =
    require("decap-server/dist/middlewares");
  // decap-server reads the project's path only from this environment variable.
  process.env.GIT_REPO_DIRECTORY = project;
  const app = express();
  app.disable("x-powered-by");
  app.use(refuseOthers);
  app.use(express.json({ limit: "50mb" }));
  const logger = { info: () => {}, debug: () => {}, error: (text: string) => console.error(text) };
  await middlewares.registerLocalFs(app, { logger });
  return app;
}

/** Serves the built editor from `folder`. Reads and writes the content in `project`. */
export async function createEditorServer(folder: string, project: string): Promise<Server> {
  const files = sirv(folder, { dev: true });
  const api = await fileApi(project);
  const headers = new Map(Object.entries(editorHeaders([])));
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const address = (request.url ?? "/").split("?", 1)[0] ?? "/";
    if (address === "/") return void response.writeHead(302, { Location: EDITOR }).end();
    if (!isOfEditor(address)) return void response.writeHead(404).end();
    response.setHeaders(headers);
    // The API and sirv expect paths without the prefix /admin.
    request.url = (request.url ?? "").slice(EDITOR.length) || "/";
    if (request.url.startsWith("/api/")) api(request, response);
    else files(request, response);
  };
  return createServer(answer);
}
